## Aan het einde

outcome-points = overwinningspunten
