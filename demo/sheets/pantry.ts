import type { Words } from '../seed-words.ts'
import { size, type CraftSheets } from '../craft-sheet.ts'

/** What a packet of food says of its measures. */
const PACK: Words = [
  'Net weight {label}; the pack measures {measure}.',
  'น้ำหนักสุทธิ {label} บรรจุภัณฑ์ {measure}',
  'Nettogewicht {label}; de verpakking meet {measure}.',
]

/** Rice, pastes, chili and oil. */
export const PANTRY: CraftSheets = {
  'jasmine-rice': {
    category: 'rice',
    hs: '100630',
    baht: [85, 160],
    care: 'dry',
    tags: ['rice', 'jasmine rice', 'organic', 'thai food'],
    facts: PACK,
    sizes: [size('1 kg', '16 × 8 × 24 cm', 1020), size('2 kg', '20 × 10 × 30 cm', 2030, 1.9), size('5 kg', '28 × 12 × 42 cm', 5060, 4.4)],
    looks: {
      white: ['jasmine rice', 'ข้าวหอมมะลิ', 'jasmijnrijst'],
      red: ['red rice', 'ข้าวแดง', 'rode rijst'],
      riceberry: ['riceberry', 'ข้าวไรซ์เบอร์รี่', 'riceberry'],
    },
    names: [
      ['Organic {look}', '{look}อินทรีย์', 'Biologische {look}'],
      ['New-crop {look}', '{look}ข้าวใหม่', 'Nieuwe oogst {look}'],
      ['Small-farm {look}', '{look}นาแปลงเล็ก', 'Kleinschalig geteelde {look}'],
      ['Mill-fresh {look}', '{look}สีใหม่', 'Versgepelde {look}'],
    ],
    made: [
      [
        'Transplanted by hand in July, harvested in the cool of November and dried on mats, not in machines.',
        'ดำนาเดือนกรกฎาคม เกี่ยวเดือนพฤศจิกายนที่อากาศเย็น ตากบนลาน ไม่อบเครื่อง',
        'In juli met de hand uitgeplant, in de koelte van november geoogst en op matten gedroogd, niet in machines.',
      ],
      [
        'The husk comes off in the village mill in the week your order leaves.',
        'กะเทาะเปลือกที่โรงสีหมู่บ้านในสัปดาห์ที่ส่งของ',
        'De dorpsmolen pelt de korrel in de week dat je bestelling vertrekt.',
      ],
      [
        'One harvest a year, one village, and the year is printed on the bag.',
        'ปีละหนึ่งฤดู หมู่บ้านเดียว และพิมพ์ปีไว้บนถุง',
        'Eén oogst per jaar, één dorp, en het jaar staat op de zak.',
      ],
    ],
    of: [
      [
        'Grown without pesticides under the village’s organic scheme; vacuum packed against weevils.',
        'ปลูกโดยไม่ใช้ยาฆ่าแมลงในระบบอินทรีย์ของหมู่บ้าน บรรจุสุญญากาศกันมอด',
        'Geteeld zonder bestrijdingsmiddelen volgens het biologische programma van het dorp; vacuüm verpakt tegen kevers.',
      ],
      [
        'Whole grains, sorted by sieve and eye, with nothing added.',
        'คัดเมล็ดเต็มด้วยตะแกรงและสายตา ไม่เติมอะไร',
        'Hele korrels, gesorteerd met zeef en oog, zonder toevoegingen.',
      ],
    ],
    use: [
      [
        'Rinse once, add water up to the first knuckle and let it stand for ten minutes after cooking.',
        'ซาวครั้งเดียว เติมน้ำหนึ่งข้อนิ้ว สุกแล้วพักสิบนาที',
        'Eén keer spoelen, een vingerkootje water erop en na het koken tien minuten laten staan.',
      ],
      [
        'The fragrance is that of pandan leaf; it is strongest in the first eight months.',
        'หอมคล้ายใบเตย แปดเดือนแรกหอมที่สุด',
        'De geur is die van pandanblad en is de eerste acht maanden het sterkst.',
      ],
      [
        'Good beside anything with a curry in it, and alone with an egg.',
        'กินกับแกงอะไรก็เข้า หรือแค่ไข่ดาวก็พอ',
        'Lekker naast elke curry, en ook alleen met een ei.',
      ],
    ],
  },
  'curry-paste': {
    category: 'curry-pastes',
    hs: '210390',
    baht: [95, 190],
    care: 'chilled',
    choice: 'flavor',
    tags: ['curry paste', 'thai food', 'thai spices', 'homemade'],
    facts: PACK,
    sizes: [size('120 g', '6 × 6 × 8 cm', 230), size('200 g', '7 × 7 × 9 cm', 340, 1.5), size('400 g', '9 × 9 × 11 cm', 620, 2.7)],
    looks: {
      green: ['green', 'แกงเขียวหวาน', 'groene'],
      red: ['red', 'แกงแดง', 'rode'],
      yellow: ['yellow', 'แกงเหลือง', 'gele'],
      massaman: ['massaman', 'แกงมัสมั่น', 'massaman'],
    },
    names: [
      ['{Look} curry paste', 'น้ำพริก{look}', '{Look} currypasta'],
      ['Mortar-pounded {look} curry paste', 'น้ำพริก{look}ตำครก', 'In de vijzel gestampte {look} currypasta'],
      ['Home-style {look} curry paste', 'น้ำพริก{look}สูตรบ้าน', 'Huisgemaakte {look} currypasta'],
      ['Housewives’ {look} curry paste', 'น้ำพริก{look}ฝีมือแม่บ้าน', 'Dorpse {look} currypasta'],
    ],
    made: [
      [
        'Dry spices are roasted and ground first; then salt, chili, lemongrass, galangal and shrimp paste go into the mortar in that order.',
        'คั่วและบดเครื่องแห้งก่อน แล้วใส่เกลือ พริก ตะไคร้ ข่า กะปิ ลงครกตามลำดับ',
        'Eerst worden droge specerijen geroosterd en gemalen; daarna gaan zout, chili, citroengras, galanga en garnalenpasta in die volgorde in de vijzel.',
      ],
      [
        'Pounded in granite, which crushes the fibers and keeps the oil that a blender loses.',
        'ตำในครกหิน ใยแตกแต่น้ำมันไม่หายเหมือนปั่น',
        'Gestampt in graniet, dat de vezels breekt en de olie behoudt die een blender verliest.',
      ],
      ['Cooked briefly to keep, in batches of forty jars.', 'ผัดพอสุกให้เก็บได้ ทำครั้งละสี่สิบขวด', 'Kort verhit om te bewaren, in partijen van veertig potten.'],
    ],
    of: [
      [
        'Chili, lemongrass, galangal, garlic, shallot, kaffir lime peel, coriander root, shrimp paste, salt.',
        'พริก ตะไคร้ ข่า กระเทียม หอมแดง ผิวมะกรูด รากผักชี กะปิ เกลือ',
        'Chili, citroengras, galanga, knoflook, sjalot, limoenschil (djeruk poeroet), korianderwortel, garnalenpasta, zout.',
      ],
      [
        'No sugar, no coloring, no preservative; contains shrimp.',
        'ไม่ใส่น้ำตาล ไม่แต่งสี ไม่ใส่สารกันเสีย มีส่วนผสมของกุ้ง',
        'Geen suiker, geen kleurstof, geen conserveermiddel; bevat garnaal.',
      ],
    ],
    use: [
      [
        'Fry two spoonfuls in coconut cream until the oil separates, then add what the market had.',
        'ผัดสองช้อนกับหัวกะทิจนแตกมัน แล้วใส่ของที่ได้จากตลาด',
        'Bak twee lepels in kokosroom tot de olie schift en voeg toe wat de markt had.',
      ],
      ['A jar of 120 g makes curry for six.', 'ขวด 120 กรัมแกงได้หกคน', 'Een pot van 120 gram is goed voor zes personen.'],
      ['Hot, but not for show.', 'เผ็ดพอดี ไม่ได้เผ็ดอวด', 'Heet, maar niet om op te scheppen.'],
    ],
  },
  'dried-chili': {
    category: 'spices-and-herbs',
    hs: '090421',
    baht: [55, 130],
    care: 'dry',
    tags: ['thai spices', 'chili', 'dried', 'hot'],
    facts: PACK,
    sizes: [size('100 g', '14 × 6 × 18 cm', 120), size('250 g', '18 × 8 × 24 cm', 280, 2.2), size('500 g', '22 × 10 × 30 cm', 540, 4)],
    looks: { red: ['red', 'สีแดง', 'rode'], dark: ['smoked', 'รมควัน', 'gerookte'], gold: ['golden', 'สีทอง', 'goudgele'] },
    names: [
      ['Sun-dried {look} chili', 'พริกแห้งตากแดด{look}', 'Zongedroogde {look} chili'],
      ['Whole {look} chilies', 'พริกแห้งทั้งเม็ด{look}', 'Hele {look} chilipepers'],
      ['{Look} chilies for roasting', 'พริกคั่ว{look}', '{Look} chilipepers om te roosteren'],
      ['Garden-grown {look} chilies', 'พริกสวน{look}', 'Zelfgeteelde {look} chilipepers'],
    ],
    made: [
      [
        'Picked ripe in the morning and dried for five days on bamboo, turned at noon.',
        'เก็บสุกตอนเช้า ตากบนแคร่ไม้ไผ่ห้าวัน กลับตอนเที่ยง',
        '’s Ochtends rijp geplukt en vijf dagen op bamboe gedroogd, om twaalf uur gekeerd.',
      ],
      [
        'Sorted by hand for color; stems left on, because they keep the scent in.',
        'คัดสีด้วยมือ ไม่เด็ดขั้ว กลิ่นจึงไม่หาย',
        'Met de hand op kleur gesorteerd; de steeltjes blijven eraan en houden de geur vast.',
      ],
      ['The smoked ones hang over coconut husk for two nights.', 'แบบรมควันแขวนเหนือกาบมะพร้าวสองคืน', 'De gerookte hangen twee nachten boven kokosbast.'],
    ],
    of: [
      ['Chili and sun; no sulfur, no oil.', 'มีแต่พริกกับแดด ไม่ใส่กำมะถัน ไม่ใส่น้ำมัน', 'Chili en zon; geen zwavel, geen olie.'],
      [
        'Thai long chili and bird’s eye, about 20,000 to 60,000 on the Scoville scale.',
        'พริกชี้ฟ้าและพริกขี้หนู ราว 20,000–60,000 สโควิลล์',
        'Lange Thaise chili en rawit, zo’n 20.000 tot 60.000 op de schaal van Scoville.',
      ],
    ],
    use: [
      [
        'Roast dry in a pan until your neighbors sneeze, then pound.',
        'คั่วแห้งจนเพื่อนบ้านจาม แล้วค่อยตำ',
        'Rooster droog in de pan tot de buren niezen en stamp dan.',
      ],
      [
        'Soak for curry paste, fry for noodles, hang by the stove for luck.',
        'แช่ตำน้ำพริก ทอดโรยก๋วยเตี๋ยว หรือแขวนข้างเตา',
        'Weken voor currypasta, bakken voor noedels, bij het fornuis hangen voor geluk.',
      ],
      ['Wash your hands; then wash them again.', 'ล้างมือแล้วล้างอีกครั้ง', 'Was je handen, en daarna nog eens.'],
    ],
  },
  'chili-oil': {
    category: 'curry-pastes',
    hs: '210390',
    baht: [110, 220],
    care: 'chilled',
    choice: 'flavor',
    tags: ['chili oil', 'thai food', 'condiment', 'hot'],
    facts: ['{label} in a glass bottle, {measure}.', 'ขวดแก้ว {label} ขนาด {measure}', '{label} in een glazen fles, {measure}.'],
    sizes: [size('150 ml', '5 × 5 × 16 cm', 330), size('250 ml', '6 × 6 × 19 cm', 480, 1.5)],
    looks: {
      red: ['dried chili', 'พริกแห้ง', 'gedroogde chili'],
      amber: ['garlic and chili', 'กระเทียมพริก', 'knoflook en chili'],
      green: ['green chili and lime leaf', 'พริกสดใบมะกรูด', 'groene chili en limoenblad'],
    },
    names: [
      ['Chili oil with {look}', 'น้ำมันพริก{look}', 'Chili-olie met {look}'],
      ['Crunchy chili oil, {look}', 'น้ำมันพริกกรอบ {look}', 'Knapperige chili-olie, {look}'],
      ['Noodle-shop chili oil, {look}', 'น้ำมันพริกร้านก๋วยเตี๋ยว {look}', 'Chili-olie van de noedelkraam, {look}'],
    ],
    made: [
      [
        'Garlic and shallots are fried slowly until gold and taken out; chili goes in when the oil has rested.',
        'เจียวกระเทียมหอมแดงไฟอ่อนจนเหลืองแล้วตักออก พักน้ำมันก่อนจึงใส่พริก',
        'Knoflook en sjalot worden langzaam goudgeel gebakken en eruit geschept; de chili gaat erin als de olie tot rust is gekomen.',
      ],
      [
        'What was taken out goes back at the end, so that it stays crisp.',
        'ของที่ตักออกใส่คืนตอนท้าย จึงยังกรอบ',
        'Wat eruit ging komt er op het eind weer in, en blijft zo knapperig.',
      ],
      ['Bottled hot, sealed with wax paper and dated.', 'กรอกร้อน ปิดกระดาษไข เขียนวันที่', 'Heet gebotteld, met waspapier gesloten en gedateerd.'],
    ],
    of: [
      [
        'Rice bran oil, chili, garlic, shallot, salt, a little palm sugar.',
        'น้ำมันรำข้าว พริก กระเทียม หอมแดง เกลือ น้ำตาลโตนดเล็กน้อย',
        'Rijstolie, chili, knoflook, sjalot, zout, wat palmsuiker.',
      ],
      ['No MSG and no shrimp; vegans can help themselves.', 'ไม่ใส่ผงชูรส ไม่ใส่กุ้ง คนกินเจกินได้', 'Zonder glutamaat en zonder garnaal; ook voor veganisten.'],
    ],
    use: [
      [
        'On eggs, noodles, pizza, and once you know it, on everything.',
        'ราดไข่ ก๋วยเตี๋ยว พิซซ่า แล้วจะราดทุกอย่าง',
        'Op eieren, noedels, pizza, en als je het eenmaal kent op alles.',
      ],
      ['Stir before use; the good part sinks.', 'คนก่อนใช้ ของดีอยู่ก้นขวด', 'Eerst roeren; het beste ligt onderin.'],
      [
        'Keeps three months in the fridge and rarely lasts three weeks.',
        'แช่เย็นได้สามเดือน แต่มักหมดในสามสัปดาห์',
        'Blijft drie maanden goed in de koelkast en haalt er zelden drie weken.',
      ],
    ],
  },
}
