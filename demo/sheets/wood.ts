import { size, type CraftSheets } from '../craft-sheet.ts'

/** Carved and turned things for crafts shelves, and flowers of soap. */
export const WOOD: CraftSheets = {
  'wood-elephant': {
    category: 'wood-and-carving',
    hs: '442011',
    baht: [680, 2600],
    care: 'carving',
    choice: 'color',
    unique: 0.25,
    personal: [
      'Words to carve under the foot, at most 40 letters',
      'ข้อความแกะใต้ฐาน ไม่เกิน 40 ตัวอักษร',
      'Tekst om onder de voet te snijden, hoogstens 40 letters',
    ],
    tags: ['elephant', 'wood carving', 'teak', 'sculpture'],
    sizes: [size('12 cm', '14 × 7 × 12 cm', 380, 0.6), size('18 cm', '21 × 10 × 18 cm', 950), size('26 cm', '30 × 14 × 26 cm', 2400, 2)],
    looks: { teak: ['teak', 'ไม้สัก', 'teakhout'], mango: ['mango wood', 'ไม้มะม่วง', 'mangohout'], ebony: ['ebony', 'ไม้มะเกลือ', 'ebbenhout'] },
    names: [
      ['Carved elephant in {look}', 'ช้างแกะสลัก{look}', 'Gesneden olifant van {look}'],
      ['Walking elephant, {look}', 'ช้างย่างก้าว {look}', 'Lopende olifant, {look}'],
      ['Hand-carved {look} elephant', 'ช้างแกะมือ{look}', 'Handgesneden olifant, {look}'],
      ['Lanna elephant sculpture in {look}', 'ประติมากรรมช้างล้านนา{look}', 'Lanna-olifant van {look}'],
    ],
    made: [
      [
        'Roughed out with an adze, then worked with some twenty chisels, the smallest no wider than a grain of rice.',
        'โกลนด้วยขวาน แล้วแกะด้วยสิ่วราวยี่สิบเล่ม เล่มเล็กสุดกว้างเท่าเมล็ดข้าว',
        'Met een dissel voorgehakt, daarna bewerkt met zo’n twintig beitels, de kleinste zo breed als een rijstkorrel.',
      ],
      [
        'The wrinkles behind the ears are cut last, freehand, because they make the animal look at you.',
        'รอยย่นหลังหูแกะเป็นอย่างสุดท้ายด้วยมือเปล่า เพราะทำให้ช้างมองเรา',
        'De rimpels achter de oren komen het laatst, uit de losse hand, want daardoor kijkt het dier je aan.',
      ],
      ['Carved from one block; only the tusks are set in.', 'แกะจากไม้ท่อนเดียว มีเพียงงาที่ฝังเพิ่ม', 'Uit één blok gesneden; alleen de slagtanden zijn ingezet.'],
      [
        'Sanded by hand through four grits and rubbed with beeswax, never with varnish.',
        'ขัดมือสี่เบอร์แล้วลงขี้ผึ้ง ไม่ใช้วาร์นิช',
        'Met de hand in vier korrels geschuurd en met bijenwas ingewreven, nooit gelakt.',
      ],
    ],
    of: [
      [
        'Reclaimed or plantation wood with papers; the tusks are bone-colored wood, not ivory.',
        'ไม้เก่าหรือไม้ปลูกมีเอกสาร งาเป็นไม้สีอ่อน ไม่ใช่งาช้าง',
        'Teruggewonnen of plantagehout met papieren; de slagtanden zijn licht hout, geen ivoor.',
      ],
      [
        'Wood seasoned for two years so that it does not crack in heated rooms.',
        'ไม้ผึ่งสองปี ไม่แตกแม้อยู่ในห้องทำความร้อน',
        'Twee jaar gedroogd hout, zodat het in verwarmde kamers niet scheurt.',
      ],
    ],
    use: [
      [
        'In Thailand an elephant with its trunk raised is given to people who begin something new.',
        'คนไทยนิยมให้ช้างชูงวงแก่คนที่เริ่มต้นสิ่งใหม่',
        'In Thailand geeft men een olifant aan wie iets nieuws begint.',
      ],
      [
        'Heavy enough to hold a row of books, friendly enough for a nursery.',
        'หนักพอจะกั้นหนังสือ และน่ารักพอสำหรับห้องเด็ก',
        'Zwaar genoeg als boekensteun, vriendelijk genoeg voor de kinderkamer.',
      ],
      [
        'The grain differs in every block, so yours will have its own stripes.',
        'ลายไม้แต่ละท่อนไม่เหมือนกัน ตัวของคุณจึงมีลายเฉพาะ',
        'De nerf verschilt per blok, dus de uwe krijgt eigen strepen.',
      ],
    ],
  },
  'mango-wood-bowl': {
    category: 'wood-and-carving',
    hs: '441990',
    baht: [360, 1100],
    care: 'wood',
    choice: 'color',
    unique: 0.1,
    tags: ['mango wood', 'bowl', 'woodturning', 'salad bowl'],
    sizes: [size('16 cm', '16 × 16 × 6 cm', 320, 0.65), size('22 cm', '22 × 22 × 8 cm', 650), size('30 cm', '30 × 30 × 10 cm', 1300, 1.75)],
    looks: {
      natural: ['natural', 'สีธรรมชาติ', 'naturel'],
      walnut: ['walnut brown', 'สีวอลนัต', 'walnootbruin'],
      black: ['charred black', 'สีดำเผา', 'zwart gebrand'],
    },
    names: [
      ['Turned mango wood bowl, {look}', 'ชามไม้มะม่วงกลึง {look}', 'Gedraaide kom van mangohout, {look}'],
      ['Mango wood salad bowl in {look}', 'ชามสลัดไม้มะม่วง{look}', 'Slakom van mangohout, {look}'],
      ['{Look} mango wood fruit bowl', 'ชามผลไม้ไม้มะม่วง {look}', 'Fruitschaal van mangohout, {look}'],
      ['Mango wood serving bowl, {look}', 'ชามเสิร์ฟไม้มะม่วง {look}', 'Serveerschaal van mangohout, {look}'],
    ],
    made: [
      [
        'Turned twice: once green, with thick walls, and again a year later when the wood has finished moving.',
        'กลึงสองครั้ง ครั้งแรกตอนไม้สดผนังหนา อีกครั้งหลังจากนั้นหนึ่งปีเมื่อไม้หยุดขยับ',
        'Twee keer gedraaid: eerst nat en dikwandig, een jaar later opnieuw als het hout is uitgewerkt.',
      ],
      [
        'The last cut is taken with a scraper as thin as paper, so little sanding is needed.',
        'มีดสุดท้ายบางเท่ากระดาษ จึงแทบไม่ต้องขัด',
        'De laatste haal gaat met een papierdunne schraper, zodat schuren bijna niet nodig is.',
      ],
      [
        'Oiled three times with warm coconut oil and left to drink overnight.',
        'ทาน้ำมันมะพร้าวอุ่นสามครั้ง ทิ้งให้ซึมข้ามคืน',
        'Drie keer geolied met warme kokosolie, die een nacht mag intrekken.',
      ],
    ],
    of: [
      [
        'Mango trees that no longer bear fruit; the pale and dark bands are heart and sap wood.',
        'ต้นมะม่วงแก่ที่ไม่ให้ผลแล้ว ลายอ่อนเข้มคือแก่นกับกระพี้',
        'Mangobomen die geen vrucht meer geven; de lichte en donkere banden zijn kern- en spinthout.',
      ],
      [
        'Solid mango wood, food safe, without stain or lacquer.',
        'ไม้มะม่วงแท้ทั้งใบ ใส่อาหารได้ ไม่ลงแล็กเกอร์',
        'Massief mangohout, geschikt voor voedsel, zonder lak.',
      ],
    ],
    use: [
      ['For salad, bread or the keys by the door.', 'ใส่สลัด ขนมปัง หรือกุญแจหน้าประตู', 'Voor sla, brood of de sleutels bij de deur.'],
      [
        'Every bowl shows the weather of its tree: dark streaks are rain the mango drank.',
        'ริ้วเข้มในเนื้อไม้คือฝนที่มะม่วงต้นนั้นเคยดื่ม',
        'Elke kom toont het weer van zijn boom: donkere strepen zijn regen die de mango dronk.',
      ],
      [
        'It warms to the hand and grows deeper in color with oil and use.',
        'จับแล้วอุ่นมือ ยิ่งใช้ยิ่งทาน้ำมันสียิ่งลึก',
        'Hij wordt warm in de hand en met olie en gebruik dieper van kleur.',
      ],
    ],
  },
  'coconut-bowls': {
    category: 'wood-and-carving',
    hs: '960200',
    baht: [190, 520],
    care: 'wood',
    choice: 'color',
    tags: ['coconut', 'bowl', 'zero waste', 'breakfast'],
    sizes: [size('1 bowl', '13 × 13 × 6 cm', 170, 0.6), size('2 bowls', '13 × 13 × 6 cm', 340), size('4 bowls', '13 × 13 × 6 cm', 680, 1.8)],
    looks: {
      natural: ['natural', 'สีธรรมชาติ', 'naturel'],
      white: ['white inside', 'ด้านในสีขาว', 'wit van binnen'],
      turquoise: ['turquoise inside', 'ด้านในสีเทอร์ควอยซ์', 'turquoise van binnen'],
    },
    names: [
      ['Coconut shell bowls, {look}', 'ชามกะลามะพร้าว {look}', 'Kokosnootkommen, {look}'],
      ['Polished coconut bowls, {look}', 'ชามกะลาขัดมัน {look}', 'Gepolijste kokoskommen, {look}'],
      ['Smoothie bowls of coconut shell, {look}', 'ชามสมูทตี้กะลามะพร้าว {look}', 'Smoothiekommen van kokosschaal, {look}'],
    ],
    made: [
      [
        'Shells from a coconut milk press are sawn, scraped clean and polished with sand of three grades.',
        'กะลาจากโรงคั้นกะทิ เลื่อย ขูด แล้วขัดด้วยทรายสามขนาด',
        'Schalen van een kokosmelkpers worden gezaagd, schoongeschraapt en met drie soorten zand gepolijst.',
      ],
      [
        'The rim is leveled on a stone, so a bowl neither rocks nor cuts the lip.',
        'ฝนปากชามบนหินให้เรียบ วางไม่โยกและไม่บาดปาก',
        'De rand wordt op een steen vlak geslepen; de kom wiebelt niet en snijdt niet.',
      ],
      [
        'Colored insides are lacquer in five thin coats, hardened for two weeks.',
        'ด้านในที่มีสีทาแล็กเกอร์บางห้าชั้น บ่มสองสัปดาห์',
        'Gekleurde binnenkanten zijn lak in vijf dunne lagen, twee weken uitgehard.',
      ],
    ],
    of: [
      [
        'Shell of mature coconuts from Samui and Thap Sakae, rubbed with coconut oil.',
        'กะลาจากมะพร้าวแก่ ทาด้วยน้ำมันมะพร้าว',
        'Schaal van rijpe kokosnoten, ingewreven met kokosolie.',
      ],
      [
        'Nothing but coconut: shell for the bowl, oil for the shine.',
        'มะพร้าวล้วน กะลาเป็นชาม น้ำมันเป็นเงา',
        'Niets dan kokos: de schaal voor de kom, de olie voor de glans.',
      ],
    ],
    use: [
      [
        'Good for granola, nuts and cold soups; not for the oven.',
        'ใส่มูสลี่ ถั่ว หรือซุปเย็น ไม่ควรเข้าเตาอบ',
        'Goed voor muesli, noten en koude soep; niet voor de oven.',
      ],
      [
        'The three eyes of the nut stay visible on one side and tell you it was one.',
        'รอยตามะพร้าวยังเห็นอยู่ด้านหนึ่ง ให้รู้ว่าเคยเป็นลูกมาก่อน',
        'De drie ogen van de noot blijven aan één kant zichtbaar.',
      ],
      ['Sizes vary by a centimeter, as coconuts do.', 'ขนาดต่างกันได้ราวหนึ่งเซนติเมตร ตามใจมะพร้าว', 'De maat scheelt een centimeter, zoals bij kokosnoten.'],
    ],
    facts: [
      '{label}, each about {measure}; together they weigh {weight}.',
      '{label} ใบละราว {measure} รวมหนัก {weight}',
      '{label}, elk ongeveer {measure}; samen wegen ze {weight}.',
    ],
  },
  'soap-flower': {
    category: 'wood-and-carving',
    hs: '340119',
    baht: [240, 690],
    care: 'soap',
    choice: 'color',
    personal: ['A name on the box, at most 30 letters', 'ชื่อบนกล่อง ไม่เกิน 30 ตัวอักษร', 'Een naam op de doos, hoogstens 30 letters'],
    tags: ['soap carving', 'lotus', 'gift', 'flower'],
    sizes: [size('9 cm', '9 × 9 × 6 cm', 150, 0.75), size('12 cm', '12 × 12 × 8 cm', 260), size('15 cm', '15 × 15 × 10 cm', 420, 1.5)],
    looks: { rose: ['rose', 'สีชมพูกุหลาบ', 'roze'], white: ['white', 'สีขาว', 'wit'], lilac: ['lilac', 'สีม่วงอ่อน', 'lila'] },
    names: [
      ['Carved soap lotus in {look}', 'ดอกบัวสบู่แกะสลัก{look}', 'Gesneden zeeplotus in {look}'],
      ['Soap flower in a box, {look}', 'ดอกไม้สบู่ในกล่อง {look}', 'Zeepbloem in doosje, {look}'],
      ['{Look} soap blossom, carved by hand', 'ดอกไม้สบู่แกะมือ {look}', 'Handgesneden zeepbloesem, {look}'],
    ],
    made: [
      [
        'One knife, one bar of soap and about two hours: the petals are lifted from the outside in.',
        'มีดเล่มเดียว สบู่ก้อนเดียว กับเวลาราวสองชั่วโมง แกะกลีบจากนอกเข้าใน',
        'Eén mes, één stuk zeep en zo’n twee uur: de blaadjes worden van buiten naar binnen gelicht.',
      ],
      [
        'The blade is held still and the soap is turned, which gives each petal its curl.',
        'จับมีดนิ่งแล้วหมุนสบู่ กลีบจึงม้วนอย่างที่เห็น',
        'Het mes blijft stil en de zeep draait; zo krijgt elk blaadje zijn krul.',
      ],
      [
        'Color is brushed on dry with a powder puff, stronger at the tips.',
        'แต่งสีแห้งด้วยพู่กันฝุ่น ปลายกลีบเข้มกว่า',
        'De kleur wordt droog opgepoederd, sterker aan de toppen.',
      ],
    ],
    of: [
      [
        'Vegetable soap scented with jasmine, in a hand-folded box with a lid.',
        'สบู่จากพืชกลิ่นมะลิ ในกล่องพับมือมีฝา',
        'Plantaardige zeep met jasmijngeur, in een gevouwen doosje met deksel.',
      ],
      [
        'Soft palm and coconut soap, made for carving; it is too pretty to wash with, but you may.',
        'สบู่ปาล์มกับมะพร้าวเนื้อนิ่มสำหรับแกะ สวยเกินจะใช้ แต่ใช้ได้จริง',
        'Zachte palm- en kokoszeep, gemaakt om te snijden; te mooi om mee te wassen, maar het kan.',
      ],
    ],
    use: [
      ['Scents a bathroom or a drawer for a year and a half.', 'วางในห้องน้ำหรือลิ้นชัก หอมได้ปีครึ่ง', 'Geurt anderhalf jaar in badkamer of la.'],
      [
        'Palace kitchens carved melons this way; soap keeps longer.',
        'ในวังแกะแตงแบบนี้ แต่สบู่อยู่ได้นานกว่า',
        'Paleiskeukens sneden zo meloenen; zeep blijft langer mooi.',
      ],
      ['Leave the box closed in humid rooms and open in dry ones.', 'ห้องชื้นให้ปิดกล่อง ห้องแห้งเปิดไว้ได้', 'In vochtige kamers de doos dicht laten, in droge open.'],
    ],
  },
}
