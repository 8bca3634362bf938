import { size, type CraftSheets } from '../craft-sheet.ts'

/** Lacquer, gold leaf and mother-of-pearl. */
export const LACQUER: CraftSheets = {
  'lacquer-box': {
    category: 'lacquerware',
    hs: '442090',
    baht: [690, 2300],
    care: 'lacquer',
    choice: 'color',
    unique: 0.15,
    personal: ['Initials under the lid, at most 12 letters', 'อักษรย่อใต้ฝา ไม่เกิน 12 ตัว', 'Initialen onder het deksel, hoogstens 12 letters'],
    tags: ['lacquer', 'box', 'gold leaf', 'bamboo'],
    sizes: [size('10 cm', '10 × 10 × 7 cm', 180, 0.65), size('15 cm', '15 × 15 × 9 cm', 340), size('22 cm', '22 × 22 × 12 cm', 680, 1.7)],
    looks: {
      black: ['black and gold', 'สีดำทอง', 'zwart en goud'],
      vermilion: ['vermilion and black', 'สีชาดดำ', 'vermiljoen en zwart'],
      brown: ['brown and gold', 'สีน้ำตาลทอง', 'bruin en goud'],
    },
    names: [
      ['Gilded lacquer box in {look}', 'กล่องเครื่องเขินลายทอง {look}', 'Vergulde lakdoos in {look}'],
      ['Lanna lacquer box, {look}', 'กล่องเครื่องเขินล้านนา {look}', 'Lanna-lakdoos, {look}'],
      ['Lacquered bamboo jewelry box, {look}', 'กล่องเครื่องประดับเครื่องเขิน {look}', 'Sieradendoos van gelakte bamboe, {look}'],
      ['Gold leaf keepsake box, {look}', 'กล่องเก็บของลงรักปิดทอง {look}', 'Herinneringsdoos met bladgoud, {look}'],
    ],
    made: [
      [
        'Strips of bamboo are coiled into a body so light that it springs back when you press it.',
        'ขดตอกไม้ไผ่ขึ้นรูปจนเบาและสปริงคืนตัวเมื่อกด',
        'Bamboestroken worden tot een romp gewonden, zo licht dat hij terugveert als je erop drukt.',
      ],
      [
        'Seven to ten coats of lac tree sap follow, each rested in a damp cellar and rubbed with ash and water.',
        'ทายางรักเจ็ดถึงสิบชั้น แต่ละชั้นบ่มในห้องชื้นแล้วขัดด้วยขี้เถ้ากับน้ำ',
        'Daarop volgen zeven tot tien lagen sap van de lakboom, elk gerust in een vochtige kelder en met as en water geschuurd.',
      ],
      [
        'For the gold, the ground is painted around the pattern; leaf is laid over all and washed off where it should not stay.',
        'ลายทองเขียนด้วยหรดาลรอบลาย ปิดทองทับทั้งหมด แล้วรดน้ำให้หลุดในส่วนที่ไม่ต้องการ',
        'Voor het goud wordt om het patroon heen geschilderd; het blad gaat over alles en wordt weggewassen waar het niet hoort.',
      ],
      [
        'From the first strip of bamboo to the last polish, a box takes about two months.',
        'ตั้งแต่ตอกเส้นแรกจนขัดครั้งสุดท้าย กล่องหนึ่งใบใช้เวลาราวสองเดือน',
        'Van de eerste strook bamboe tot de laatste polijstbeurt duurt een doos zo’n twee maanden.',
      ],
    ],
    of: [
      [
        'Bamboo, natural lacquer and gold leaf; no plastic lacquer anywhere.',
        'ไม้ไผ่ ยางรักแท้ และทองคำเปลว ไม่มีแล็กเกอร์สังเคราะห์',
        'Bamboe, natuurlijke lak en bladgoud; nergens kunstlak.',
      ],
      [
        'The sap comes from the rak tree of the northern forests and hardens into a skin that water cannot enter.',
        'ยางจากต้นรักในป่าเหนือ แห้งแล้วเป็นผิวที่น้ำซึมไม่ได้',
        'Het sap komt van de rakboom uit de noordelijke bossen en hardt uit tot een huid waar geen water door kan.',
      ],
    ],
    use: [
      [
        'For rings, letters, betel or sweets: its grandmothers held all of these.',
        'ใส่แหวน จดหมาย หมาก หรือขนม รุ่นยายใส่มาแล้วทั้งนั้น',
        'Voor ringen, brieven, betel of snoep: haar grootmoeders bewaarden het allemaal.',
      ],
      [
        'The smell of fresh lacquer leaves within a week if you keep the lid off.',
        'กลิ่นรักใหม่จะหายในหนึ่งสัปดาห์เมื่อเปิดฝาไว้',
        'De geur van verse lak verdwijnt binnen een week als je het deksel eraf laat.',
      ],
      [
        'Because the body is woven, it survives a fall that would break a wooden box.',
        'เพราะตัวกล่องสานจากไม้ไผ่ ตกแล้วจึงไม่แตกอย่างกล่องไม้',
        'Omdat de romp gevlochten is, overleeft ze een val die een houten doos zou breken.',
      ],
    ],
  },
  'pearl-inlay-box': {
    category: 'lacquerware',
    hs: '442090',
    baht: [1600, 4800],
    care: 'lacquer',
    choice: 'color',
    unique: 0.2,
    tags: ['mother of pearl', 'inlay', 'box', 'shell'],
    sizes: [size('12 cm', '12 × 9 × 6 cm', 320, 0.6), size('18 cm', '18 × 13 × 8 cm', 720), size('26 cm', '26 × 18 × 11 cm', 1500, 1.8)],
    looks: {
      black: ['black', 'สีดำ', 'zwart'],
      oxblood: ['oxblood red', 'สีเลือดนก', 'ossenbloedrood'],
      teal: ['deep teal', 'สีเขียวน้ำทะเลเข้ม', 'diep petrolblauw'],
    },
    names: [
      ['Mother-of-pearl box in {look}', 'กล่องประดับมุก{look}', 'Parelmoeren doos in {look}'],
      ['{Look} lacquer box with shell inlay', 'กล่องลงรักฝังมุก{look}', 'Lakdoos met schelpinleg, {look}'],
      ['Pearl-inlaid jewelry case, {look}', 'หีบเครื่องประดับฝังมุก {look}', 'Sieradenkistje met parelmoer, {look}'],
    ],
    made: [
      [
        'Turban shell is ground flat, sawn with a wire no thicker than a hair, and set leaf by leaf.',
        'ฝนเปลือกหอยมุกไฟจนแบน ฉลุด้วยเส้นลวดบางเท่าเส้นผม แล้วฝังทีละใบ',
        'Tulbandschelp wordt vlak geslepen, met een haardunne draad gezaagd en blad voor blad ingezet.',
      ],
      [
        'Black lacquer paste fills the gaps in many thin layers and is rubbed down until shell and ground are one surface.',
        'ถมรักสมุกทีละชั้นบางจนเต็มช่อง แล้วขัดให้มุกกับพื้นเสมอกัน',
        'Lakpasta vult de tussenruimten in vele dunne lagen en wordt geschuurd tot schelp en grond één vlak zijn.',
      ],
      [
        'A single flower has some twenty pieces, and a lid may hold six hundred.',
        'ดอกหนึ่งมีราวยี่สิบชิ้น ฝาหนึ่งอาจใช้ถึงหกร้อยชิ้น',
        'Eén bloem telt zo’n twintig stukjes, een deksel soms zeshonderd.',
      ],
    ],
    of: [
      [
        'Shell of the green turban snail, farmed and declared, on a core of seasoned wood.',
        'เปลือกหอยมุกไฟจากแหล่งเลี้ยงที่มีเอกสาร บนโครงไม้แห้งสนิท',
        'Schelp van de groene tulbandslak, gekweekt en aangegeven, op een kern van gedroogd hout.',
      ],
      [
        'Rubber wood, natural lacquer and mother-of-pearl, lined with cotton velvet.',
        'ไม้ยางพารา รักแท้ และเปลือกมุก บุกำมะหยี่ฝ้าย',
        'Rubberhout, natuurlijke lak en parelmoer, gevoerd met katoenfluweel.',
      ],
    ],
    use: [
      [
        'Turn it under a lamp and the flowers go from green to rose.',
        'หมุนใต้แสงไฟ ดอกจะเปลี่ยนจากเขียวเป็นชมพู',
        'Draai haar onder een lamp en de bloemen gaan van groen naar roze.',
      ],
      [
        'Temples wear this work on doors and offering trays; at home it guards what you would not like to lose.',
        'วัดใช้งานแบบนี้บนบานประตูและพาน ที่บ้านใช้เก็บของสำคัญ',
        'Tempels dragen dit werk op deuren en offerschalen; thuis bewaart het wat je niet kwijt wilt.',
      ],
      [
        'The hinge is brass and sunk, so that nothing disturbs the pattern.',
        'บานพับทองเหลืองฝังเรียบ ไม่รบกวนลาย',
        'Het scharnier is van messing en verzonken, zodat niets het patroon stoort.',
      ],
    ],
  },
  'gilded-panel': {
    category: 'carved-and-gilded-panels',
    hs: '970191',
    baht: [2900, 9500],
    care: 'painting',
    choice: 'color',
    unique: 0.45,
    tags: ['lai rot nam', 'gold leaf', 'panel', 'lacquer'],
    toOrder: { share: 0.25, days: [20, 45] },
    sizes: [size('30 × 40 cm', '30 × 40 × 2 cm', 1400, 0.6), size('40 × 60 cm', '40 × 60 × 2 cm', 2600), size('60 × 90 cm', '60 × 90 × 3 cm', 5600, 2.1)],
    looks: {
      black: ['black and gold', 'สีดำทอง', 'zwart en goud'],
      red: ['red and gold', 'สีแดงทอง', 'rood en goud'],
      green: ['green and gold', 'สีเขียวทอง', 'groen en goud'],
    },
    names: [
      ['Lai rot nam panel in {look}', 'ภาพลายรดน้ำ{look}', 'Lai rot nam-paneel in {look}'],
      ['Gilded lacquer panel, {look}', 'แผ่นลงรักปิดทอง {look}', 'Verguld lakpaneel, {look}'],
      ['Gold leaf wall panel in {look}', 'ภาพทองคำเปลวติดผนัง{look}', 'Wandpaneel met bladgoud in {look}'],
    ],
    made: [
      [
        'The pattern is pricked through paper and drawn with yellow gum; gold goes over everything, and water washes away all that is not drawing.',
        'ปรุลายลงกระดาษ เขียนด้วยน้ำยาหรดาล ปิดทองทับ แล้วรดน้ำให้เหลือแต่ลาย',
        'Het patroon wordt door papier geprikt en met gele gom getekend; goud gaat over alles, en water wast weg wat geen tekening is.',
      ],
      [
        'Every line is a line that was left out: the painter works around the gold, not with it.',
        'ทุกเส้นทองคือที่ว่างซึ่งช่างเว้นไว้ ช่างเขียนรอบทอง ไม่ได้เขียนด้วยทอง',
        'Elke gouden lijn is uitgespaard: de schilder werkt om het goud heen, niet ermee.',
      ],
      [
        'The ground is five coats of lacquer polished with charcoal until a candle can be seen in it.',
        'พื้นทารักห้าชั้น ขัดด้วยถ่านจนเห็นเงาเทียน',
        'De grond is vijf lagen lak, met houtskool gepolijst tot je er een kaars in ziet.',
      ],
    ],
    of: [
      [
        'Natural lacquer and gold leaf on a seasoned wooden board, with a hanger on the back.',
        'รักแท้และทองคำเปลวบนแผ่นไม้แห้งสนิท มีหูแขวนด้านหลัง',
        'Natuurlijke lak en bladgoud op een gedroogd houten paneel, met ophangoog.',
      ],
      [
        'Gold of 96.5 percent, beaten so thin that a breath moves it, on black lac.',
        'ทองเนื้อ 96.5 เปอร์เซ็นต์ ตีบางจนลมหายใจพัดได้ บนพื้นรัก',
        'Goud van 96,5 procent, zo dun geslagen dat een ademtocht het verplaatst, op lak.',
      ],
    ],
    use: [
      [
        'Hang it where evening light comes from the side and the gold wakes up.',
        'แขวนตรงที่แสงเย็นเข้าด้านข้าง ทองจะตื่น',
        'Hang het waar avondlicht van opzij komt; dan wordt het goud wakker.',
      ],
      [
        'The flame leaves are those of temple cabinets from Ayutthaya, drawn anew, not traced.',
        'ลายกนกเปลวแบบตู้พระธรรมอยุธยา เขียนขึ้นใหม่ ไม่ได้ลอก',
        'De vlambladeren zijn die van tempelkasten uit Ayutthaya, opnieuw getekend, niet overgetrokken.',
      ],
      ['Signed and dated on the back by the painter.', 'ลงชื่อและวันที่ด้านหลังโดยช่างเขียน', 'Achterop gesigneerd en gedateerd door de schilder.'],
    ],
  },
}
