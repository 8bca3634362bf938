import type { Words } from './seed-words.ts'

/** What a piece's further pictures show; `{name}` is the piece. */
export const PICTURE_WORDS = {
  closer: ['{name}, from closer by', '{name} มองใกล้ ๆ', '{name}, van dichterbij'],
  hung: ['{name}, hung up to its full length', '{name} แขวนให้เห็นเต็มผืน', '{name}, in volle lengte opgehangen'],
  form: ['{name}, worn on a dress form', '{name} สวมบนหุ่นลองเสื้อ', '{name}, gedragen op een paspop'],
  head: ['{name}, worn on a mannequin head', '{name} สวมบนหุ่นศีรษะ', '{name}, gedragen op een etalagehoofd'],
  hand: ['{name}, worn on a porcelain hand', '{name} สวมบนมือกระเบื้อง', '{name}, gedragen op een porseleinen hand'],
} as const satisfies Readonly<Record<string, Words>>

/** What is seen in the workshops, by their pictures' names. */
export const WORKSHOP_WORDS: Readonly<Record<string, Words>> = {
  'loom-khit': [
    'The loom: khit cloth half woven, its pattern sticks behind the heddles',
    'ที่กี่ทอผ้า: ผ้าขิดทอไปครึ่งผืน ไม้เก็บลายรออยู่หลังตะกอ',
    'Het getouw: khit-stof, half geweven, met de patroonstokjes achter de hevels',
  ],
  gilding: [
    'The painting table: a jar half covered in enamel flowers and gold',
    'โต๊ะเขียนลาย: โถที่ลงยาและเส้นทองไปครึ่งใบ',
    'De schildertafel: een pot, half bedekt met emailbloemen en goud',
  ],
  mortar: [
    'The kitchen bench: curry paste in a stone mortar, chilies and lemongrass around it',
    'โต๊ะครัว: น้ำพริกแกงในครกหิน รอบ ๆ มีพริกและตะไคร้',
    'De keukenbank: currypasta in een stenen vijzel, met pepers en citroengras eromheen',
  ],
}
