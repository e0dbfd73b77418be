"""The steps that bring a database up to date, oldest first. A step that was released is never changed."""
