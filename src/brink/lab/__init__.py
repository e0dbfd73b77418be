"""The lab: many games at once, what they tell, and how fast they are."""
