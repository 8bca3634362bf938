this is not a migration: its name has no number
