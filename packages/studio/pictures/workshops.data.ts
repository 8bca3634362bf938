/** Places where things are made: one picture each, `workshop-{slug}.webp`, 4:5 like the pieces, and the kinds that come from there. */
export const WORKSHOPS: readonly { slug: string; kinds: readonly string[] }[] = [
  { slug: 'loom-khit', kinds: ['khit-shawl', 'axe-pillow', 'cushion', 'wall-hanging'] },
  { slug: 'gilding', kinds: ['benjarong-jar', 'benjarong-tea-set'] },
  { slug: 'mortar', kinds: ['curry-paste', 'dried-chili', 'chili-oil', 'spice-jars', 'spice-bowls'] },
]
