import { size, type CraftSheets } from '../craft-sheet.ts'

/** Silver to wear. */
export const SILVER_JEWELRY: CraftSheets = {
  'silver-ring': {
    category: 'rings',
    hs: '711311',
    baht: [490, 1450],
    care: 'silver',
    unique: 0.1,
    personal: ['Letters inside the band, at most 15', 'ตัวอักษรด้านในวงแหวน ไม่เกิน 15 ตัว', 'Letters aan de binnenkant van de ring, hoogstens 15'],
    tags: ['silver jewelry', 'ring', 'hill tribe silver', 'handmade'],
    sizes: [size('52', '16.5 mm', 5), size('54', '17.2 mm', 5), size('56', '17.8 mm', 6), size('58', '18.5 mm', 6), size('60', '19.1 mm', 6)],
    looks: {
      hammered: ['hammered', 'ลายค้อน', 'gehamerde'],
      rope: ['rope', 'ลายเชือก', 'gedraaide'],
      oxidised: ['oxidized spiral', 'ลายก้นหอยรมดำ', 'geoxideerde'],
    },
    names: [
      ['{Look} silver ring', 'แหวนเงิน{look}', '{Look} zilveren ring'],
      ['Hill tribe ring, {look} silver', 'แหวนเงินชาวเขา {look}', '{Look} ring van bergvolkzilver'],
      ['Hand-forged {look} band in silver', 'แหวนเงินตีมือ{look}', 'Handgesmede {look} ring in zilver'],
      ['Stacking ring in {look} silver', 'แหวนเงินซ้อนวง {look}', '{Look} stapelring in zilver'],
    ],
    made: [
      [
        'A bar of silver is drawn out with the hammer, bent round a steel cone and closed with its own metal.',
        'ตีแท่งเงินให้ยาว ดัดรอบแท่งเหล็ก แล้วเชื่อมด้วยเนื้อเงินเดียวกัน',
        'Een staafje zilver wordt met de hamer gestrekt, om een stalen kegel gebogen en met eigen metaal gesloten.',
      ],
      [
        'The surface is struck, not cast: count the facets and you count the blows.',
        'ผิวเกิดจากการตี ไม่ใช่หล่อ นับเหลี่ยมได้ก็นับรอยค้อนได้',
        'Het oppervlak is geslagen, niet gegoten: tel de facetten en je telt de slagen.',
      ],
      [
        'Finished with river sand and a buffalo-hide wheel, so it shines without glare.',
        'ขัดด้วยทรายน้ำและลูกหนังควาย เงาแต่ไม่วาบ',
        'Afgewerkt met rivierzand en een schijf van buffelleer: glanzend zonder te schitteren.',
      ],
    ],
    of: [
      [
        'Silver of 95 to 98 percent, softer and whiter than sterling.',
        'เงินเนื้อ 95–98 เปอร์เซ็นต์ อ่อนและขาวกว่าสเตอร์ลิง',
        'Zilver van 95 tot 98 procent, zachter en witter dan sterling.',
      ],
      [
        'Solid silver without nickel, kind to sensitive skin.',
        'เงินแท้ทั้งวง ไม่มีนิกเกิล ผิวแพ้ง่ายใส่ได้',
        'Massief zilver zonder nikkel, vriendelijk voor de gevoelige huid.',
      ],
    ],
    use: [
      ['Wear one alone or three together; they rub each other bright.', 'ใส่วงเดียวหรือสามวง เสียดสีกันยิ่งเงา', 'Draag er één of drie; ze wrijven elkaar glanzend.'],
      ['It can be opened a size by any jeweler.', 'ร้านทองขยายให้ได้หนึ่งไซซ์', 'Elke juwelier kan hem een maat ruimer maken.'],
      ['Small scratches belong to it and make it yours.', 'รอยเล็ก ๆ คือส่วนหนึ่งของแหวน ยิ่งใส่ยิ่งเป็นของเรา', 'Krasjes horen erbij en maken hem van jou.'],
    ],
    facts: [
      'Size {label}, inner diameter {measure}, about {weight}.',
      'ไซซ์ {label} เส้นผ่านศูนย์กลางใน {measure} หนักราว {weight}',
      'Maat {label}, binnendiameter {measure}, ongeveer {weight}.',
    ],
  },
  'silver-earrings': {
    category: 'earrings',
    hs: '711311',
    baht: [420, 1190],
    care: 'silver',
    choice: 'pattern',
    tags: ['silver jewelry', 'earrings', 'hill tribe silver', 'gift'],
    sizes: [size('30 mm', '30 × 14 mm', 6, 0.85), size('45 mm', '45 × 20 mm', 9)],
    looks: { leaf: ['leaf', 'ลายใบไม้', 'blad'], disc: ['disc', 'แผ่นกลม', 'schijf'], brass: ['brass leaf', 'ใบไม้ทองเหลือง', 'messing blad'] },
    names: [
      ['Hill tribe earrings, {look}', 'ต่างหูชาวเขา {look}', 'Bergvolkoorbellen, {look}'],
      ['Hand-cut drop earrings, {look}', 'ต่างหูระย้าตัดมือ {look}', 'Handgesneden oorhangers, {look}'],
      ['Silver jewelry earrings, {look}', 'ต่างหูเครื่องเงิน {look}', 'Zilveren oorbellen, {look}'],
      ['Swinging {look} earrings', 'ต่างหูห้อย {look}', 'Beweeglijke oorbellen, {look}'],
    ],
    made: [
      [
        'Sheet is sawn by eye, veined with a chisel and curved in a wooden hollow.',
        'ฉลุแผ่นโลหะด้วยสายตา ตอกเส้นใบด้วยสิ่ว แล้วดัดในแอ่งไม้',
        'De plaat wordt op het oog gezaagd, met een beitel geaderd en in een houten holte gebogen.',
      ],
      [
        'The hook is drawn from the same sheet, so there is no joint to break.',
        'ตะขอรีดจากแผ่นเดียวกัน ไม่มีรอยต่อให้หัก',
        'Het haakje komt uit dezelfde plaat, zodat er geen verbinding kan breken.',
      ],
      [
        'Each pair is cut together and hung for a day to see that it swings alike.',
        'ตัดเป็นคู่และแขวนดูหนึ่งวันว่าแกว่งเหมือนกัน',
        'Elk paar wordt samen gesneden en een dag opgehangen om te zien of het gelijk zwaait.',
      ],
    ],
    of: [
      [
        'Silver of 95 percent; brass pairs have silver hooks.',
        'เงิน 95 เปอร์เซ็นต์ รุ่นทองเหลืองใช้ตะขอเงิน',
        'Zilver van 95 procent; messing paren hebben zilveren haakjes.',
      ],
      [
        'Light sheet metal without nickel; you forget you wear them.',
        'แผ่นโลหะบาง ไม่มีนิกเกิล ใส่จนลืม',
        'Licht plaatmetaal zonder nikkel; je vergeet dat je ze draagt.',
      ],
    ],
    use: [
      [
        'They catch the light when you turn your head, as leaves do.',
        'หันหน้าแล้วรับแสงเหมือนใบไม้',
        'Ze vangen het licht als je je hoofd draait, zoals bladeren doen.',
      ],
      ['A present that fits every size.', 'ของขวัญที่ไม่ต้องถามไซซ์', 'Een cadeau dat in elke maat past.'],
      [
        'Bend the hook a little if it sits loose; the metal allows it.',
        'ถ้าตะขอหลวมบีบได้นิดหน่อย เนื้อโลหะยอม',
        'Zit een haakje los, buig het dan iets bij; het metaal kan dat hebben.',
      ],
    ],
    facts: ['{measure}, the pair about {weight}.', 'ขนาด {measure} หนักคู่ละราว {weight}', '{measure}, per paar ongeveer {weight}.'],
  },
  'pendant-necklace': {
    category: 'necklaces-and-pendants',
    hs: '711311',
    baht: [690, 2100],
    care: 'silver',
    choice: 'pattern',
    tags: ['silver jewelry', 'pendant', 'necklace', 'hill tribe silver'],
    personal: ['Letters on the back of the pendant, at most 12', 'ตัวอักษรด้านหลังจี้ ไม่เกิน 12 ตัว', 'Letters op de achterkant van de hanger, hoogstens 12'],
    sizes: [size('45 cm', '24 × 22 × 4 mm', 12), size('60 cm', '30 × 28 × 5 mm', 18, 1.35)],
    looks: { fish: ['fish', 'ปลา', 'vis'], sun: ['sun', 'ตะวัน', 'zon'], gold: ['gold-plated leaf', 'ใบไม้ชุบทอง', 'vergulde blad'] },
    names: [
      ['Silver pendant with {look}', 'จี้เงินรูป{look}', 'Zilveren hanger met {look}'],
      ['Hill tribe {look} necklace', 'สร้อยคอชาวเขารูป{look}', 'Bergvolkketting met {look}'],
      ['Engraved {look} pendant on a cord', 'จี้สลักรูป{look} พร้อมเชือก', 'Gegraveerde hanger met {look} aan koord'],
      ['Silver jewelry pendant, {look}', 'จี้เครื่องเงิน รูป{look}', 'Zilveren sieraad, hanger met {look}'],
    ],
    made: [
      [
        'Two domed sheets are chased with small punches and soldered to a hollow body that rings when you tap it.',
        'ดุนแผ่นเงินสองแผ่นด้วยตราเล็ก ๆ ประกบเป็นตัวกลวง เคาะแล้วกังวาน',
        'Twee gebolde platen worden met ponsjes gedreven en samengesoldeerd tot een holle vorm die klinkt als je ertegen tikt.',
      ],
      [
        'Scales and rays are stamped one by one with tools filed by the smith.',
        'เกล็ดและแฉกตอกทีละครั้งด้วยตราที่ช่างตะไบเอง',
        'Schubben en stralen worden een voor een gestempeld met gereedschap dat de smid zelf vijlde.',
      ],
      [
        'Darkened in sulfur smoke and rubbed back, so the pattern stands out.',
        'รมควันกำมะถันให้ดำแล้วขัดออก ลายจึงเด่น',
        'Donker gemaakt in zwavelrook en teruggewreven, zodat het patroon uitkomt.',
      ],
    ],
    of: [
      [
        'Silver of 92.5 percent; gold pieces are plated with 18 carats.',
        'เงิน 92.5 เปอร์เซ็นต์ รุ่นทองชุบ 18 กะรัต',
        'Zilver van 92,5 procent; gouden stukken zijn verguld met 18 karaat.',
      ],
      ['Solid silver pendant on a waxed cotton cord or snake chain.', 'จี้เงินแท้ เชือกเทียนหรือสร้อยงู', 'Massief zilveren hanger aan gewaxt koord of slangenketting.'],
    ],
    use: [
      ['The fish stands for a full river and a full table.', 'ปลาหมายถึงน้ำมีปลา นามีข้าว', 'De vis staat voor een volle rivier en een volle tafel.'],
      [
        'Mien mothers sew such suns on the caps of newborns.',
        'แม่ชาวเมี่ยนเย็บตะวันแบบนี้บนหมวกลูกแรกเกิด',
        'Mienmoeders naaien zulke zonnen op de mutsjes van pasgeborenen.',
      ],
      ['Wear it short with a shirt or long over a dress.', 'ใส่สั้นกับเชิ้ต หรือยาวทับเดรส', 'Kort bij een hemd of lang over een jurk.'],
    ],
    facts: [
      'Pendant {measure}, cord {label}, about {weight}.',
      'จี้ {measure} สายยาว {label} หนักราว {weight}',
      'Hanger {measure}, koord {label}, ongeveer {weight}.',
    ],
  },
  'silver-bangle': {
    category: 'bracelets-and-bangles',
    hs: '711311',
    baht: [990, 3200],
    care: 'silver',
    choice: 'pattern',
    personal: ['Letters inside, at most 20', 'ตัวอักษรด้านใน ไม่เกิน 20 ตัว', 'Letters aan de binnenkant, hoogstens 20'],
    tags: ['silver jewelry', 'bangle', 'hill tribe silver', 'bracelet'],
    sizes: [size('S', '58 mm', 26, 0.9), size('M', '62 mm', 30), size('L', '66 mm', 34, 1.1)],
    looks: {
      twist: ['twisted', 'ลายเกลียว', 'gedraaide'],
      engraved: ['engraved', 'สลักลายกนก', 'gegraveerde'],
      gold: ['gilt twisted', 'เกลียวกะไหล่ทอง', 'vergulde gedraaide'],
    },
    names: [
      ['{Look} silver bangle', 'กำไลเงิน{look}', '{Look} zilveren armband'],
      ['Open cuff, {look} silver', 'กำไลเงินปลายเปิด {look}', '{Look} open armband in zilver'],
      ['Heavy {look} hill tribe bangle', 'กำไลเงินชาวดอยเนื้อหนา {look}', 'Zware {look} bergvolkarmband'],
    ],
    made: [
      [
        'Three rods are twisted hot and hammered cold until they are one.',
        'บิดเงินสามเส้นตอนร้อน แล้วตีตอนเย็นจนเป็นเส้นเดียว',
        'Drie staven worden heet gedraaid en koud gehamerd tot ze één zijn.',
      ],
      ['The ends are rolled over a nail, so they never scratch.', 'ม้วนปลายรอบตะปู ไม่ขูดผิว', 'De uiteinden zijn om een spijker gerold en krassen nooit.'],
      [
        'Engraving is cut with a burin pushed by the palm, a millimeter at a time.',
        'สลักด้วยสิ่วดันฝ่ามือทีละมิลลิเมตร',
        'De gravure wordt met een burijn gestoken, met de handpalm, een millimeter per keer.',
      ],
    ],
    of: [
      ['Silver of 96 percent, thick enough to keep its shape.', 'เงิน 96 เปอร์เซ็นต์ หนาพอไม่เสียรูป', 'Zilver van 96 procent, dik genoeg om in vorm te blijven.'],
      [
        'Solid silver; gilt versions carry three microns of gold.',
        'เงินแท้ รุ่นทองกะไหล่หนาสามไมครอน',
        'Massief zilver; vergulde uitvoeringen dragen drie micron goud.',
      ],
    ],
    use: [
      [
        'Slip it on sideways over the narrow part of the wrist, then turn.',
        'สวมเอียงตรงข้อมือส่วนแคบ แล้วหมุน',
        'Schuif hem zijwaarts over het smalle deel van de pols en draai.',
      ],
      ['Given to babies for courage and to brides for savings.', 'ให้เด็กไว้กล้า ให้เจ้าสาวไว้เก็บออม', 'Gegeven aan baby’s voor moed en aan bruiden als spaargeld.'],
      [
        'It grows whiter where you wear it and darker where you do not.',
        'ตรงที่เสียดสีจะขาว ตรงที่ไม่โดนจะเข้ม',
        'Waar je hem draagt, wordt hij witter, elders donkerder.',
      ],
    ],
    facts: [
      'Size {label}, inner width {measure}, about {weight}.',
      'ไซซ์ {label} กว้างใน {measure} หนักราว {weight}',
      'Maat {label}, binnenwijdte {measure}, ongeveer {weight}.',
    ],
  },
  torque: {
    category: 'necklaces-and-pendants',
    hs: '711311',
    baht: [2600, 8200],
    care: 'silver',
    unique: 0.3,
    tags: ['silver jewelry', 'torque', 'neck ring', 'hill tribe silver'],
    toOrder: { share: 0.3, days: [10, 25] },
    sizes: [size('13 cm', '130 mm', 110), size('14 cm', '140 mm', 130, 1.15)],
    looks: {
      silver: ['plain silver', 'เงินเรียบ', 'glad zilver'],
      oxidised: ['darkened silver', 'เงินรมดำ', 'donker zilver'],
      coins: ['silver with beads', 'เงินร้อยลูกปัด', 'zilver met kralen'],
    },
    names: [
      ['Hill tribe neck ring, {look}', 'ห่วงคอชาวเขา {look}', 'Bergvolk-halsring, {look}'],
      ['Hmong style torc, {look}', 'ห่วงคอแบบม้ง {look}', 'Torque in Hmongstijl, {look}'],
      ['Festival neck ring in {look}', 'ห่วงคองานปีใหม่{look}', 'Feesthalsring in {look}'],
    ],
    made: [
      [
        'A rod thick as a finger is hammered thinner toward the ends and curled into spirals.',
        'ตีแท่งหนาเท่านิ้วให้เรียวปลาย แล้วม้วนเป็นก้นหอย',
        'Een vingerdikke staaf wordt naar de einden toe dunner gehamerd en tot spiralen gekruld.',
      ],
      [
        'Softened seven times in charcoal, because silver grows tired of the hammer.',
        'เผาถ่านให้อ่อนเจ็ดครั้ง เพราะเงินเหนื่อยค้อน',
        'Zeven keer in houtskool verzacht, want zilver wordt moe van de hamer.',
      ],
      [
        'Hmong and Mien families wear theirs at New Year, the more the better.',
        'ครอบครัวม้งและเมี่ยนใส่วันปีใหม่ ยิ่งหลายวงยิ่งดี',
        'Hmong- en Mienfamilies dragen ze met Nieuwjaar, hoe meer hoe beter.',
      ],
    ],
    of: [
      [
        'Silver of 95 percent, hollow or solid as the weight tells.',
        'เงิน 95 เปอร์เซ็นต์ กลวงหรือตันดูจากน้ำหนัก',
        'Zilver van 95 procent, hol of massief, zoals het gewicht verraadt.',
      ],
      [
        'Fine silver with glass beads strung on brass wire where there are beads.',
        'เงินแท้ ลูกปัดแก้วร้อยลวดทองเหลือง',
        'Fijn zilver, met glaskralen op messingdraad waar kralen zijn.',
      ],
    ],
    use: [
      [
        'Over black it is a necklace; on a stand it is a sculpture.',
        'ใส่กับดำเป็นสร้อย ตั้งโชว์เป็นประติมากรรม',
        'Op zwart is het een ketting, op een standaard een beeld.',
      ],
      [
        'Open it sideways, never front to back, and it will keep its spring.',
        'ง้างออกข้าง อย่าดึงหน้าหลัง สปริงจะไม่เสีย',
        'Open hem zijwaarts, nooit van voren naar achteren, en hij blijft veren.',
      ],
      ['Once a family’s bank, still a family’s pride.', 'เคยเป็นธนาคารของบ้าน วันนี้ยังเป็นหน้าตา', 'Ooit de bank van de familie, nog altijd haar trots.'],
    ],
    facts: ['Inner width {measure}, about {weight}.', 'กว้างใน {measure} หนักราว {weight}', 'Binnenwijdte {measure}, ongeveer {weight}.'],
  },
}
