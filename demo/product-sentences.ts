import type { Words } from './seed-words.ts'

/** Who made it. `{maker}` may be a woman, a man, a family or a village. */
export const MAKER_SENTENCES: readonly Words[] = [
  ['Made by {maker} in {place}, {province}.', 'ฝีมือ{maker} ที่{place} {province}', 'Gemaakt door {maker} in {place}, {province}.'],
  ['It comes from the workshop of {maker} in {place}.', 'มาจากเรือนทำงานของ{maker} ที่{place}', 'Afkomstig uit de werkplaats van {maker} in {place}.'],
  [
    '{maker} makes these a few at a time in {place}, {province}.',
    '{maker}ทำครั้งละไม่กี่ชิ้นที่{place} {province}',
    '{maker} maakt ze met een paar tegelijk in {place}, {province}.',
  ],
  [
    'What {maker} sends from {place} has passed one pair of hands from start to finish.',
    'ของที่{maker}ส่งจาก{place} ผ่านมือคนทำคู่เดียวตั้งแต่ต้นจนจบ',
    'Wat {maker} uit {place} verstuurt, gaat van begin tot eind door één paar handen.',
  ],
  ['You buy it from {maker} in {place}, with nobody in between.', 'ซื้อตรงจาก{maker} ที่{place} ไม่ผ่านคนกลาง', 'U koopt het rechtstreeks van {maker} in {place}.'],
  [
    'It was finished and packed by {maker} in {place}, {province}.',
    '{maker}ที่{place} {province} เก็บงานและห่อเองทุกชิ้น',
    'Afgewerkt en ingepakt door {maker} in {place}, {province}.',
  ],
  ['In {place} people know the hand of {maker} when they see it.', 'คนแถว{place}เห็นแล้วรู้ว่าเป็นฝีมือ{maker}', 'In {place} herkennen ze de hand van {maker} meteen.'],
  ['{maker} of {place} looks every piece over before it leaves.', '{maker}แห่ง{place}ตรวจทุกชิ้นก่อนส่ง', '{maker} uit {place} kijkt elk stuk na voor het vertrekt.'],
  [
    'Sent from {place}, {province}, by {maker}, usually within three days.',
    '{maker}ส่งจาก{place} {province} ปกติภายในสามวัน',
    'Verzonden door {maker} uit {place}, {province}, meestal binnen drie dagen.',
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
export const COLOR_SENTENCE: Words = ['Choose among {looks}.', 'มีให้เลือก: {looks}', 'U kiest uit {looks}.']

/** How a name ends that leaves the choice open. */
export const CHOICES: Readonly<Record<'color' | 'pattern' | 'flavor', Words>> = {
  color: [', in {count} colors', ' เลือกได้ {count} สี', ', in {count} kleuren'],
  pattern: [', in {count} designs', ' เลือกได้ {count} แบบ', ', in {count} uitvoeringen'],
  flavor: [', in {count} kinds', ' เลือกได้ {count} ชนิด', ', in {count} soorten'],
}
