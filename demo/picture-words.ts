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
  'loom-silk': [
    'The loom: ikat silk half woven, the shuttle resting on it',
    'ที่กี่ทอผ้า: ผ้าไหมมัดหมี่ทอไปครึ่งผืน กระสวยวางอยู่บนผ้า',
    'Het getouw: ikatzijde, half geweven, met de schietspoel erop',
  ],
  'loom-khit': [
    'The loom: khit cloth half woven, its pattern sticks behind the heddles',
    'ที่กี่ทอผ้า: ผ้าขิดทอไปครึ่งผืน ไม้เก็บลายรออยู่หลังตะกอ',
    'Het getouw: khit-stof, half geweven, met de patroonstokjes achter de hevels',
  ],
  'loom-cotton': [
    'The loom: checked cotton half woven, the shuttle resting on it',
    'ที่กี่ทอผ้า: ผ้าฝ้ายลายตาทอไปครึ่งผืน กระสวยวางอยู่บนผ้า',
    'Het getouw: geruit katoen, half geweven, met de schietspoel erop',
  ],
  'loom-tin-jok': [
    'The loom: a tin jok hem half woven, with gold yarn in the shuttle',
    'ที่กี่ทอผ้า: ตีนจกทอไปครึ่งผืน มีไหมสีทองในกระสวย',
    'Het getouw: een tin-jok-zoom, half geweven, met goudgaren in de spoel',
  ],
  'indigo-vat': [
    'The indigo vat: wet cloth drips into the dye beside skeins in several blues',
    'หม้อคราม: ผ้าเปียกหยดลงหม้อ ข้าง ๆ มีไจด้ายย้อมหลายเฉดสี',
    'De indigokuip: natte stof druipt uit naast strengen in verschillende tinten blauw',
  ],
  'batik-frame': [
    'The batik frame: wax lines on white cotton, half of it already painted',
    'กรอบเขียนบาติก: เส้นเทียนบนผ้าขาว ลงสีไปแล้วครึ่งหนึ่ง',
    'Het batikraam: waslijnen op wit katoen, voor de helft al ingekleurd',
  ],
  stitching: [
    'The hoop: cross stitch half done, with needle, thread and six colors of yarn',
    'สะดึง: ปักครอสติชไปครึ่งหนึ่ง มีเข็ม ด้าย และไหมหกสี',
    'De borduurring: kruissteek, half af, met naald, draad en zes kleuren garen',
  ],
  wheel: ['The wheel: a bowl freshly thrown in wet clay', 'แป้นหมุน: ชามที่เพิ่งขึ้นรูปจากดินเปียก', 'De draaischijf: een kom, net gedraaid van natte klei'],
  gilding: [
    'The painting table: a jar half covered in enamel flowers and gold',
    'โต๊ะเขียนลาย: โถที่ลงยาและเส้นทองไปครึ่งใบ',
    'De schildertafel: een pot, half bedekt met emailbloemen en goud',
  ],
  chasing: [
    'The silversmith’s bench: a bowl on its bed of pitch, with hammer and punches',
    'โต๊ะช่างเงิน: ขันเงินบนชัน พร้อมค้อนและสิ่ว',
    'De werkbank van de zilversmid: een kom op een bed van pek, met hamer en ponsen',
  ],
  basketry: [
    'The basket bench: stakes standing, the first rows of rattan woven',
    'โต๊ะสาน: ซี่ตั้งอยู่ครบ สานหวายแถวแรก ๆ แล้ว',
    'De mandenbank: de staken staan, de eerste rijen rotan zijn gevlochten',
  ],
  bamboo: [
    'The basket bench: fine bamboo woven halfway up its stakes',
    'โต๊ะสาน: ตอกไม้ไผ่เส้นละเอียดสานขึ้นมาครึ่งใบ',
    'De mandenbank: fijn bamboe, tot halverwege de staken gevlochten',
  ],
  carving: [
    'The carving bench: a lotus panel half cut, chisels and shavings beside it',
    'โต๊ะแกะสลัก: แผ่นลายบัวแกะไปครึ่งแผ่น มีสิ่วและขี้กบ',
    'De snijbank: een lotuspaneel, half gestoken, met beitels en krullen ernaast',
  ],
  mortar: [
    'The kitchen bench: curry paste in a stone mortar, chilies and lemongrass around it',
    'โต๊ะครัว: น้ำพริกแกงในครกหิน รอบ ๆ มีพริกและตะไคร้',
    'De keukenbank: currypasta in een stenen vijzel, met pepers en citroengras eromheen',
  ],
  easel: [
    'The easel: a lotus pond painted from the top down, palette and brushes before it',
    'ขาหยั่ง: ภาพสระบัวที่วาดจากบนลงล่าง มีจานสีและพู่กัน',
    'De ezel: een lotusvijver, van boven naar beneden geschilderd, met palet en penselen',
  ],
}
