import type { Words } from './seed-words.ts'

/** Who made it. `{seller}` may be a woman, a man, a family or a village. */
export const SELLER_SENTENCES: readonly Words[] = [
  ['Made by {seller} in {place}, {province}.', 'ฝีมือ{seller} ที่{place} {province}', 'Gemaakt door {seller} in {place}, {province}.'],
  ['It comes from the workshop of {seller} in {place}.', 'มาจากเรือนทำงานของ{seller} ที่{place}', 'Afkomstig uit de werkplaats van {seller} in {place}.'],
  [
    '{seller} makes these a few at a time in {place}, {province}.',
    '{seller}ทำครั้งละไม่กี่ชิ้นที่{place} {province}',
    '{seller} maakt ze met een paar tegelijk in {place}, {province}.',
  ],
  [
    'What {seller} sends from {place} has passed one pair of hands from start to finish.',
    'ของที่{seller}ส่งจาก{place} ผ่านมือคนทำคู่เดียวตั้งแต่ต้นจนจบ',
    'Wat {seller} uit {place} verstuurt, gaat van begin tot eind door één paar handen.',
  ],
  ['You buy it straight from {seller} in {place}.', 'ซื้อตรงจาก{seller} ที่{place} ไม่ผ่านคนกลาง', 'Je koopt het rechtstreeks van {seller} in {place}.'],
  [
    'It was finished and packed by {seller} in {place}, {province}.',
    '{seller}ที่{place} {province} เก็บงานและห่อเองทุกชิ้น',
    'Afgewerkt en ingepakt door {seller} in {place}, {province}.',
  ],
  [
    'In {place} people know the hand of {seller} when they see it.',
    'คนแถว{place}เห็นแล้วรู้ว่าเป็นฝีมือ{seller}',
    'In {place} herkennen ze de hand van {seller} meteen.',
  ],
  [
    '{seller} of {place} looks every piece over before it leaves.',
    '{seller}แห่ง{place}ตรวจทุกชิ้นก่อนส่ง',
    '{seller} uit {place} kijkt elk stuk na voor het vertrekt.',
  ],
  [
    'Sent from {place}, {province}, by {seller}, usually within three days.',
    '{seller}ส่งจาก{place} {province} ปกติภายในสามวัน',
    'Verzonden door {seller} uit {place}, {province}, meestal binnen drie dagen.',
  ],
]

/** Measures of a thing. */
export const FACTS: readonly Words[] = [
  ['It measures {measure} and weighs about {weight}.', 'ขนาด {measure} น้ำหนักราว {weight}', 'Afmetingen {measure}, gewicht ongeveer {weight}.'],
  [
    'Size {measure}, weight about {weight}; handwork may differ by a few millimeters.',
    'ขนาด {measure} หนักราว {weight} งานมืออาจต่างกันเล็กน้อย',
    'Maat {measure}, gewicht ongeveer {weight}; handwerk kan een paar millimeter afwijken.',
  ],
  ['{measure}, about {weight} without the wrapping.', 'ขนาด {measure} หนักราว {weight} ไม่รวมบรรจุภัณฑ์', '{measure}, ongeveer {weight} zonder verpakking.'],
]

/** Where a listing has several sizes. */
export const SIZE_SENTENCE: Words = [
  'You can choose {labels}; the measures given are those of {label}.',
  'เลือกได้ {labels} ขนาดที่บอกไว้เป็นของแบบ {label}',
  'Keuze uit {labels}; de genoemde maten zijn die van {label}.',
]

/** Where a listing has several colors, patterns or flavors. */
export const COLOR_SENTENCE: Words = ['Available in {looks}.', 'มีให้เลือก: {looks}', 'Je kiest uit {looks}.']

/** What a name may add until nobody else has it: nothing, a place, who made it, and in which size. `{tail}` is what is on the picture, which stays last. */
export const ADDITIONS: readonly [Words, Words, Words, Words] = [
  ['{name}{tail}', '{name}{tail}', '{name}{tail}'],
  ['{name} from {place}{tail}', '{name}{tail} จาก{place}', '{name} uit {place}{tail}'],
  ['{name} by {seller}{tail}', '{name}{tail} ฝีมือ{seller}', '{name} van {seller}{tail}'],
  ['{name} by {seller}, {label}{tail}', '{name}{tail} ฝีมือ{seller} {label}', '{name} van {seller}, {label}{tail}'],
]

/** How a name ends that leaves the choice open. */
export const CHOICES: Readonly<Record<'color' | 'pattern' | 'flavor', Words>> = {
  color: [', in {count} colors', ' เลือกได้ {count} สี', ', in {count} kleuren'],
  pattern: [', in {count} designs', ' เลือกได้ {count} แบบ', ', in {count} uitvoeringen'],
  flavor: [', in {count} kinds', ' เลือกได้ {count} ชนิด', ', in {count} soorten'],
}
