import { size, type CraftSheets } from '../craft-sheet.ts'

/** Pillows, throws, table mats and what hangs on walls. */
export const SOFT_FURNISHING: CraftSheets = {
  'axe-pillow': {
    category: 'cushions-and-throws',
    hs: '940490',
    baht: [420, 1600],
    care: 'stuffed',
    choice: 'color',
    tags: ['axe pillow', 'mon khwan', 'kapok', 'khit'],
    sizes: [size('30 cm', '50 × 30 × 30 cm', 1900, 0.6), size('40 cm', '55 × 40 × 38 cm', 3200), size('3 folds', '180 × 55 × 38 cm', 8600, 2.3)],
    looks: { red: ['red', 'สีแดง', 'rood'], blue: ['blue', 'สีน้ำเงิน', 'blauw'], green: ['green', 'สีเขียว', 'groen'] },
    names: [
      ['Triangle axe pillow, {look}', 'หมอนขวาน {look}', 'Driehoekskussen, {look}'],
      ['Thai floor pillow with khit ends in {look}', 'หมอนขวานลายขิด{look}', 'Thais vloerkussen met khit, {look}'],
      ['Kapok mon khwan in {look}', 'หมอนขวานนุ่น{look}', 'Kapokkussen mon khwan in {look}'],
    ],
    made: [
      [
        'Ten cells are sewn side by side and stuffed by hand one after another, until the pillow stands like a small house.',
        'เย็บเป็นสิบช่อง ยัดนุ่นด้วยมือทีละช่อง จนหมอนตั้งได้เหมือนบ้านหลังเล็ก',
        'Tien vakken worden naast elkaar genaaid en een voor een met de hand gevuld, tot het kussen staat als een huisje.',
      ],
      [
        'The two faces carry khit bands woven for this purpose, elephants on one and flowers on the other.',
        'หน้าหมอนสองด้านเป็นผ้าขิดทอเฉพาะ ด้านหนึ่งลายช้าง อีกด้านลายดอก',
        'De twee uiteinden dragen khit-banden die er speciaal voor zijn geweven: olifanten op het ene, bloemen op het andere.',
      ],
      [
        'Corners are closed with a double seam that a heavy guest cannot open.',
        'เข้ามุมเย็บสองชั้น แขกตัวใหญ่พิงก็ไม่ปริ',
        'De hoeken zijn gesloten met een dubbele naad die geen zware gast openkrijgt.',
      ],
    ],
    of: [
      [
        'Cotton outside, kapok inside: the silky wool of the pods, picked in March.',
        'ข้างนอกผ้าฝ้าย ข้างในนุ่นเก็บเดือนมีนาคม',
        'Buiten katoen, binnen kapok: de zijdeachtige wol van de peulen, geplukt in maart.',
      ],
      [
        'Khit cotton and pure kapok, without foam and without feathers.',
        'ผ้าขิดฝ้ายกับนุ่นแท้ ไม่มีฟองน้ำและขนนก',
        'Khit-katoen en zuivere kapok, zonder schuim of veren.',
      ],
    ],
    use: [
      [
        'Lean on it to read, eat or watch the river; it holds a back for hours.',
        'พิงอ่านหนังสือ กินข้าว หรือดูแม่น้ำ รับหลังได้เป็นชั่วโมง',
        'Leun erop om te lezen, te eten of naar de rivier te kijken; het steunt je rug urenlang.',
      ],
      ['Kapok dries quickly and does not house mites.', 'นุ่นแห้งไว ไรไม่ชอบอยู่', 'Kapok droogt snel en herbergt geen mijten.'],
      [
        'New pillows are hard on purpose; they settle in a month.',
        'ใหม่ ๆ จะแข็งโดยตั้งใจ ราวหนึ่งเดือนจะพอดี',
        'Nieuw zijn ze met opzet hard; na een maand zitten ze goed.',
      ],
    ],
  },
  cushion: {
    category: 'cushions-and-throws',
    hs: '630492',
    baht: [290, 790],
    care: 'cotton',
    choice: 'color',
    tags: ['cushion cover', 'handwoven', 'cotton', 'sofa'],
    sizes: [size('40 × 40 cm', '40 × 40 cm', 180, 0.85), size('45 × 45 cm', '45 × 45 cm', 220), size('30 × 50 cm', '30 × 50 cm', 180, 0.9)],
    looks: {
      ochre: ['ochre khit', 'สีดินเหลือง ลายขิด', 'oker khit'],
      indigo: ['indigo diamonds', 'สีคราม ลายข้าวหลามตัด', 'indigo ruit'],
      blush: ['blush stripes', 'สีชมพูอ่อน ลายริ้ว', 'poederroze streep'],
      black: ['black with cross stitch', 'สีดำปักครอสติช', 'zwart met kruissteek'],
    },
    names: [
      ['Hand-woven cushion cover, {look}', 'ปลอกหมอนทอมือ {look}', 'Handgeweven kussenhoes, {look}'],
      ['Village loom cushion cover, {look}', 'ปลอกหมอนอิงกี่บ้าน {look}', 'Kussenhoes van het dorpsgetouw, {look}'],
      ['Cotton sofa cushion cover, {look}', 'ปลอกหมอนโซฟาฝ้าย {look}', 'Katoenen sierkussenhoes, {look}'],
    ],
    made: [
      [
        'The front comes off a village loom; the back is plain cotton with a concealed zipper.',
        'ด้านหน้าทอจากกี่หมู่บ้าน ด้านหลังผ้าฝ้ายเรียบ ซ่อนซิป',
        'De voorkant komt van een dorpsgetouw; de rug is effen katoen met een verborgen rits.',
      ],
      [
        'Each panel is cut with the pattern centered, so a pair sits well together.',
        'ตัดให้ลายอยู่กลางทุกใบ วางคู่กันจึงสวย',
        'Elk paneel is met het patroon in het midden geknipt, zodat een paar goed samengaat.',
      ],
      [
        'Seams are overlocked and turned twice, because covers are washed.',
        'โพ้งและพับตะเข็บสองชั้น เพราะปลอกหมอนต้องซัก',
        'De naden zijn gelockt en dubbel omgeslagen, want hoezen worden gewassen.',
      ],
    ],
    of: [
      ['Heavy cotton of 280 g per square meter.', 'ผ้าฝ้ายหนา 280 กรัมต่อตารางเมตร', 'Zwaar katoen van 280 gram per vierkante meter.'],
      ['Hand-woven cotton, dyed color-fast; filling not included.', 'ฝ้ายทอมือ สีไม่ตก ไม่รวมไส้หมอน', 'Handgeweven katoen, kleurecht geverfd; zonder vulling.'],
    ],
    use: [
      [
        'Mix two patterns that share a color and stop there.',
        'จับคู่สองลายที่มีสีร่วมกัน แล้วพอแค่นั้น',
        'Combineer twee patronen met één gedeelde kleur en laat het daarbij.',
      ],
      ['A filling two centimeters larger makes it plump.', 'ใส่ไส้ใหญ่กว่าปลอกสองเซนติเมตรจะฟูสวย', 'Een vulling die twee centimeter groter is, maakt hem mooi vol.'],
      [
        'It brings a little of the loom’s order to an untidy sofa.',
        'ช่วยให้โซฟารก ๆ ดูมีระเบียบขึ้น',
        'Hij brengt wat van de orde van het getouw op een rommelige bank.',
      ],
    ],
    facts: ['{measure}, about {weight}, sold as one cover.', 'ขนาด {measure} หนักราว {weight} ราคาต่อหนึ่งใบ', '{measure}, ongeveer {weight}, prijs per hoes.'],
  },
  'cotton-throw': {
    category: 'cushions-and-throws',
    hs: '630130',
    baht: [690, 1800],
    care: 'cotton',
    choice: 'color',
    tags: ['throw', 'blanket', 'cotton', 'handwoven'],
    sizes: [size('130 × 170 cm', '130 × 170 cm', 780, 0.85), size('150 × 200 cm', '150 × 200 cm', 1050), size('200 × 240 cm', '200 × 240 cm', 1650, 1.55)],
    looks: {
      cream: ['cream stripes', 'สีครีม ลายริ้ว', 'crème gestreept'],
      clay: ['clay stripes', 'สีดินเผา ลายริ้ว', 'terracotta gestreept'],
      sage: ['sage diamonds', 'สีเขียวเสจ ลายข้าวหลามตัด', 'salie met ruiten'],
    },
    names: [
      ['Hand-woven cotton throw, {look}', 'ผ้าห่มฝ้ายทอมือ {look}', 'Handgeweven katoenen plaid, {look}'],
      ['Soft cotton blanket, {look}', 'ผ้าห่มฝ้ายเนื้อนุ่ม {look}', 'Zachte katoenen deken, {look}'],
      ['Fringed sofa throw, {look}', 'ผ้าคลุมโซฟาชายครุย {look}', 'Bankplaid met franje, {look}'],
      ['Waffle-weave cotton throw, {look}', 'ผ้าห่มฝ้ายลายวาฟเฟิล {look}', 'Wafelgeweven plaid, {look}'],
    ],
    made: [
      [
        'Woven in two widths on a narrow loom and joined down the middle with a visible stitch.',
        'ทอสองหน้าบนกี่แคบ แล้วต่อกลางด้วยฝีเข็มที่ตั้งใจให้เห็น',
        'In twee banen op een smal getouw geweven en in het midden met een zichtbare steek verbonden.',
      ],
      [
        'The yarn is beaten loosely, washed in the river and beaten again, until it is as soft as an old shirt.',
        'กระทบหลวม ซักน้ำ แล้วทุบซ้ำ จนนุ่มเหมือนเสื้อเก่า',
        'Het garen wordt los aangeslagen, gewassen en geklopt tot het zacht is als een oud hemd.',
      ],
      [
        'Tassels are twisted on the thigh, two strands against each other.',
        'ชายครุยฟั่นบนหน้าขา สองเส้นสวนกัน',
        'De kwasten worden op de dij gedraaid, twee draden tegen elkaar in.',
      ],
    ],
    of: [
      [
        'Thick and thin cotton, from Lamphun and Loei, spun without chemicals.',
        'ฝ้ายเส้นหนาสลับบาง ปั่นโดยไม่ใช้สารเคมี',
        'Dik en dun katoen, gesponnen zonder chemie.',
      ],
      [
        'Pure cotton with plant dyes: ebony fruit, teak leaves, sappan wood.',
        'ฝ้ายแท้ ย้อมมะเกลือ ใบสัก และฝาง',
        'Zuiver katoen met plantverf: ebbenvrucht, teakblad, sappanhout.',
      ],
    ],
    use: [
      [
        'For the cool hour before sunrise, which is why northerners own three.',
        'สำหรับอากาศเย็นก่อนฟ้าสาง คนเหนือจึงมีกันคนละสามผืน',
        'Voor het koele uur voor zonsopgang; daarom hebben noorderlingen er drie.',
      ],
      [
        'Light in summer, warm enough with a second layer in winter.',
        'หน้าร้อนเบา หน้าหนาวซ้อนอีกชั้นก็อุ่น',
        'Licht in de zomer, met een tweede laag warm genoeg in de winter.',
      ],
      ['Throw it in the machine; it asks for nothing.', 'โยนเข้าเครื่องซักได้เลย ไม่ต้องเอาใจ', 'Gooi hem in de machine; hij vraagt niets.'],
    ],
    facts: ['{measure} without tassels, about {weight}.', 'ขนาด {measure} ไม่รวมชายครุย หนักราว {weight}', '{measure} zonder kwasten, ongeveer {weight}.'],
  },
  placemats: {
    category: 'table-linen',
    hs: '460199',
    baht: [260, 690],
    care: 'mat',
    choice: 'color',
    tags: ['placemats', 'reed', 'table', 'handwoven'],
    sizes: [size('2 mats', '32 × 45 cm', 220, 0.55), size('4 mats', '32 × 45 cm', 440), size('6 mats', '32 × 45 cm', 660, 1.4)],
    looks: { natural: ['natural', 'สีธรรมชาติ', 'naturel'], teal: ['teal', 'สีเขียวน้ำทะเล', 'petrolblauw'], brick: ['brick red', 'สีอิฐ', 'steenrood'] },
    names: [
      ['Woven reed placemats, {look}', 'ที่รองจานทอจากกก {look}', 'Geweven rieten placemats, {look}'],
      ['Reed and cotton table mats in {look}', 'แผ่นรองจานกกทอฝ้าย{look}', 'Tafelmatjes van riet en katoen in {look}'],
      ['Mat-loom placemats, {look}', 'ที่รองจานกี่เสื่อ {look}', 'Placemats van het mattengetouw, {look}'],
    ],
    made: [
      [
        'Split reed is laid in by hand, one stem at a time, across a cotton warp.',
        'สอดเส้นกกผ่าด้วยมือทีละเส้นบนเส้นยืนฝ้าย',
        'Gespleten riet wordt met de hand ingelegd, stengel voor stengel, op een katoenen schering.',
      ],
      ['Edges are bound with a folded band, sewn twice.', 'กุ๊นขอบด้วยผ้าพับ เย็บสองรอบ', 'De randen zijn afgebiesd met een gevouwen band, dubbel genaaid.'],
      [
        'A set is cut from one length, so color and beat agree.',
        'ทั้งชุดตัดจากผืนเดียวกัน สีและเนื้อจึงเสมอกัน',
        'Een set komt uit één lengte, zodat kleur en slag gelijk zijn.',
      ],
    ],
    of: [
      ['Sedge reed and cotton, dyed in the pot with food-safe colors.', 'กกและฝ้าย ย้อมสีปลอดภัย', 'Zeggeriet en katoen, geverfd met veilige kleuren.'],
      ['Sun-dried reed, washed and pressed flat.', 'กกตากแดด ล้าง และรีดเรียบ', 'Zongedroogd riet, gewassen en vlak geperst.'],
    ],
    use: [
      [
        'Protects the table from plates and the plates from the table.',
        'กันโต๊ะจากจาน และกันจานจากโต๊ะ',
        'Beschermt de tafel tegen borden en de borden tegen de tafel.',
      ],
      ['Roll them up with the reed, never against it.', 'ม้วนเก็บตามแนวกก อย่าม้วนขวาง', 'Rol ze met het riet mee op, nooit ertegenin.'],
      ['Sauce wipes off with a damp cloth before it dries.', 'ซอสหกเช็ดด้วยผ้าหมาดก่อนแห้ง', 'Saus veeg je met een vochtige doek weg voor ze droogt.'],
    ],
    facts: [
      '{label} of {measure} each, together about {weight}.',
      '{label} แผ่นละ {measure} รวมหนักราว {weight}',
      '{label} van elk {measure}, samen ongeveer {weight}.',
    ],
  },
  'wall-hanging': {
    category: 'mats-and-hangings',
    hs: '580500',
    baht: [790, 2900],
    care: 'cotton',
    choice: 'pattern',
    unique: 0.3,
    tags: ['wall hanging', 'tapestry', 'handwoven', 'cotton'],
    sizes: [size('45 × 70 cm', '45 × 70 cm', 380, 0.65), size('60 × 100 cm', '60 × 100 cm', 640), size('90 × 140 cm', '90 × 140 cm', 1200, 1.9)],
    looks: {
      cream: ['cream khit', 'สีครีม ลายขิด', 'crème khit'],
      indigo: ['indigo diamonds', 'สีคราม ลายข้าวหลามตัด', 'indigo ruiten'],
      clay: ['clay stripes', 'สีดินเผา ลายริ้ว', 'terracotta strepen'],
    },
    names: [
      ['Woven wall hanging, {look}', 'ผ้าแขวนผนังทอมือ {look}', 'Geweven wandkleed, {look}'],
      ['Loom-woven tapestry, {look}', 'ผ้าทอประดับผนัง {look}', 'Wandtapijt van het getouw, {look}'],
      ['Cotton banner for the wall, {look}', 'ตุงผ้าฝ้ายประดับผนัง {look}', 'Katoenen wandbanier, {look}'],
    ],
    made: [
      [
        'Bands of pattern alternate with bands left open, as on the long flags that northern temples raise at New Year.',
        'แถบลายสลับแถบโปร่ง เหมือนตุงยาวที่วัดเหนือแขวนวันปีใหม่',
        'Banden patroon wisselen af met open banden, zoals op de lange vlaggen van noordelijke tempels met Nieuwjaar.',
      ],
      [
        'A bamboo rod is woven in at the top, so it hangs straight from one nail.',
        'ทอไม้ไผ่ไว้หัวผืน แขวนตะปูตัวเดียวก็ตรง',
        'Bovenaan is een bamboestok ingeweven; zo hangt het recht aan één spijker.',
      ],
      [
        'The maker draws nothing; each row is decided by the one below.',
        'คนทอไม่ร่างแบบ แต่ละแถวตัดสินจากแถวก่อน',
        'De maker tekent niets; elke rij volgt uit de vorige.',
      ],
    ],
    of: [
      ['Hand-spun cotton, bamboo and knotted fringe.', 'ฝ้ายเข็นมือ ไม้ไผ่ และชายครุยผูกมือ', 'Handgesponnen katoen, bamboe en geknoopte franje.'],
      [
        'Cotton in natural shades, thick enough to soften the echo of a room.',
        'ฝ้ายสีธรรมชาติ หนาพอช่วยลดเสียงก้องในห้อง',
        'Katoen in natuurtinten, dik genoeg om een galmende kamer te dempen.',
      ],
    ],
    use: [
      ['Fills the wall above a bed without a frame or glass.', 'ประดับเหนือหัวเตียงโดยไม่ต้องมีกรอบ', 'Vult de muur boven een bed zonder lijst of glas.'],
      ['Hang it away from noon sun and shake it out in spring.', 'เลี่ยงแดดเที่ยง แล้วสะบัดฝุ่นปีละครั้ง', 'Hang het uit de middagzon en klop het in de lente uit.'],
      [
        'It rolls up small for the mail and relaxes within a day.',
        'ม้วนส่งได้เล็ก แขวนวันเดียวก็คลายรอย',
        'Het gaat klein opgerold op de post en hangt binnen een dag weer glad.',
      ],
    ],
    facts: [
      'It measures {measure} without fringe and weighs about {weight}.',
      'ขนาด {measure} ไม่รวมชายครุย หนักราว {weight}',
      'Afmetingen {measure} zonder franje, ongeveer {weight}.',
    ],
  },
}
