/** Places where things are made: one picture each, `workshop-{slug}.webp`, 4:5 like the pieces, and the kinds that come from there. */
export const WORKSHOPS: readonly { slug: string; kinds: readonly string[] }[] = [
  { slug: 'loom-silk', kinds: ['mudmee-silk', 'silk-scarves', 'table-runner'] },
  { slug: 'loom-khit', kinds: ['khit-shawl', 'axe-pillow', 'cushion', 'wall-hanging'] },
  { slug: 'loom-cotton', kinds: ['phakaoma', 'placemats', 'cotton-throw', 'woven-tote'] },
  { slug: 'loom-tin-jok', kinds: ['pha-sin'] },
  { slug: 'indigo-vat', kinds: ['indigo-scarf', 'mo-hom-shirt'] },
  { slug: 'batik-frame', kinds: ['batik-sarong'] },
  { slug: 'stitching', kinds: ['hill-tribe-bag', 'hill-tribe-doll'] },
  { slug: 'wheel', kinds: ['celadon-vase', 'celadon-bowls', 'terracotta-pot', 'sangkhalok-plate'] },
  { slug: 'gilding', kinds: ['benjarong-jar', 'benjarong-tea-set'] },
  { slug: 'chasing', kinds: ['silver-bowl', 'niello-box', 'silver-bangle', 'silver-ring', 'silver-earrings', 'pendant-necklace', 'torque'] },
  { slug: 'basketry', kinds: ['rattan-basket', 'rattan-bag', 'rattan-lamp'] },
  { slug: 'bamboo', kinds: ['sticky-rice-basket', 'bamboo-hat'] },
  { slug: 'carving', kinds: ['carved-panel', 'wood-elephant'] },
  { slug: 'mortar', kinds: ['curry-paste', 'dried-chili', 'chili-oil', 'spice-jars', 'spice-bowls'] },
  { slug: 'easel', kinds: ['temple-painting', 'elephant-painting', 'lotus-painting'] },
]
