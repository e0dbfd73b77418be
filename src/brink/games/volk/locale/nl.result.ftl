## Aan het einde

outcome-points = Toernooipunten
