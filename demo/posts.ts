/** A post of the demo, as far as it is not text: its texts stand in `posts/{slug}/{language}.md`. `search` finds the pieces below it. */
export type SeedPost = {
  slug: string
  category: 'crafts' | 'places' | 'care' | 'people'
  tags: readonly string[]
  picture: string
  search: string
  daysAgo: number
}

/** What the demo's blog holds, the newest first. */
export const POSTS: readonly SeedPost[] = [
  {
    slug: 'thai-silk-surin-pak-thong-chai',
    category: 'crafts',
    tags: ['silk', 'weaving', 'isan'],
    picture: 'mudmee-silk-ruby',
    search: 'Thai silk',
    daysAgo: 3,
  },
  { slug: 'celadon-chiang-mai', category: 'crafts', tags: ['ceramics', 'chiang-mai', 'north'], picture: 'celadon-bowls-jade', search: 'Celadon', daysAgo: 9 },
  { slug: 'caring-for-silk', category: 'care', tags: ['silk', 'care'], picture: 'silk-scarves-rose', search: 'Silk scarf', daysAgo: 14 },
  {
    slug: 'indigo-sakon-nakhon',
    category: 'crafts',
    tags: ['indigo', 'natural-dyes', 'isan', 'weaving'],
    picture: 'indigo-scarf-deep',
    search: 'Indigo cotton',
    daysAgo: 21,
  },
  { slug: 'caring-for-indigo', category: 'care', tags: ['indigo', 'care', 'natural-dyes'], picture: 'mo-hom-shirt-indigo', search: 'Indigo', daysAgo: 24 },
  { slug: 'support-foundation', category: 'people', tags: ['weaving', 'isan', 'history'], picture: 'mudmee-silk-gold', search: 'Mudmee', daysAgo: 28 },
  {
    slug: 'benjarong-five-colours',
    category: 'crafts',
    tags: ['ceramics', 'history', 'central'],
    picture: 'benjarong-jar-ruby',
    search: 'Benjarong',
    daysAgo: 36,
  },
  {
    slug: 'yan-lipao-nakhon-si-thammarat',
    category: 'crafts',
    tags: ['basketry', 'south', 'natural-fibres'],
    picture: 'rattan-basket-smoked',
    search: 'Basket',
    daysAgo: 44,
  },
  {
    slug: 'ban-chiang-red-spirals',
    category: 'places',
    tags: ['ceramics', 'isan', 'history'],
    picture: 'terracotta-pot-rust',
    search: 'Terracotta',
    daysAgo: 52,
  },
  { slug: 'nielloware', category: 'crafts', tags: ['metal', 'south', 'history'], picture: 'niello-box-flame', search: 'Niello', daysAgo: 60 },
  { slug: 'thai-lacquer', category: 'crafts', tags: ['lacquer', 'north', 'history'], picture: 'lacquer-box-vermilion', search: 'Lacquer', daysAgo: 67 },
  { slug: 'saa-paper-bo-sang', category: 'places', tags: ['paper', 'chiang-mai', 'north'], picture: 'sa-umbrella-red', search: 'Sa paper', daysAgo: 75 },
  { slug: 'mudmee-ikat', category: 'crafts', tags: ['silk', 'weaving', 'isan'], picture: 'mudmee-silk-indigo', search: 'Mudmee', daysAgo: 83 },
  { slug: 'sangkhalok', category: 'crafts', tags: ['ceramics', 'history', 'north'], picture: 'sangkhalok-plate-fish', search: 'Sangkhalok', daysAgo: 91 },
  { slug: 'teak-and-mango-wood', category: 'crafts', tags: ['wood', 'north'], picture: 'mango-wood-bowl-natural', search: 'Mango wood', daysAgo: 99 },
  { slug: 'rattan-and-bamboo', category: 'crafts', tags: ['basketry', 'natural-fibres'], picture: 'rattan-bag-natural', search: 'Rattan bag', daysAgo: 108 },
  { slug: 'thai-spices', category: 'crafts', tags: ['food'], picture: 'spice-bowls-five', search: 'Thai spices', daysAgo: 117 },
  { slug: 'shadow-puppets', category: 'crafts', tags: ['south', 'history'], picture: 'shadow-puppet-amber', search: 'Shadow puppet', daysAgo: 126 },
  { slug: 'wua-lai-silver', category: 'places', tags: ['metal', 'chiang-mai', 'north'], picture: 'silver-bowl-lotus', search: 'Silver jewelry', daysAgo: 135 },
  { slug: 'dan-kwian', category: 'places', tags: ['ceramics', 'isan'], picture: 'terracotta-pot-umber', search: 'Terracotta', daysAgo: 146 },
  { slug: 'phrae-mo-hom', category: 'places', tags: ['indigo', 'natural-dyes', 'north'], picture: 'mo-hom-shirt-faded', search: 'Mo hom', daysAgo: 157 },
  { slug: 'caring-for-wood-and-baskets', category: 'care', tags: ['care', 'wood', 'basketry'], picture: 'wood-spoons-teak', search: 'Wood', daysAgo: 168 },
  { slug: 'caring-for-silver', category: 'care', tags: ['care', 'metal'], picture: 'silver-bangle-twist', search: 'Silver', daysAgo: 180 },
  { slug: 'jim-thompson-ban-krua', category: 'people', tags: ['silk', 'history', 'central'], picture: 'silk-scarves-teal', search: 'Thai silk', daysAgo: 194 },
  { slug: 'masters-and-heirs', category: 'people', tags: ['history'], picture: 'khon-mask-green', search: 'Khon mask', daysAgo: 208 },
]
