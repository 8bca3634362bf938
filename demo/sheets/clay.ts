import { size, type CraftSheets } from '../craft-sheet.ts'

/** Celadon, Sangkhalok and red earthenware. */
export const CLAY: CraftSheets = {
  'celadon-vase': {
    category: 'celadon-and-stoneware',
    hs: '691390',
    baht: [890, 2200],
    care: 'ceramics',
    choice: 'color',
    unique: 0.15,
    tags: ['celadon', 'vase', 'stoneware', 'crackle glaze'],
    sizes: [size('18 cm', '10 × 10 × 18 cm', 620, 0.7), size('24 cm', '13 × 13 × 24 cm', 1050), size('32 cm', '16 × 16 × 32 cm', 1900, 1.6)],
    looks: {
      jade: ['jade green', 'สีเขียวหยก', 'jadegroen'],
      mist: ['mist blue', 'สีฟ้าหมอก', 'mistblauw'],
      olive: ['olive', 'สีเขียวมะกอก', 'olijfgroen'],
      cream: ['cream', 'สีครีม', 'crème'],
    },
    names: [
      ['{Look} celadon vase', 'แจกันศิลาดล{look}', 'Celadon vaas in {look}'],
      ['Celadon flower vase, {look}', 'แจกันดอกไม้ศิลาดล {look}', 'Celadon bloemenvaas, {look}'],
      ['Wood-ash glazed celadon vase in {look}', 'แจกันศิลาดลเคลือบขี้เถ้า{look}', 'Celadon vaas met asglazuur, {look}'],
      ['{Look} celadon vase for a single branch', 'แจกันศิลาดลปักกิ่งเดียว {look}', 'Celadon vaas voor één tak, {look}'],
    ],
    made: [
      [
        'Thrown on the wheel and fired at about 1,260 °C with little air, so that the iron in the glaze turns green instead of brown.',
        'ขึ้นรูปบนแป้นหมุนและเผาที่ราว 1,260 °C ในบรรยากาศอับอากาศ เหล็กในเคลือบจึงกลายเป็นสีเขียวแทนสีน้ำตาล',
        'Op de schijf gedraaid en bij ongeveer 1260 °C met weinig lucht gestookt, zodat het ijzer in het glazuur groen wordt in plaats van bruin.',
      ],
      [
        'The glaze is nothing but wood ash and clay from the rice fields, sieved, poured on thickly and left to pool where it wants.',
        'น้ำเคลือบมีเพียงขี้เถ้าไม้กับดินหน้านา กรองแล้วราดหนา ปล่อยให้ไหลไปรวมตามใจ',
        'Het glazuur is niets dan houtas en klei van de rijstvelden, gezeefd, dik opgegoten en vrij om te vloeien waar het wil.',
      ],
      [
        'As the pot cools, clay and glaze shrink at a different pace and sing softly for days; each note leaves a fine line.',
        'ระหว่างเย็นตัว ดินกับเคลือบหดไม่เท่ากันและส่งเสียงกรุ๊งกริ๊งอยู่หลายวัน แต่ละเสียงทิ้งลายเส้นบาง ๆ ไว้',
        'Bij het afkoelen krimpen klei en glazuur ongelijk en tinkelen ze dagenlang; elke klank laat een fijn lijntje na.',
      ],
      [
        'The foot is trimmed by hand on the second day, when the clay is as firm as cheese, and signed underneath.',
        'ก้นแจกันปาดด้วยมือในวันที่สองเมื่อดินหมาดพอดี แล้วลงชื่อไว้ด้านล่าง',
        'De voet wordt op de tweede dag met de hand afgedraaid, als de klei stevig is als kaas, en onderop gesigneerd.',
      ],
    ],
    of: [
      [
        'The body is gray stoneware from northern clay; it holds water without a liner.',
        'เนื้อเป็นสโตนแวร์สีเทาจากดินภาคเหนือ ใส่น้ำได้เลยโดยไม่ต้องรองใน',
        'Het is grijs steengoed van noordelijke klei en houdt water zonder binnenpot.',
      ],
      [
        'Stoneware clay from the foot of the hills, glazed inside and out, free of lead.',
        'ดินสโตนแวร์จากเชิงดอย เคลือบทั้งในและนอก ไม่มีสารตะกั่ว',
        'Steengoedklei van de voet van de bergen, binnen en buiten geglazuurd, vrij van lood.',
      ],
    ],
    use: [
      ['It carries a few stems of ginger or orchid without asking for more.', 'ปักขิงแดงหรือกล้วยไม้ไม่กี่ก้านก็พอดี', 'Een paar stelen gember of orchidee zijn genoeg.'],
      [
        'Empty, it is still a quiet thing to look at when the light comes from the side.',
        'แม้วางเปล่าก็งามเมื่อแสงเข้าด้านข้าง',
        'Ook leeg is het een rustig ding om naar te kijken als het licht van opzij komt.',
      ],
      [
        'No two pieces come out of the kiln alike; expect small differences in shade and in the web of lines.',
        'ไม่มีสองชิ้นที่ออกจากเตาเหมือนกัน เฉดสีและลายเส้นจึงต่างกันบ้าง',
        'Geen twee stukken komen gelijk uit de oven; reken op kleine verschillen in tint en lijnenspel.',
      ],
    ],
  },
  'celadon-bowls': {
    category: 'celadon-and-stoneware',
    hs: '691200',
    baht: [480, 1150],
    care: 'ceramics',
    choice: 'color',
    tags: ['celadon', 'bowls', 'tableware', 'crackle glaze'],
    sizes: [size('2 × 12 cm', '12 × 12 × 6 cm', 520, 0.75), size('2 × 15 cm', '15 × 15 × 7 cm', 820), size('4 × 15 cm', '15 × 15 × 7 cm', 1640, 1.8)],
    looks: { jade: ['jade green', 'สีเขียวหยก', 'jadegroen'], ocean: ['ocean blue', 'สีน้ำทะเล', 'oceaanblauw'], honey: ['honey brown', 'สีน้ำผึ้ง', 'honingbruin'] },
    names: [
      ['Celadon bowls in {look}', 'ชามศิลาดล{look}', 'Celadon kommen in {look}'],
      ['{Look} celadon rice bowls', 'ชามข้าวศิลาดล{look}', 'Celadon rijstkommen, {look}'],
      ['Nesting celadon bowls, {look}', 'ชามศิลาดลชุดซ้อน {look}', 'Nestkommen van celadon, {look}'],
      ['Celadon soup bowls in {look}', 'ชามแกงศิลาดล{look}', 'Celadon soepkommen in {look}'],
    ],
    made: [
      [
        'Each bowl is thrown separately and turned thin at the lip, so that it feels light in the hand and kind at the mouth.',
        'แต่ละใบขึ้นรูปทีละใบและปาดขอบให้บาง ถือเบามือและจรดปากนุ่มนวล',
        'Elke kom is apart gedraaid en aan de rand dun afgewerkt: licht in de hand en prettig aan de mond.',
      ],
      [
        'One firing at 1,260 °C takes eighteen hours; the kiln is opened only when it has cooled for two days.',
        'การเผาหนึ่งครั้งที่ 1,260 °C ใช้เวลาสิบแปดชั่วโมง และเปิดเตาเมื่อเย็นครบสองวัน',
        'Eén stook op 1260 °C duurt achttien uur; de oven gaat pas na twee dagen afkoelen open.',
      ],
      [
        'The glaze runs a little and gathers in the bottom, where its color is deepest.',
        'น้ำเคลือบไหลลงไปรวมที่ก้นชาม สีตรงนั้นจึงเข้มที่สุด',
        'Het glazuur loopt wat uit en verzamelt zich op de bodem, waar de kleur het diepst is.',
      ],
      [
        'The crackle is drawn by the cooling kiln and rubbed with ink by nobody.',
        'ลายรานเกิดเองตอนเตาเย็นตัว ไม่มีใครเอาหมึกมาถู',
        'Het craquelé tekent de afkoelende oven zelf; er komt geen inkt aan te pas.',
      ],
    ],
    of: [
      [
        'Dense stoneware, glazed with wood ash and free of lead and cadmium.',
        'สโตนแวร์เนื้อแน่น เคลือบขี้เถ้าไม้ ไม่มีตะกั่วและแคดเมียม',
        'Dicht steengoed met houtasglazuur, vrij van lood en cadmium.',
      ],
      [
        'Northern stoneware that may go into the oven to 180 °C and into the dishwasher.',
        'สโตนแวร์จากภาคเหนือ เข้าเตาอบได้ถึง 180 °C และเข้าเครื่องล้างจานได้',
        'Noordelijk steengoed, geschikt voor de oven tot 180 °C en voor de vaatwasser.',
      ],
    ],
    use: [
      [
        'Made for rice and tom kha, and just as good for breakfast.',
        'ใส่ข้าวหรือต้มข่าก็เข้า ใช้มื้อเช้าก็ดี',
        'Gemaakt voor rijst en tom kha, en net zo goed voor het ontbijt.',
      ],
      [
        'The foot is unglazed and sanded smooth, so it will not scratch a wooden table.',
        'ขาชามไม่เคลือบแต่ขัดเรียบ ไม่ขูดโต๊ะไม้',
        'De voet is ongeglazuurd en gladgeschuurd en krast niet op een houten tafel.',
      ],
      [
        'Replacements are thrown to the same gauge for years, should one ever break.',
        'หากแตกใบหนึ่ง เรายังขึ้นใบใหม่ขนาดเดิมให้ได้อีกหลายปี',
        'Breekt er ooit een, dan draaien we nog jaren dezelfde maat bij.',
      ],
    ],
    facts: [
      'A set of {label}; one bowl measures {measure} and the set weighs about {weight}.',
      'ชุด {label} ชามหนึ่งใบขนาด {measure} ทั้งชุดหนักราว {weight}',
      'Set van {label}; één kom meet {measure} en de set weegt ongeveer {weight}.',
    ],
  },
  'sangkhalok-plate': {
    category: 'celadon-and-stoneware',
    hs: '691200',
    baht: [650, 1900],
    care: 'ceramics',
    choice: 'pattern',
    unique: 0.15,
    tags: ['sangkhalok', 'plate', 'sukhothai', 'stoneware'],
    sizes: [size('20 cm', '20 × 20 × 4 cm', 520, 0.7), size('26 cm', '26 × 26 × 5 cm', 900), size('32 cm', '32 × 32 × 6 cm', 1500, 1.7)],
    looks: { fish: ['fish', 'ลายปลา', 'vis'], lotus: ['lotus', 'ลายดอกบัว', 'lotus'], scroll: ['scrolling vine', 'ลายเครือเถา', 'rankenmotief'] },
    names: [
      ['Sangkhalok plate with {look}', 'จานสังคโลก{look}', 'Sangkhalok-bord met {look}'],
      ['Sukhothai-style stoneware dish, {look}', 'จานสังคโลกแบบสุโขทัย {look}', 'Schaal van steengoed in Sukhothai-stijl, {look}'],
      ['Brush-painted Sangkhalok dish with {look}', 'จานสังคโลกเขียนมือ {look}', 'Handbeschilderde Sangkhalok-schaal met {look}'],
    ],
    made: [
      [
        'The drawing is brushed on the raw clay in iron brown and can never be corrected; then the clear glaze goes over it.',
        'ลายเขียนสีเหล็กลงบนดินดิบ แก้ไม่ได้แม้แต่เส้นเดียว แล้วจึงชุบเคลือบใส',
        'De tekening wordt in ijzerbruin op de rauwe klei gezet en is niet te verbeteren; daarna komt het heldere glazuur.',
      ],
      [
        'It follows the ware that Sukhothai shipped to Java and Japan six hundred years ago, in clay from the same district.',
        'ทำตามแบบที่สุโขทัยส่งไปชวาและญี่ปุ่นเมื่อหกร้อยปีก่อน จากดินในถิ่นเดิม',
        'Het volgt het aardewerk dat Sukhothai zeshonderd jaar geleden naar Java en Japan verscheepte, van klei uit dezelfde streek.',
      ],
      [
        'In the kiln the plates stand on small clay discs, whose ring you can still see on the back.',
        'ในเตาจานวางบนกี๋ดินกลม ๆ รอยวงยังเห็นอยู่ด้านหลัง',
        'In de oven staan de borden op kleine kleischijven; de kring zie je nog op de achterkant.',
      ],
      [
        'The brown is ground from laterite stone and brushed with hair from a buffalo’s ear.',
        'สีน้ำตาลบดจากศิลาแลง ระบายด้วยพู่กันขนหูควาย',
        'Het bruin is gemalen lateriet, aangebracht met een penseel van buffelhaar.',
      ],
    ],
    of: [
      [
        'Coarse gray stoneware with small iron specks that show through the glaze.',
        'สโตนแวร์สีเทาเนื้อหยาบ มีจุดเหล็กเล็ก ๆ ให้เห็นใต้เคลือบ',
        'Grof grijs steengoed met kleine ijzerspikkels die door het glazuur schijnen.',
      ],
      [
        'Local stoneware under a clear ash glaze, safe for food.',
        'สโตนแวร์ท้องถิ่นเคลือบขี้เถ้าใส ใช้ใส่อาหารได้',
        'Steengoed uit de streek onder helder asglazuur, geschikt voor voedsel.',
      ],
    ],
    use: [
      [
        'Serve a whole fish on it, or hang it where guests will ask about it.',
        'ใส่ปลาทั้งตัว หรือแขวนให้แขกถามก็ได้',
        'Serveer er een hele vis op, of hang hem waar gasten ernaar vragen.',
      ],
      [
        'A strong hook on the back is no trouble; tell us and we leave a hole in the foot.',
        'อยากแขวนบอกได้ เราจะเจาะรูที่ขาจานให้',
        'Wil je hem ophangen? Zeg het, dan maken we een gat in de voetring.',
      ],
      ['The gray is warm rather than cold and lets food look fresh.', 'สีเทาอุ่นช่วยให้อาหารดูสด', 'Het grijs is eerder warm dan koel en laat eten vers ogen.'],
    ],
  },
  'terracotta-pot': {
    category: 'celadon-and-stoneware',
    hs: '691490',
    baht: [320, 980],
    care: 'earthenware',
    choice: 'color',
    tags: ['dan kwian', 'terracotta', 'pot', 'garden'],
    sizes: [size('20 cm', '20 × 20 × 18 cm', 1600, 0.65), size('28 cm', '28 × 28 × 26 cm', 3200), size('38 cm', '38 × 38 × 34 cm', 6800, 1.9)],
    looks: { rust: ['rust red', 'สีสนิม', 'roestrood'], umber: ['dark umber', 'สีน้ำตาลไหม้', 'donker omber'], sand: ['sand', 'สีทราย', 'zandkleur'] },
    names: [
      ['Dan Kwian style pot in {look}', 'กระถางแบบด่านเกวียน{look}', 'Pot in Dan Kwian-stijl, {look}'],
      ['{Look} earthenware pot with carved band', 'กระถางดินเผา{look} คาดลายแกะ', 'Aardewerken pot met gesneden band, {look}'],
      ['Hand-thrown terracotta planter, {look}', 'กระถางต้นไม้ดินเผาปั้นมือ {look}', 'Handgedraaide terracotta plantenpot, {look}'],
      ['Earthenware jar in {look}', 'โอ่งดินเผา{look}', 'Aardewerken kruik in {look}'],
    ],
    made: [
      [
        'The band of leaves is cut with a bamboo knife while the clay is leather hard, without a drawing.',
        'ลายคาดแกะด้วยมีดไม้ไผ่ตอนดินหมาด ไม่มีร่างแบบ',
        'De bladerband wordt met een bamboemes uit leerharde klei gesneden, zonder tekening.',
      ],
      [
        'Raised on a wheel that one person turns and another works, then dried for a week in the shade.',
        'ขึ้นรูปบนแป้นที่คนหนึ่งหมุนอีกคนปั้น แล้วผึ่งในร่มหนึ่งสัปดาห์',
        'Opgebouwd op een schijf die de een draait en de ander bespeelt, daarna een week in de schaduw gedroogd.',
      ],
      [
        'Wood smoke decides the shade: pieces near the fire turn dark, those at the back stay light.',
        'ควันไม้เป็นคนเลือกสี ใกล้ไฟจะเข้ม ไกลไฟจะอ่อน',
        'De houtrook bepaalt de tint: dicht bij het vuur donker, achterin licht.',
      ],
      [
        'Fired for two days with eucalyptus wood, until the river clay is almost as hard as stone.',
        'เผาด้วยไม้ยูคาลิปตัสสองวัน จนดินริมน้ำแข็งเกือบเท่าหิน',
        'Twee dagen gestookt met eucalyptushout, tot de rivierklei bijna steenhard is.',
      ],
    ],
    of: [
      [
        'Iron-rich river clay, unglazed and open enough to let roots breathe.',
        'ดินริมน้ำเนื้อเหล็กสูง ไม่เคลือบ โปร่งพอให้รากหายใจ',
        'IJzerrijke rivierklei, ongeglazuurd en open genoeg voor ademende wortels.',
      ],
      [
        'Red clay from the river bank, mixed with a little sand so that it stands rain and sun.',
        'ดินแดงริมน้ำผสมทรายเล็กน้อย ทนแดดทนฝน',
        'Rode klei van de oever, met wat zand zodat hij regen en zon verdraagt.',
      ],
    ],
    use: [
      [
        'For a frangipani on the terrace, or indoors with dry grasses.',
        'ปลูกลีลาวดีบนระเบียง หรือปักหญ้าแห้งในบ้าน',
        'Voor een frangipani op het terras, of binnen met droge grassen.',
      ],
      [
        'With a drainage hole; ask us to leave it closed if you want it for water lilies.',
        'มีรูระบายน้ำ หากจะใส่บัวบอกเราไม่ให้เจาะได้',
        'Met afwateringsgat; wil je er waterlelies in, dan laten we het dicht.',
      ],
      [
        'It gathers a little moss in the shade and looks the better for it.',
        'วางในร่มแล้วตะไคร่จับนิด ๆ ยิ่งสวย',
        'In de schaduw krijgt hij wat mos, en dat staat hem goed.',
      ],
    ],
  },
}
