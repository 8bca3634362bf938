import { size, type CraftSheets } from '../craft-sheet.ts'

/** Indigo, khit, phakaoma and what is sewn from them. */
export const INDIGO_AND_KHIT: CraftSheets = {
  'indigo-scarf': {
    category: 'scarves-and-shawls',
    hs: '621490',
    baht: [420, 1250],
    care: 'indigo',
    choice: 'color',
    tags: ['indigo cotton', 'scarf', 'natural dye', 'blue'],
    sizes: [size('30 × 160 cm', '30 × 160 cm', 140, 0.75), size('45 × 180 cm', '45 × 180 cm', 210), size('70 × 190 cm', '70 × 190 cm', 320, 1.45)],
    looks: {
      deep: ['deep indigo', 'ครามเข้ม', 'diep indigo'],
      mid: ['mid indigo with ikat stripe', 'ครามกลาง ลายมัดหมี่', 'middenblauw met ikatstreep'],
      pale: ['pale indigo with ikat stripe', 'ครามอ่อน ลายมัดหมี่', 'lichtblauw met ikatstreep'],
    },
    names: [
      ['Indigo cotton scarf, {look}', 'ผ้าพันคอฝ้ายย้อมคราม {look}', 'Katoenen indigosjaal, {look}'],
      ['Hand-spun indigo cotton shawl, {look}', 'ผ้าคลุมไหล่ฝ้ายเข็นมือย้อมคราม {look}', 'Omslagdoek van handgesponnen indigokatoen, {look}'],
      ['Sakon Nakhon style indigo scarf, {look}', 'ผ้าพันคอย้อมครามแบบสกลนคร {look}', 'Indigosjaal in de stijl van Sakon Nakhon, {look}'],
      ['Natural indigo cotton wrap, {look}', 'ผ้าพันฝ้ายครามธรรมชาติ {look}', 'Doek van natuurlijk indigokatoen, {look}'],
    ],
    made: [
      [
        'Leaves are soaked overnight, beaten with lime and left to settle into a paste that lives in the vat for years.',
        'แช่ใบครามข้ามคืน กวนกับปูนขาว ตกตะกอนเป็นเนื้อครามที่เลี้ยงในหม้อได้หลายปี',
        'De bladeren weken een nacht, worden met kalk geslagen en zakken uit tot een pasta die jaren in de kuip leeft.',
      ],
      [
        'The yarn is dipped, wrung and aired five to nine times; it comes out green and turns blue in a minute.',
        'จุ่ม บีบ ผึ่ง ห้าถึงเก้าครั้ง ขึ้นจากหม้อเป็นสีเขียวแล้วกลายเป็นน้ำเงินในหนึ่งนาที',
        'Het garen wordt vijf tot negen keer gedompeld, uitgewrongen en gelucht; het komt groen uit de kuip en wordt in een minuut blauw.',
      ],
      [
        'Woven on a floor loom with a loose beat, so that the scarf is soft from the first day.',
        'ทอด้วยกี่มือ กระทบเบา ผ้าจึงนุ่มตั้งแต่วันแรก',
        'Met losse slag op een handgetouw geweven, zodat de sjaal vanaf de eerste dag zacht is.',
      ],
    ],
    of: [
      [
        'Cotton and natural indigo; the scent is that of fresh hay and river mud.',
        'ฝ้ายกับครามธรรมชาติ กลิ่นเหมือนหญ้าแห้งกับดินริมน้ำ',
        'Katoen en natuurlijke indigo; de geur is die van hooi en rivierklei.',
      ],
      [
        'Hand-spun cotton from Isan fields, dyed without metal salts.',
        'ฝ้ายเข็นมือจากไร่อีสาน ย้อมโดยไม่ใช้เกลือโลหะ',
        'Handgesponnen katoen uit de Isan, geverfd zonder metaalzouten.',
      ],
    ],
    use: [
      [
        'Farmers wear indigo because it cools the skin and insects dislike it.',
        'ชาวนานิยมใส่ครามเพราะเย็นผิวและแมลงไม่ชอบ',
        'Boeren dragen indigo omdat het de huid koelt en insecten het mijden.',
      ],
      [
        'A little blue may come off on pale clothes at first; that passes.',
        'ช่วงแรกอาจตกสีใส่ผ้าขาวเล็กน้อย แล้วจะหาย',
        'In het begin kan wat blauw afgeven op lichte kleding; dat gaat over.',
      ],
      ['It looks better after fifty washes than after five.', 'ซักห้าสิบครั้งแล้วสวยกว่าห้าครั้ง', 'Na vijftig keer wassen is hij mooier dan na vijf.'],
    ],
    facts: ['{measure}, about {weight}.', 'ขนาด {measure} หนักราว {weight}', '{measure}, ongeveer {weight}.'],
  },
  'mo-hom-shirt': {
    category: 'clothing',
    hs: '620520',
    baht: [390, 990],
    care: 'indigo',
    choice: 'color',
    tags: ['indigo cotton', 'mo hom', 'shirt', 'workwear'],
    sizes: [size('S', '100 × 66 cm', 240), size('M', '106 × 69 cm', 260), size('L', '112 × 72 cm', 280), size('XL', '120 × 75 cm', 310, 1.08)],
    looks: { indigo: ['indigo', 'สีคราม', 'indigo'], black: ['black', 'สีดำ', 'zwart'], faded: ['faded blue', 'สีครามซีด', 'verwassen blauw'] },
    names: [
      ['Mo hom cotton shirt in {look}', 'เสื้อหม้อห้อมฝ้าย{look}', 'Katoenen mo-homhemd in {look}'],
      ['Phrae-style mo hom shirt, {look}', 'เสื้อหม้อห้อมแบบเมืองแพร่ {look}', 'Mo-homhemd in Phrae-stijl, {look}'],
      ['Collarless farmer shirt, {look}', 'เสื้อกุยเฮงหม้อห้อม {look}', 'Boerenhemd zonder kraag, {look}'],
      ['Tie-front mo hom jacket in {look}', 'เสื้อหม้อห้อมผูกเชือก{look}', 'Mo-homjasje met bindsluiting, {look}'],
    ],
    made: [
      [
        'Cut straight, sewn flat and dyed as a finished shirt, so that the seams stay a shade lighter.',
        'ตัดตรง เย็บเรียบ แล้วย้อมทั้งตัว ตะเข็บจึงอ่อนกว่าหนึ่งเฉด',
        'Recht geknipt, plat genaaid en pas daarna geverfd, zodat de naden een tint lichter blijven.',
      ],
      [
        'Dyed in the pots of Thung Hong in the old way, with hom leaves, lime and patience.',
        'ย้อมในหม้อแบบทุ่งโฮ้ง ด้วยใบห้อม ปูน และความอดทน',
        'Geverfd in kuipen op de oude manier, met hombladeren, kalk en geduld.',
      ],
      [
        'Closed with cloth ties or coconut buttons, all sewn on by hand.',
        'ผูกเชือกผ้าหรือกระดุมกะลา เย็บมือทั้งหมด',
        'Gesloten met stoffen linten of kokosknopen, alles met de hand aangezet.',
      ],
    ],
    of: [
      [
        'Unbleached cotton of 160 g, dyed with hom, a cousin of indigo.',
        'ผ้าฝ้ายดิบหนา 160 กรัม ย้อมห้อม ญาติของคราม',
        'Ongebleekt katoen van 160 gram, geverfd met hom, familie van indigo.',
      ],
      [
        'Breathing plain-weave cotton, pre-washed; it shrinks no more than two percent.',
        'ผ้าฝ้ายลายขัดระบายอากาศ ซักแล้ว หดไม่เกินสองเปอร์เซ็นต์',
        'Ademend katoen in linnenbinding, voorgewassen; krimpt hoogstens twee procent.',
      ],
    ],
    use: [
      [
        'Northern Thais wear it on Fridays, at festivals and in the field.',
        'คนเหนือใส่วันศุกร์ งานบุญ และลงนา',
        'Noord-Thais dragen hem op vrijdag, op feesten en op het veld.',
      ],
      ['Loose under the arms, cool at forty degrees.', 'ใต้วงแขนหลวม สี่สิบองศาก็ยังเย็น', 'Ruim onder de armen, koel bij veertig graden.'],
      [
        'Men and women wear the same cut; take one size larger for a jacket.',
        'ชายหญิงใส่แบบเดียวกัน อยากใส่คลุมให้เพิ่มหนึ่งไซซ์',
        'Mannen en vrouwen dragen dezelfde snit; neem een maat groter als jasje.',
      ],
    ],
    facts: [
      'Size {label}: {measure} (chest and length), about {weight}.',
      'ไซซ์ {label}: รอบอกและยาว {measure} หนักราว {weight}',
      'Maat {label}: {measure} (borst en lengte), ongeveer {weight}.',
    ],
  },
  'khit-shawl': {
    category: 'scarves-and-shawls',
    hs: '621490',
    baht: [520, 1500],
    care: 'cotton',
    choice: 'color',
    tags: ['khit', 'shawl', 'cotton', 'isan'],
    sizes: [size('50 × 180 cm', '50 × 180 cm', 280, 0.85), size('70 × 200 cm', '70 × 200 cm', 420)],
    looks: {
      red: ['red and black', 'สีแดงดำ', 'rood en zwart'],
      black: ['black and cream', 'สีดำครีม', 'zwart en crème'],
      ochre: ['ochre and brown', 'สีดินเหลืองน้ำตาล', 'oker en bruin'],
    },
    names: [
      ['Khit weave shawl in {look}', 'ผ้าคลุมไหล่ลายขิด{look}', 'Khit-omslagdoek in {look}'],
      ['Isan khit shawl, {look}', 'ผ้าคลุมไหล่ขิดอีสาน {look}', 'Khit-stola in Isan-stijl, {look}'],
      ['Patterned cotton shawl, {look}', 'ผ้าสไบลายขิด {look}', 'Katoenen doek met khit-patroon, {look}'],
      ['Khit ceremonial cloth in {look}', 'ผ้าเบี่ยงลายขิด{look}', 'Ceremoniële khit-doek in {look}'],
    ],
    made: [
      [
        'A flat stick lifts the warp row by row, and an extra weft floats across to draw the pattern.',
        'ใช้ไม้ค้ำงัดเส้นยืนทีละแถว สอดด้ายพุ่งพิเศษให้เกิดลาย',
        'Een platte stok licht de schering rij voor rij, en een extra inslag tekent al zwevend het patroon.',
      ],
      [
        'The rows are stored as bamboo splints behind the reed; a large motif needs sixty.',
        'ลายเก็บไว้ในไม้เก็บขิดหลังฟืม ลายใหญ่ใช้หกสิบอัน',
        'De rijen worden bewaard als bamboelatjes achter het riet; een groot motief heeft er zestig.',
      ],
      [
        'Five days on the loom, with both faces finished clean.',
        'อยู่บนกี่ห้าวัน เก็บงานเรียบทั้งสองหน้า',
        'Vijf dagen op het getouw, aan beide kanten netjes afgewerkt.',
      ],
    ],
    of: [
      [
        'Mercerized cotton ground with a soft-twist pattern thread.',
        'พื้นฝ้ายชุบมัน ด้ายลายเกลียวนุ่ม',
        'Grond van gemerceriseerd katoen, patroondraad met zachte twist.',
      ],
      ['Cotton throughout, color-fast at forty degrees.', 'ฝ้ายล้วน สีไม่ตกที่สี่สิบองศา', 'Volledig katoen, kleurecht tot veertig graden.'],
    ],
    use: [
      [
        'Worn over the left shoulder at merit-making, over both on a cold evening.',
        'ห่มเฉียงไหล่ซ้ายไปทำบุญ ห่มสองไหล่คืนหนาว',
        'Bij een tempelbezoek over de linkerschouder, op een koude avond over beide.',
      ],
      [
        'Rows of elephants, stars and pumpkin flowers repeat to the end of the cloth.',
        'แถวช้าง ดาว และดอกฟักทองเรียงจนสุดผืน',
        'Rijen olifanten, sterren en pompoenbloemen herhalen zich tot het eind van de doek.',
      ],
      ['Thrown over a sofa, it does not slip.', 'พาดโซฟาไม่ลื่น', 'Over de bank glijdt hij niet weg.'],
    ],
    facts: ['{measure} plus fringe, about {weight}.', 'ขนาด {measure} ไม่รวมชายครุย หนักราว {weight}', '{measure} plus franje, ongeveer {weight}.'],
  },
  phakaoma: {
    category: 'scarves-and-shawls',
    hs: '621490',
    baht: [180, 450],
    care: 'cotton',
    choice: 'color',
    personal: ['A name embroidered in a corner, at most 15 letters', 'ชื่อปักที่มุมผ้า ไม่เกิน 15 ตัวอักษร', 'Een naam geborduurd in een hoek, hoogstens 15 letters'],
    tags: ['phakaoma', 'checked cloth', 'cotton', 'sarong'],
    sizes: [size('70 × 180 cm', '70 × 180 cm', 210, 0.9), size('75 × 200 cm', '75 × 200 cm', 250)],
    looks: {
      red: ['red check', 'ตาหมากรุกแดง', 'rode ruit'],
      blue: ['blue check', 'ตาหมากรุกน้ำเงิน', 'blauwe ruit'],
      green: ['green check', 'ตาหมากรุกเขียว', 'groene ruit'],
      mauve: ['mauve check', 'ตาหมากรุกม่วง', 'mauve ruit'],
    },
    names: [
      ['Phakaoma cotton cloth, {look}', 'ผ้าขาวม้าฝ้าย {look}', 'Katoenen phakaoma, {look}'],
      ['Hand-woven phakaoma in {look}', 'ผ้าขาวม้าทอมือ {look}', 'Handgeweven phakaoma in {look}'],
      ['Five-color phakaoma, {look}', 'ผ้าขาวม้าห้าสี {look}', 'Vijfkleurige phakaoma, {look}'],
      ['Checked bathing cloth, {look}', 'ผ้าขาวม้าอาบน้ำ {look}', 'Geruite badsarong, {look}'],
    ],
    made: [
      [
        'A long striped warp is crossed by the same stripes, and the check appears by itself.',
        'เส้นยืนสลับสี พุ่งด้วยสีเดียวกัน ตาหมากรุกเกิดขึ้นเอง',
        'Een lange gestreepte schering wordt gekruist door dezelfde strepen, en de ruit ontstaat vanzelf.',
      ],
      [
        'Four cloths a day come off a fly-shuttle loom; the hem is rolled by hand.',
        'กี่กระตุกทอได้วันละสี่ผืน ริมผ้าม้วนเย็บมือ',
        'Een snelspoelgetouw levert er vier per dag; de zoom wordt met de hand gerold.',
      ],
      ['Washed twice in rice water to soften the sizing.', 'ซักน้ำข้าวสองครั้งให้แป้งนุ่ม', 'Twee keer in rijstwater gewassen om de pap te verzachten.'],
    ],
    of: [
      ['Combed cotton, light and quick to dry.', 'ฝ้ายหวี เบา แห้งเร็ว', 'Gekamd katoen, licht en sneldrogend.'],
      [
        'Pure cotton dyed before weaving, so the check looks the same on both sides.',
        'ฝ้ายล้วน ย้อมก่อนทอ สองด้านจึงเหมือนกัน',
        'Zuiver katoen, voor het weven geverfd; de ruit is aan beide kanten gelijk.',
      ],
    ],
    use: [
      [
        'Towel, belt, turban, hammock for a baby, flag of a rice field: it has no single use.',
        'เป็นผ้าเช็ดตัว คาดเอว โพกหัว ผูกเปล ปักธงนา ใช้ได้ไม่รู้จบ',
        'Handdoek, riem, tulband, babyhangmat, vlag op het rijstveld: het heeft niet één doel.',
      ],
      ['Take it traveling; it is the size of a fist when rolled.', 'พกเดินทาง ม้วนแล้วเท่ากำปั้น', 'Neem hem mee op reis; opgerold zo groot als een vuist.'],
      ['Grandfathers get one at New Year, and then again.', 'ปีใหม่ให้คุณตาหนึ่งผืน ปีหน้าก็อีกผืน', 'Grootvaders krijgen er een met Nieuwjaar, en daarna weer.'],
    ],
    facts: ['{measure}, about {weight}.', 'ขนาด {measure} หนักราว {weight}', '{measure}, ongeveer {weight}.'],
  },
}
