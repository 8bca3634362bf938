/** The sign of a craft, as SVG strokes around the origin (about ±85), and its colours. */
export type Emblem = { craft: string; sign: string; ground: string; ink: string; accent: string }

const INDIGO = { ground: '#2B3F87', ink: '#F6EEDC', accent: '#9DB0F2' }
const PAPER = { ground: '#F3E9D6', ink: '#2B3F87', accent: '#C9A25A' }
const CLAY = { ground: '#A94A26', ink: '#FBF1E0', accent: '#E7A98A' }
const LEAF = { ground: '#3F6B4C', ink: '#F6EEDC', accent: '#9CC4A6' }
const GOLD = { ground: '#E9D6A6', ink: '#6B3D1C', accent: '#A8762A' }
const NIGHT = { ground: '#231F2B', ink: '#EBD9AE', accent: '#B5482F' }

/** Twenty-four makers' emblems, in the order of their pictures. */
export const EMBLEMS: readonly Emblem[] = [
  {
    craft: 'shuttle',
    sign: '<path d="M-84 0C-40-40 40-40 84 0C40 40-40 40-84 0Z"/><path d="M-36 0C-16-18 16-18 36 0C16 18-16 18-36 0Z"/><path d="M36 0C60-6 70-30 60-58"/>',
    ...INDIGO,
  },
  {
    craft: 'kiln',
    sign: '<path d="M-74 66V8C-74-62 74-62 74 8V66Z"/><path d="M-28 66V32C-28 4 28 4 28 32V66"/><path d="M0 58C-14 46-6 36 0 26C6 36 14 46 0 58Z"/><path d="M-14-48V-76H14V-48"/>',
    ...CLAY,
  },
  {
    craft: 'rattan knot',
    sign: '<path d="M-80-24C-30-24-30 60 20 60C64 60 64 0 20 0C-10 0-20-14-20-34C-20-74 50-74 50-34C50 10-20 24-80 24"/><path d="M80-24H64M80 24C66 24 58 20 52 14"/>',
    ...GOLD,
  },
  {
    craft: 'spindle',
    sign: '<path d="M0-88V88"/><path d="M-10-60C-44-30-44 26-10 50H10C44 26 44-30 10-60Z"/><path d="M-30-30L32-12M-36-2L34 16M-30 26L22 40"/><path d="M-34 64H34"/>',
    ...PAPER,
  },
  {
    craft: 'potter',
    sign: '<path d="M-30-70H30M-22-70C-22-40-66-30-66 14C-66 50-40 72 0 72C40 72 66 50 66 14C66-30 22-40 22-70"/><path d="M-62 0C-30 16 30 16 62 0M-58 26C-30 42 30 42 58 26"/>',
    ...LEAF,
  },
  {
    craft: 'lotus',
    sign: '<path d="M0 50C-30 20-30-40 0-74C30-40 30 20 0 50Z"/><path d="M0 50C-54 44-72 0-66-34C-44-28-26-12-16 8M0 50C54 44 72 0 66-34C44-28 26-12 16 8"/><path d="M-70 66C-30 82 30 82 70 66"/>',
    ...PAPER,
  },
  {
    craft: 'umbrella',
    sign: '<path d="M-84 6C-70-84 70-84 84 6C66-8 48-8 34 6C22-8 10-10 0-8C-10-10-22-8-34 6C-48-8-66-8-84 6Z"/><path d="M0-8V66C0 88-28 88-28 66M0-62V-80"/><path d="M0-60C-26-40-34-16-34 4M0-60C26-40 34-16 34 4"/>',
    ...CLAY,
  },
  {
    craft: 'needle',
    sign: '<path d="M-70 70L58-58C70-70 84-56 72-44Z"/><path d="M60-52L52-44"/><path d="M58-52C10-86-70-60-40-16C-16 20 54 0 34 48C22 76-16 78-34 66"/>',
    ...INDIGO,
  },
  {
    craft: 'silversmith',
    sign: '<path d="M-70 40H70M-54 40C-54 10-30 12-30-12H58C56 10 40 16 40 40"/><path d="M-46 68H58M-20 40V68M28 40V68"/><path d="M-60-58L20-58M-10-78H26V-38H-10Z"/>',
    ...NIGHT,
  },
  { craft: 'gem', sign: '<path d="M-46-50H46L80-10L0 74L-80-10Z"/><path d="M-80-10H80M-46-50L-26-10L0-50L26-10L46-50M-26-10L0 74L26-10"/>', ...LEAF },
  {
    craft: 'brush',
    sign: '<path d="M76-76L-8 8M84-60L10 26M-8 8L10 26"/><path d="M-8 8C-34 8-40 30-44 46C-50 66-66 70-78 72C-60 86-10 84 4 58C12 44 12 34 10 26"/>',
    ...GOLD,
  },
  {
    craft: 'elephant',
    sign: '<path d="M-78 66V10C-78-34-44-46-10-46C-4-66 44-70 54-34C60-10 56 20 60 44C62 56 78 54 80 40"/><path d="M-78 66H-50V36C-34 44-10 44 4 36V66H32V6"/><path d="M4-46C-10-20 0 4 26 2C34-14 30-36 20-48"/>',
    ...INDIGO,
  },
  {
    craft: 'crown',
    sign: '<path d="M0-90V-70M-12-44C-8-58-4-66 0-72C4-66 8-58 12-44M-28-16C-26-30-22-38-14-44H14C22-38 26-30 28-16M-48 14C-46-2-40-12-30-16H30C40-12 46-2 48 14M-66 48C-66 30-60 18-50 14H50C60 18 66 30 66 48Z"/><path d="M-70 70H70"/>',
    ...NIGHT,
  },
  {
    craft: 'kite',
    sign: '<path d="M0-84L22-24L80-30L36 10L44 64L0 36L-44 64L-36 10L-80-30L-22-24Z"/><path d="M0-84V36M-80-30C-30-16 30-16 80-30"/><path d="M-44 64C-50 76-40 80-46 90M44 64C50 76 40 80 46 90"/>',
    ...CLAY,
  },
  {
    craft: 'candle',
    sign: '<path d="M-24 74V-6H24V74Z"/><path d="M0-6V-22"/><path d="M0-26C-22-42-10-62 0-84C10-62 22-42 0-26Z"/><path d="M-52 74H52M-24 14C-12 26 4 8 24 20"/>',
    ...GOLD,
  },
  {
    craft: 'spoon',
    sign: '<path d="M-36-74C-64-74-74-30-46-10C-34 0-28 6-26 18L-16 80H-8L-6 16C-6 4 0-6 4-18C12-46-8-74-36-74Z"/><path d="M44-80V-30M30-80V-44C30-24 58-24 58-44V-80M44-30V80"/>',
    ...LEAF,
  },
  {
    craft: 'rice',
    sign: '<path d="M-20 86C-14 20 0-30 44-76"/><path d="M44-76C20-80 8-66 8-46C26-48 40-56 44-76ZM14-38C-12-46-24-34-28-12C-8-12 6-18 14-38ZM32-30C54-40 70-30 76-8C54-6 40-12 32-30ZM-2 0C-28-8-42 4-44 28C-24 28-8 20-2 0ZM12 10C36 0 52 10 58 32C36 36 20 28 12 10Z"/>',
    ...PAPER,
  },
  {
    craft: 'tea',
    sign: '<path d="M-62-14H50C50 34 34 66-6 66C-46 66-62 34-62-14Z"/><path d="M50-4C84-8 86 40 42 38"/><path d="M-40-34C-54-48-30-56-42-74M-6-34C-20-48 4-56-8-74M28-34C14-48 38-56 26-74"/><path d="M-74 84H62"/>',
    ...LEAF,
  },
  {
    craft: 'chili',
    sign: '<path d="M40-46C64-20 34 60-70 74C-20 44-24 0-2-32C8-48 28-56 40-46Z"/><path d="M40-46C44-62 56-72 74-72M10-42C24-60 50-58 54-36"/>',
    ...CLAY,
  },
  {
    craft: 'honeycomb',
    sign: '<path d="M0-80L34-60V-22L0-2L-34-22V-60Z"/><path d="M-34-22L0-2V36L-34 56L-68 36V-2ZM34-22L68-2V36L34 56L0 36"/><path d="M-34 56C-34 66-40 70-34 84C-28 70-34 66-34 56Z"/>',
    ...GOLD,
  },
  {
    craft: 'indigo',
    sign: '<path d="M0-86C-54-20-62 6-62 28C-62 62-34 84 0 84C34 84 62 62 62 28C62 6 54-20 0-86Z"/><path d="M-40 28C-20 12-20 44 0 28C20 12 20 44 40 28M-34 52C-18 38-16 64 0 52C16 40 18 64 34 52"/>',
    ...INDIGO,
  },
  {
    craft: 'basket',
    sign: '<path d="M-74-8H74L58 72H-58Z"/><path d="M-56-8C-56-96 56-96 56-8"/><path d="M-70 18H70M-64 46H64M-34-8L-28 72M0-8V72M34-8L28 72"/>',
    ...PAPER,
  },
  {
    craft: 'bell',
    sign: '<path d="M-58 46C-40 26-44-56 0-56C44-56 40 26 58 46Z"/><path d="M-14 46C-14 66 14 66 14 46M-10-60C-10-82 10-82 10-60"/><path d="M-40 14C-14 26 14 26 40 14"/>',
    ...NIGHT,
  },
  {
    craft: 'loom',
    sign: '<path d="M-74-74V80M74-74V80M-84-60H84M-84 60H84"/><path d="M-46-60V60M-23-60V60M0-60V60M23-60V60M46-60V60"/><path d="M-60 20H60M-60 36H60M-60 4H60"/>',
    ...NIGHT,
  },
]
