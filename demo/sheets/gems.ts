import { size, type CraftSheets } from '../craft-sheet.ts'

/** Stones, pearls, beads and gold. */
export const GEMS: CraftSheets = {
  'gem-ring': {
    category: 'rings',
    hs: '711319',
    baht: [2900, 14500],
    care: 'jewels',
    unique: 0.5,
    tags: ['gemstone', 'ring', 'chanthaburi', 'jewelry'],
    sizes: [size('52', '16.5 mm', 4), size('54', '17.2 mm', 4), size('56', '17.8 mm', 5), size('58', '18.5 mm', 5)],
    looks: {
      ruby: ['ruby', 'ทับทิม', 'robijn'],
      sapphire: ['sapphire', 'ไพลิน', 'saffier'],
      emerald: ['emerald', 'มรกต', 'smaragd'],
      gold: ['yellow sapphire', 'บุษราคัม', 'gele saffier'],
    },
    names: [
      ['{Look} ring, hand set', 'แหวน{look}ฝังมือ', 'Handgezette ring met {look}'],
      ['Solitaire ring with {look}', 'แหวนชู{look}เม็ดเดี่ยว', 'Solitairring met {look}'],
      ['Thai goldsmith’s ring with {look}', 'แหวน{look}งานช่างไทย', 'Ring van de goudsmid met {look}'],
      ['Oval {look} ring', 'แหวน{look}ทรงไข่', 'Ring met ovale {look}'],
    ],
    made: [
      [
        'The stone is cut in town, matched to the metal and held by claws filed to the size of sesame.',
        'เจียระไนในเมือง เลือกตัวเรือนให้เข้ากับพลอย หนามเตยตะไบเล็กเท่าเมล็ดงา',
        'De steen wordt in de stad geslepen, bij het metaal gekozen en gehouden door pootjes zo klein als sesam.',
      ],
      [
        'Set by eye under a loupe; a stone that clicks is set again.',
        'ฝังใต้แว่นขยาย เม็ดไหนดังคลิกต้องฝังใหม่',
        'Onder de loep gezet; een steen die tikt wordt opnieuw gezet.',
      ],
      ['Polished inside as well as out, because that side touches you.', 'ขัดด้านในด้วย เพราะด้านนั้นสัมผัสผิว', 'Ook van binnen gepolijst, want die kant raak je aan.'],
    ],
    of: [
      [
        'Natural stone, heated as most are, which the card in the box states; 92.5 silver or gold plate.',
        'พลอยแท้ผ่านการเผาตามปกติ มีระบุในใบรับรอง ตัวเรือนเงิน 92.5 หรือชุบทอง',
        'Natuurlijke steen, verhit zoals de meeste, en dat staat op het kaartje; 92,5 zilver of verguld.',
      ],
      [
        'About one carat of natural gemstone in a rhodium-plated silver mount.',
        'พลอยแท้ราวหนึ่งกะรัต ตัวเรือนเงินชุบโรเดียม',
        'Ongeveer één karaat natuursteen in een zilveren montuur met rodium.',
      ],
    ],
    use: [
      [
        'Looked at by daylight, the color is the one you will live with.',
        'ดูกลางแสงธรรมชาติ คือสีที่จะอยู่กับเรา',
        'De kleur bij daglicht is de kleur waarmee je leeft.',
      ],
      ['For Fridays, anniversaries, or no reason.', 'วันศุกร์ วันครบรอบ หรือไม่มีเหตุผล', 'Voor vrijdagen, jubilea of zomaar.'],
      ['One size up or down is free within thirty days.', 'ปรับไซซ์ขึ้นลงหนึ่งเบอร์ฟรีในสามสิบวัน', 'Eén maat groter of kleiner is gratis binnen dertig dagen.'],
    ],
    facts: [
      'Size {label}, inner diameter {measure}, about {weight}.',
      'ไซซ์ {label} เส้นผ่านศูนย์กลางใน {measure} หนักราว {weight}',
      'Maat {label}, binnendiameter {measure}, ongeveer {weight}.',
    ],
  },
  'pearl-earrings': {
    category: 'earrings',
    hs: '711610',
    baht: [1200, 5200],
    care: 'jewels',
    choice: 'color',
    tags: ['pearl', 'earrings', 'andaman', 'jewelry'],
    sizes: [size('7 mm', '7 × 7 × 12 mm', 3, 0.7), size('9 mm', '9 × 9 × 14 mm', 4), size('11 mm', '11 × 11 × 16 mm', 6, 1.9)],
    looks: { white: ['white', 'สีขาว', 'wit'], golden: ['golden', 'สีทอง', 'goudkleurig'], grey: ['silver gray', 'สีเทาเงิน', 'zilvergrijs'] },
    names: [
      ['Andaman pearl earrings, {look}', 'ต่างหูมุกอันดามัน {look}', 'Oorbellen met Andamanparels, {look}'],
      ['Sea pearl studs, {look}', 'ต่างหูมุกทะเลแป้น {look}', 'Zeepareloorknopjes, {look}'],
      ['Drop earrings with {look} pearls', 'ต่างหูห้อยมุก{look}', 'Oorhangers met parels, {look}'],
    ],
    made: [
      [
        'Pearls grow two years in oysters that hang under rafts off Phuket and Phang-nga.',
        'มุกโตในหอยสองปี แขวนใต้แพนอกฝั่งภูเก็ตและพังงา',
        'De parels groeien twee jaar in oesters onder vlotten voor Phuket en Phang-nga.',
      ],
      [
        'Pairs are matched on a gray tray at noon, for luster first and size second.',
        'จับคู่บนถาดเทาตอนเที่ยง ดูวาวก่อน ขนาดทีหลัง',
        'Paren worden om twaalf uur op een grijs blad gezocht: eerst op glans, dan op maat.',
      ],
      [
        'Drilled halfway, set on a post with resin and turned until nothing shows.',
        'เจาะครึ่งเม็ด ติดแป้นด้วยเรซิน ไม่เห็นรอย',
        'Half geboord, met hars op een stift gezet en gedraaid tot er niets te zien is.',
      ],
    ],
    of: [
      ['Cultured sea pearls, untreated in color, on 92.5 silver.', 'มุกเลี้ยงน้ำเค็ม สีธรรมชาติ แป้นเงิน 92.5', 'Gekweekte zeeparels, ongekleurd, op 92,5 zilver.'],
      [
        'Akoya and South Sea pearls with posts of silver, rhodium plated.',
        'มุกอะโกย่าและเซาท์ซี แป้นเงินชุบโรเดียม',
        'Akoya- en Zuidzeeparels op zilveren stiften met rodium.',
      ],
    ],
    use: [
      [
        'Put them on last and take them off first; perfume dulls them.',
        'ใส่ทีหลัง ถอดก่อน น้ำหอมทำให้หมอง',
        'Doe ze als laatste in en als eerste uit; parfum maakt ze dof.',
      ],
      ['Small marks on the skin tell them from glass.', 'ริ้วเล็ก ๆ บนผิวแยกจากแก้ว', 'Kleine merkjes op de huid onderscheiden ze van glas.'],
      ['They warm within a minute and hardly weigh.', 'ใส่ครู่เดียวก็อุ่น แทบไม่รู้สึกถึงน้ำหนัก', 'Ze zijn binnen een minuut warm en wegen bijna niets.'],
    ],
    facts: [
      'Pearl {label}, earring {measure}, the pair about {weight}.',
      'มุก {label} ต่างหู {measure} คู่ละราว {weight}',
      'Parel {label}, oorbel {measure}, per paar ongeveer {weight}.',
    ],
  },
  'bead-bracelet': {
    category: 'bracelets-and-bangles',
    hs: '711790',
    baht: [220, 690],
    care: 'jewels',
    choice: 'color',
    tags: ['beads', 'bracelet', 'handmade', 'gift'],
    sizes: [size('16 cm', '160 × 8 mm', 18), size('18 cm', '180 × 8 mm', 20), size('20 cm', '200 × 8 mm', 22, 1.05)],
    looks: {
      turquoise: ['turquoise', 'สีเทอร์ควอยซ์', 'turquoise'],
      garnet: ['garnet', 'สีโกเมน', 'granaat'],
      wood: ['wood', 'ลูกปัดไม้', 'hout'],
      mixed: ['bright mix', 'สีสดคละ', 'kleurige mix'],
    },
    names: [
      ['Beaded bracelets, {look}', 'กำไลลูกปัด {look}', 'Kralenarmbanden, {look}'],
      ['Hand-strung bracelet, {look}', 'สร้อยข้อมือร้อยมือ {look}', 'Handgeregen armband, {look}'],
      ['Andaman bead bracelet in {look}', 'กำไลลูกปัดอันดามัน{look}', 'Andaman-kralenarmband in {look}'],
      ['Friendship beads, {look}', 'ลูกปัดเพื่อน {look}', 'Vriendschapskralen, {look}'],
    ],
    made: [
      [
        'Strung on doubled thread with a knot after every fifth bead, so that one break loses five and not all.',
        'ร้อยด้ายสองเส้น ผูกปมทุกห้าเม็ด ขาดก็ไม่หลุดหมด',
        'Op dubbele draad geregen met een knoop na elke vijfde kraal; breekt hij, dan verlies je er vijf en niet alle.',
      ],
      [
        'Beads are sorted by hand through a sieve of holes in a tin.',
        'คัดลูกปัดด้วยตะแกรงเจาะจากกระป๋อง',
        'De kralen worden met de hand gezeefd door gaatjes in een blik.',
      ],
      [
        'The patterns repeat those found at Khlong Thom, where traders left beads two thousand years ago.',
        'ลายเรียงตามแบบที่พบที่คลองท่อม ซึ่งพ่อค้าทิ้งไว้เมื่อสองพันปีก่อน',
        'De patronen volgen vondsten uit Khlong Thom, waar handelaren tweeduizend jaar geleden kralen achterlieten.',
      ],
    ],
    of: [
      [
        'Stone, glass or wood beads on nylon with a silver-plated clasp.',
        'ลูกปัดหิน แก้ว หรือไม้ ร้อยไนลอน ตะขอชุบเงิน',
        'Kralen van steen, glas of hout op nylon, met verzilverde sluiting.',
      ],
      [
        'Natural stone and turned wood, finished with shell buttons.',
        'หินธรรมชาติและไม้กลึง ปิดปลายด้วยกระดุมเปลือกหอย',
        'Natuursteen en gedraaid hout, gesloten met schelpknoopjes.',
      ],
    ],
    use: [
      ['Three strands, worn loose or wound as one.', 'สามเส้น ใส่แยกหรือพันรวม', 'Drie strengen, los te dragen of als één gewikkeld.'],
      ['Take them off for the pool, not for the rain.', 'ลงสระให้ถอด โดนฝนไม่เป็นไร', 'Af in het zwembad, niet in de regen.'],
      ['Children choose the bright ones and are right.', 'เด็ก ๆ มักเลือกสีสด และมักเลือกถูก', 'Kinderen kiezen de kleurige, en hebben gelijk.'],
    ],
    facts: [
      'Length {label}, strand {measure}, about {weight}.',
      'ยาว {label} เส้นละ {measure} หนักราว {weight}',
      'Lengte {label}, streng {measure}, ongeveer {weight}.',
    ],
  },
  'gold-necklace': {
    category: 'necklaces-and-pendants',
    hs: '711319',
    baht: [18500, 62000],
    care: 'jewels',
    unique: 0.5,
    tags: ['sukhothai gold', 'necklace', 'gold', 'enamel'],
    toOrder: { share: 0.5, days: [20, 60] },
    sizes: [size('42 cm', '420 × 4 mm', 12), size('50 cm', '500 × 5 mm', 18, 1.45)],
    looks: {
      chain: ['woven chain', 'สร้อยถัก', 'gevlochten ketting'],
      'enamel-red': ['red enamel', 'ลงยาแดง', 'rood email'],
      'enamel-green': ['green enamel', 'ลงยาเขียว', 'groen email'],
    },
    names: [
      ['Sukhothai gold necklace, {look}', 'สร้อยทองสุโขทัย {look}', 'Sukhothai-gouden collier, {look}'],
      ['Thong boran necklace, {look}', 'สร้อยทองโบราณ {look}', 'Thong boran-collier, {look}'],
      ['Goldsmith’s necklace, {look}', 'สร้อยคอช่างทอง {look}', 'Collier van de goudsmid, {look}'],
    ],
    made: [
      [
        'Wire thinner than a hair is woven four, six or eight fold over a needle, without a machine.',
        'ถักลวดบางกว่าเส้นผมสี่ หก หรือแปดเสา รอบเข็ม ไม่ใช้เครื่อง',
        'Draad dunner dan een haar wordt vier-, zes- of achtvoudig om een naald geweven, zonder machine.',
      ],
      [
        'Tiny balls of gold are laid in rows with a brush and fused by breath through a blowpipe.',
        'เรียงไข่ปลาทองด้วยพู่กัน แล้วเป่าแล่นด้วยลมปาก',
        'Kleine goudbolletjes worden met een penseel in rijen gelegd en met de adem door een blaaspijp versmolten.',
      ],
      [
        'Enamel is ground glass, fired over charcoal: red, green and blue, as on the finds from old Si Satchanalai.',
        'ลงยาด้วยแก้วบด เผาถ่าน แดง เขียว น้ำเงิน ตามของเก่าศรีสัชนาลัย',
        'Email is gemalen glas, boven houtskool gebrand: rood, groen en blauw, zoals op vondsten uit oud Si Satchanalai.',
      ],
    ],
    of: [
      [
        'Gold of 96.5 percent, weighed before you on paper; the certificate names the smith.',
        'ทองเนื้อ 96.5 เปอร์เซ็นต์ มีใบรับรองน้ำหนักและชื่อช่าง',
        'Goud van 96,5 procent, met certificaat van gewicht en naam van de smid.',
      ],
      [
        'Thai gold, 96.5 percent, warmer in color than 18 carats.',
        'ทองไทย 96.5 เปอร์เซ็นต์ สีอุ่นกว่า 18 กะรัต',
        'Thais goud van 96,5 procent, warmer van kleur dan 18 karaat.',
      ],
    ],
    use: [
      ['Insured and handed over only against signature.', 'ส่งแบบประกัน รับได้เมื่อเซ็นชื่อเท่านั้น', 'Verzekerd en alleen tegen handtekening overhandigd.'],
      ['In Thailand gold is savings that can be worn.', 'ทองคือเงินออมที่ใส่ได้', 'In Thailand is goud spaargeld dat je kunt dragen.'],
      ['It bends with the neck like cloth.', 'อ่อนไปตามคอเหมือนผ้า', 'Het volgt de hals als stof.'],
    ],
    facts: [
      'Length {label}, chain {measure}, about {weight} of gold.',
      'ยาว {label} เส้น {measure} ทองหนักราว {weight}',
      'Lengte {label}, ketting {measure}, ongeveer {weight} goud.',
    ],
  },
}
