"""The house re-laid: every point of that issue as a test, so that it cannot be half done and called whole."""
