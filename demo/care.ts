import type { Words } from './seed-words.ts'

/** How to treat things, by what they are made of. */
export const CARE = {
  ceramics: [
    'Wash by hand in warm water; keep away from sudden heat and frost.',
    'ล้างด้วยมือในน้ำอุ่น เลี่ยงการเปลี่ยนอุณหภูมิฉับพลัน',
    'Met de hand afwassen in warm water; vermijd plotselinge hitte en vorst.',
  ],
  gilded: [
    'Wipe with a soft dry cloth. Not for the dishwasher or the microwave: the gold is real.',
    'เช็ดด้วยผ้านุ่มแห้ง ห้ามเข้าเครื่องล้างจานและไมโครเวฟ เพราะเป็นทองจริง',
    'Afnemen met een zachte droge doek. Niet in de vaatwasser of magnetron: het goud is echt.',
  ],
  earthenware: [
    'Rinse with water only and let air dry. Bring indoors when it freezes.',
    'ล้างด้วยน้ำเปล่าและผึ่งให้แห้ง ยกเข้าบ้านเมื่ออากาศเย็นจัด',
    'Alleen met water spoelen en aan de lucht laten drogen. Bij vorst naar binnen halen.',
  ],
  lacquer: [
    'Dust with a soft cloth; keep out of direct sun and away from radiators.',
    'ปัดฝุ่นด้วยผ้านุ่ม อย่าวางกลางแดดหรือใกล้ความร้อน',
    'Afstoffen met een zachte doek; niet in de volle zon of bij de verwarming zetten.',
  ],
  wicker: [
    'Brush off dust. If it gets damp, dry it in the shade; a little steam brings a bent rim back.',
    'ปัดฝุ่นด้วยแปรง ถ้าชื้นให้ผึ่งในร่ม ขอบที่งอใช้ไอน้ำช่วยดัดได้',
    'Stof afborstelen. Vochtig geworden? In de schaduw drogen; met wat stoom komt een verbogen rand weer recht.',
  ],
  wood: [
    'Wash quickly by hand and dry at once; rub with food-safe oil a few times a year.',
    'ล้างด้วยมือเร็ว ๆ แล้วเช็ดแห้งทันที ทาน้ำมันสำหรับไม้สัมผัสอาหารปีละสองสามครั้ง',
    'Kort met de hand afwassen en meteen drogen; een paar keer per jaar inwrijven met voedselveilige olie.',
  ],
  carving: [
    'Dust with a soft brush; a thin coat of beeswax once a year keeps the wood from cracking.',
    'ปัดฝุ่นด้วยแปรงนุ่ม ลงขี้ผึ้งบาง ๆ ปีละครั้งกันไม้แตก',
    'Afstoffen met een zachte kwast; een dun laagje bijenwas per jaar voorkomt scheuren.',
  ],
  silver: [
    'Polish with a silver cloth; store in the pouch it comes in, away from damp and perfume.',
    'ขัดด้วยผ้าขัดเงิน เก็บในถุงที่ให้มา ห่างความชื้นและน้ำหอม',
    'Poetsen met een zilverdoek; bewaar in het meegeleverde zakje, uit de buurt van vocht en parfum.',
  ],
  jewels: [
    'Take off before bathing; wipe with a soft cloth and keep apart from other jewelry.',
    'ถอดก่อนอาบน้ำ เช็ดด้วยผ้านุ่ม และเก็บแยกจากเครื่องประดับอื่น',
    'Afdoen voor het douchen; met een zachte doek afvegen en apart van andere sieraden bewaren.',
  ],
  brass: [
    'Let it darken, or polish with lemon and a little salt; dry well afterward.',
    'ปล่อยให้คล้ำตามเวลา หรือขัดด้วยมะนาวกับเกลือเล็กน้อยแล้วเช็ดให้แห้ง',
    'Laat het donkerder worden, of poets met citroen en een beetje zout; daarna goed drogen.',
  ],
  silk: [
    'Hand wash cold with mild soap or dry clean; roll in a towel, iron damp on the wrong side.',
    'ซักมือน้ำเย็นด้วยสบู่อ่อนหรือซักแห้ง ม้วนในผ้าขนหนู รีดด้านในขณะหมาด',
    'Koud met de hand wassen met milde zeep of laten stomen; in een handdoek rollen en vochtig op links strijken.',
  ],
  indigo: [
    'Wash alone in cold water for the first three times; dry in the shade. The blue softens with the years.',
    'ซักน้ำเย็นแยกผ้าสามครั้งแรก ตากในร่ม สีครามจะนุ่มตาขึ้นตามปี',
    'De eerste drie keer apart wassen in koud water; in de schaduw drogen. Het blauw wordt zachter met de jaren.',
  ],
  cotton: [
    'Machine wash at 30 °C with like colors; line dry and iron warm.',
    'ซักเครื่องที่ 30 °C กับผ้าสีใกล้กัน ตากลม รีดไฟอ่อน',
    'Machinewas op 30 °C met soortgelijke kleuren; aan de lijn drogen en lauw strijken.',
  ],
  stuffed: [
    'Air in the sun now and then; wipe stains with a damp cloth. The kapok must not get wet.',
    'ผึ่งแดดเป็นครั้งคราว เช็ดคราบด้วยผ้าหมาด อย่าให้นุ่นเปียก',
    'Af en toe in de zon luchten; vlekken met een vochtige doek afnemen. De kapok mag niet nat worden.',
  ],
  dry: ['Keep closed, dry and out of the sun.', 'ปิดให้สนิท เก็บในที่แห้ง พ้นแสงแดด', 'Gesloten, droog en donker bewaren.'],
  chilled: [
    'Keep cool before opening; once opened keep in the fridge and use a dry spoon.',
    'เก็บในที่เย็น เมื่อเปิดแล้วแช่ตู้เย็นและใช้ช้อนแห้ง',
    'Koel bewaren; na openen in de koelkast en met een droge lepel scheppen.',
  ],
  paper: [
    'Dust with a feather brush; the oiled paper stands a shower, but not a storm.',
    'ปัดฝุ่นด้วยแปรงขนไก่ กระดาษทาน้ำมันทนฝนปรอยได้ แต่ไม่ควรตากพายุ',
    'Afstoffen met een plumeau; het geoliede papier verdraagt een bui, maar geen storm.',
  ],
  lamp: [
    'Dust when cold and unplugged. Use an LED bulb of at most 9 W.',
    'ปัดฝุ่นเมื่อหลอดเย็นและถอดปลั๊กแล้ว ใช้หลอด LED ไม่เกิน 9 วัตต์',
    'Afstoffen als hij koud is en de stekker eruit. Gebruik een ledlamp van hoogstens 9 W.',
  ],
  candle: [
    'Trim the wick to 5 mm, burn on a heatproof plate, never leave alone.',
    'ตัดไส้เทียนให้เหลือ 5 มม. วางบนจานทนร้อน และอย่าทิ้งไว้โดยไม่มีคนดู',
    'Lont inkorten tot 5 mm, op een hittebestendig bord branden, nooit alleen laten.',
  ],
  soap: [
    'Keep dry between uses; the scent lasts about two years in its box.',
    'วางให้แห้งหลังใช้ กลิ่นอยู่ได้ราวสองปีในกล่อง',
    'Tussendoor droog bewaren; in het doosje blijft de geur ongeveer twee jaar.',
  ],
  herbs: [
    'Steam for 15 minutes before use; dry in the shade and use up to five times within a week.',
    'นึ่ง 15 นาทีก่อนใช้ ผึ่งในร่ม ใช้ได้ราวห้าครั้งภายในหนึ่งสัปดาห์',
    'Voor gebruik 15 minuten stomen; in de schaduw drogen en binnen een week hoogstens vijf keer gebruiken.',
  ],
  mat: [
    'Sweep along the reeds, wipe with a damp cloth, roll for storage; never fold.',
    'กวาดตามแนวเส้นกก เช็ดด้วยผ้าหมาด เก็บด้วยการม้วน ไม่พับ',
    'In de richting van het riet vegen, met een vochtige doek afnemen en opgerold bewaren; nooit vouwen.',
  ],
  painting: [
    'Hang out of direct sun; dust with a dry soft brush.',
    'แขวนพ้นแดดส่อง ปัดฝุ่นด้วยแปรงนุ่มแห้ง',
    'Niet in de volle zon hangen; afstoffen met een droge zachte kwast.',
  ],
  stage: [
    'Keep dry and under glass if you can; dust with a soft brush, never with water.',
    'เก็บในที่แห้ง ถ้ามีตู้กระจกยิ่งดี ปัดฝุ่นด้วยแปรงนุ่ม ห้ามใช้น้ำ',
    'Droog bewaren, liefst achter glas; afstoffen met een zachte kwast, nooit met water.',
  ],
} as const satisfies Readonly<Record<string, Words>>

export type Care = keyof typeof CARE
