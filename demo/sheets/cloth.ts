import { size, type CraftSheets } from '../craft-sheet.ts'

/** Bags of cloth and southern batik. */
export const CLOTH: CraftSheets = {
  'woven-tote': {
    category: 'cloth-bags',
    hs: '420292',
    baht: [320, 890],
    care: 'cotton',
    choice: 'color',
    tags: ['tote', 'bag', 'handwoven', 'cotton'],
    sizes: [size('S', '30 × 32 × 8 cm', 260, 0.85), size('L', '40 × 38 × 12 cm', 380)],
    looks: {
      indigo: ['indigo ikat stripe', 'ลายมัดหมี่คราม', 'indigo ikatstreep'],
      natural: ['natural khit', 'ลายขิดสีธรรมชาติ', 'naturel khit'],
      red: ['red khit', 'ลายขิดสีแดง', 'rood khit'],
    },
    names: [
      ['Hand-woven tote, {look}', 'กระเป๋าผ้าทอมือ {look}', 'Handgeweven tas, {look}'],
      ['Loom-woven cotton shopper, {look}', 'กระเป๋าช้อปปิ้งผ้าทอ {look}', 'Katoenen shopper van het getouw, {look}'],
      ['Lined tote bag, {look}', 'กระเป๋าผ้าบุซับใน {look}', 'Gevoerde draagtas, {look}'],
      ['Weaver’s market bag, {look}', 'กระเป๋าไปตลาดของคนทอผ้า {look}', 'Markttas van de weefster, {look}'],
    ],
    made: [
      [
        'Cloth woven in the village is cut only once, in one long piece, so nothing is wasted.',
        'ผ้าทอในหมู่บ้านตัดเพียงครั้งเดียวเป็นชิ้นยาว ไม่มีเศษ',
        'Doek uit het dorp wordt maar één keer geknipt, in één lange baan, zodat er niets overblijft.',
      ],
      [
        'Handles run down the whole bag and carry the weight under its floor.',
        'สายเดินยาวตลอดตัวกระเป๋าถึงใต้ก้น รับน้ำหนักได้จริง',
        'De hengsels lopen langs de hele tas en dragen het gewicht onder de bodem.',
      ],
      [
        'Sewn by the weavers themselves in the months when the rice needs no one.',
        'คนทอเย็บเองในเดือนที่นาไม่ต้องการใคร',
        'Door de weefsters zelf genaaid in de maanden dat de rijst niemand nodig heeft.',
      ],
    ],
    of: [
      [
        'Hand-woven cotton outside, plain cotton lining, one pocket with a zipper.',
        'ข้างนอกฝ้ายทอมือ ซับในผ้าฝ้าย มีช่องซิปหนึ่งช่อง',
        'Buiten handgeweven katoen, voering van effen katoen, één ritsvak.',
      ],
      [
        'Cotton canvas base, hand-loom panel, brass snap.',
        'ฐานผ้าแคนวาส ตัวผ้าทอมือ กระดุมทองเหลือง',
        'Bodem van canvas, paneel van het handgetouw, messing drukknoop.',
      ],
    ],
    use: [
      ['Takes a laptop of 14 inches and a bunch of morning glory.', 'ใส่โน้ตบุ๊ก 14 นิ้วกับผักบุ้งหนึ่งกำ', 'Voor een laptop van 14 inch en een bos waterspinazie.'],
      ['Folds flat in a suitcase and comes home full.', 'พับแบนใส่กระเป๋าเดินทาง ขากลับเต็ม', 'Gaat plat de koffer in en komt vol thuis.'],
      ['The stripe is never twice in the same place.', 'ริ้วผ้าไม่เคยอยู่ที่เดิมสองใบ', 'De streep zit nooit twee keer op dezelfde plek.'],
    ],
  },
  'hill-tribe-bag': {
    category: 'cloth-bags',
    hs: '420292',
    baht: [290, 1150],
    care: 'cotton',
    choice: 'color',
    unique: 0.2,
    tags: ['yam', 'shoulder bag', 'embroidery', 'hill tribe'],
    sizes: [size('S', '24 × 26 cm', 190, 0.75), size('M', '32 × 34 cm', 290)],
    looks: {
      black: ['black with bright cross stitch', 'พื้นดำปักครอสติชสีสด', 'zwart met kleurige kruissteek'],
      red: ['red with bright stripes', 'พื้นแดงริ้วสด', 'rood met kleurige strepen'],
      blue: ['blue with cross stitch', 'พื้นน้ำเงินปักครอสติช', 'blauw met kruissteek'],
    },
    names: [
      ['Hill tribe shoulder bag, {look}', 'ย่ามชาวเขา {look}', 'Bergvolk-schoudertas, {look}'],
      ['Embroidered yam bag, {look}', 'ย่ามปักมือ {look}', 'Geborduurde yamtas, {look}'],
      ['Highland satchel, {look}', 'ย่ามดอย {look}', 'Bergtas, {look}'],
    ],
    made: [
      [
        'The strap and the sides are one long band from a back-strap loom; the body is sewn in between.',
        'สายและข้างย่ามเป็นผ้าผืนเดียวจากกี่เอว ตัวย่ามเย็บเข้าระหว่างกลาง',
        'Draagband en zijkanten zijn één lange strook van een heupgetouw; het lijf is ertussen genaaid.',
      ],
      [
        'Cross stitch is counted from the back of the cloth, so the front stays clean.',
        'ปักครอสติชนับเส้นจากด้านหลังผ้า ด้านหน้าจึงเรียบ',
        'De kruissteek wordt vanaf de achterkant geteld, zodat de voorkant schoon blijft.',
      ],
      ['Three weeks of evenings go into a good panel.', 'ผืนดี ๆ ใช้เวลาปักตอนเย็นสามสัปดาห์', 'In een goed paneel gaan drie weken avonden.'],
    ],
    of: [
      ['Cotton and hemp, silk thread, pompoms of wool.', 'ฝ้ายและใยกัญชง ด้ายไหม พู่ขนแกะ', 'Katoen en hennep, zijdedraad, wollen pompons.'],
      [
        'Hand-woven cotton with cotton lining and a button of old coin brass.',
        'ฝ้ายทอมือ ซับในฝ้าย กระดุมทองเหลืองแบบเหรียญเก่า',
        'Handgeweven katoen met katoenen voering en een knoop van munt-messing.',
      ],
    ],
    use: [
      ['Carries schoolbooks in the village and a camera in town.', 'ในหมู่บ้านใส่สมุด ในเมืองใส่กล้อง', 'Draagt schoolboeken in het dorp en een camera in de stad.'],
      [
        'The colors tell who made it: every valley mixes its own red.',
        'สีบอกได้ว่าใครทำ แต่ละดอยผสมแดงไม่เหมือนกัน',
        'De kleuren vertellen wie hem maakte: elk dal mengt zijn eigen rood.',
      ],
      [
        'What you pay goes straight to the sewing room, without a dealer.',
        'เงินถึงห้องเย็บโดยตรง ไม่ผ่านพ่อค้าคนกลาง',
        'Wat je betaalt, gaat zonder tussenhandelaar naar de naaikamer.',
      ],
    ],
    facts: [
      'Body {measure}, strap 100 cm, about {weight}.',
      'ตัวย่าม {measure} สายยาว 100 ซม. หนักราว {weight}',
      'Tas {measure}, draagband 100 cm, ongeveer {weight}.',
    ],
  },
  'batik-sarong': {
    category: 'clothing',
    hs: '620459',
    baht: [390, 1250],
    care: 'cotton',
    choice: 'color',
    unique: 0.25,
    tags: ['batik', 'sarong', 'hand drawn', 'south'],
    sizes: [size('110 × 180 cm', '110 × 180 cm', 230), size('115 × 200 cm', '115 × 200 cm', 260, 1.12)],
    looks: {
      sea: ['sea blue flowers', 'สีน้ำทะเล ลายดอกไม้', 'zeeblauw met bloemen'],
      sunset: ['sunset flowers', 'สีตะวันตกดิน ลายดอกไม้', 'zonsondergang met bloemen'],
      forest: ['forest leaves', 'สีป่า ลายใบไม้', 'bosgroen met bladeren'],
    },
    names: [
      ['Hand-drawn batik sarong, {look}', 'ผ้าบาติกเขียนมือ {look}', 'Handgetekende batiksarong, {look}'],
      ['Southern Thai batik, {look}', 'บาติกใต้ {look}', 'Zuid-Thaise batik, {look}'],
      ['Batik beach wrap, {look}', 'ผ้าคลุมชายหาดบาติก {look}', 'Batik stranddoek, {look}'],
      ['Painted batik pareo, {look}', 'ผ้าพันบาติกระบายสี {look}', 'Geschilderde batikpareo, {look}'],
    ],
    made: [
      [
        'Hot wax runs from a copper pen in one unbroken line; where it closes, color cannot cross.',
        'เทียนร้อนไหลจากจันติ้งเป็นเส้นเดียวไม่ขาด เส้นปิดที่ไหนสีข้ามไม่ได้',
        'Hete was loopt in één lijn uit een koperen pen; waar zij sluit, kan kleur niet over.',
      ],
      [
        'Dyes are brushed in wet, so they run into each other like weather.',
        'ระบายสีตอนผ้าเปียก สีจึงไหลเข้าหากันเหมือนเมฆ',
        'De verf wordt nat ingeschilderd, zodat de kleuren in elkaar lopen als het weer.',
      ],
      [
        'Fixed overnight with silicate, boiled free of wax and rinsed in three basins.',
        'เคลือบโซเดียมซิลิเกตข้ามคืน ต้มเอาเทียนออก ล้างสามน้ำ',
        'Een nacht gefixeerd met silicaat, uitgekookt en in drie bakken gespoeld.',
      ],
    ],
    of: [
      [
        'Fine cotton voile, opaque in two layers, cool in one.',
        'ผ้าฝ้ายบางเนื้อละเอียด พันสองชั้นทึบ ชั้นเดียวเย็น',
        'Fijne katoenvoile, dubbel niet doorzichtig, enkel koel.',
      ],
      [
        'Mercerized cotton, dyed with reactive colors that stand salt and sun.',
        'ฝ้ายชุบมัน สีรีแอคทีฟ ทนแดดทนน้ำเค็ม',
        'Gemerceriseerd katoen met reactieve kleuren die tegen zout en zon kunnen.',
      ],
    ],
    use: [
      ['Tie it at the hip, the shoulder or the window.', 'ผูกเอว ผูกไหล่ หรือแขวนหน้าต่าง', 'Knoop hem om de heup, de schouder of voor het raam.'],
      [
        'No two have the same veins, because wax cracks as it likes.',
        'ไม่มีสองผืนที่รอยแตกเหมือนกัน เพราะเทียนแตกตามใจ',
        'Geen twee hebben dezelfde aders, want was barst zoals ze wil.',
      ],
      ['It dries on the beach in ten minutes.', 'ตากริมหาดสิบนาทีก็แห้ง', 'Op het strand is hij in tien minuten droog.'],
    ],
    facts: ['{measure}, about {weight}.', 'ขนาด {measure} หนักราว {weight}', '{measure}, ongeveer {weight}.'],
  },
}
