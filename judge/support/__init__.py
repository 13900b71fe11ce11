"""What has never heard of the game: values, problems, files, caches, YAML with places, LALR. Imports nothing of ours."""
