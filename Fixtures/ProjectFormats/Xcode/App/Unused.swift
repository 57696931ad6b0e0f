// In a group, and in no target.
