import type { Words } from '../seed-words.ts'
import { size, type CraftSheets } from '../craft-sheet.ts'

const PACK: Words = [
  'Net weight {label}; the pack measures {measure}.',
  'น้ำหนักสุทธิ {label} บรรจุภัณฑ์ {measure}',
  'Nettogewicht {label}; de verpakking meet {measure}.',
]

/** Honey, palm sugar and fruit. */
export const SWEET: CraftSheets = {
  'honey-jar': {
    category: 'honey-and-palm-sugar',
    hs: '040900',
    baht: [180, 420],
    care: 'dry',
    tags: ['honey', 'wild honey', 'natural', 'sweet'],
    facts: PACK,
    sizes: [size('250 g', '7 × 7 × 9 cm', 430), size('500 g', '8 × 8 × 12 cm', 780, 1.8), size('1 kg', '10 × 10 × 14 cm', 1450, 3.4)],
    looks: {
      amber: ['wild flower', 'ดอกไม้ป่า', 'wilde bloemen'],
      dark: ['dark longan', 'ลำไยเข้ม', 'donkere longan'],
      light: ['light lychee', 'ลิ้นจี่อ่อน', 'lichte lychee'],
    },
    names: [
      ['Raw honey, {look}', 'น้ำผึ้งดิบ {look}', 'Rauwe honing, {look}'],
      ['Forest-edge honey, {look}', 'น้ำผึ้งชายป่า {look}', 'Honing van de bosrand, {look}'],
      ['Unheated Thai honey, {look}', 'น้ำผึ้งไทยไม่ผ่านความร้อน {look}', 'Onverhitte Thaise honing, {look}'],
      ['Small-apiary honey, {look}', 'น้ำผึ้งฟาร์มเล็ก {look}', 'Honing van een kleine imker, {look}'],
    ],
    made: [
      [
        'Cut in the fifth month by lantern, from combs that hang in the wind, leaving a third for the bees.',
        'ตีผึ้งเดือนห้าด้วยแสงตะเกียง เหลือรวงไว้ให้ผึ้งหนึ่งในสาม',
        'In de vijfde maand bij lantaarnlicht gesneden uit raten in de wind; een derde blijft voor de bijen.',
      ],
      [
        'Drained through cloth under its own weight; never warmed, never stirred with sugar.',
        'กรองผ้าปล่อยไหลเอง ไม่อุ่น ไม่ผสมน้ำตาล',
        'Door doek uitgelekt op eigen gewicht; nooit verhit, nooit met suiker aangelengd.',
      ],
      [
        'We fill jars within three days, before the flowers are forgotten.',
        'บรรจุภายในสามวัน กลิ่นดอกไม้ยังอยู่',
        'We vullen binnen drie dagen, voor de bloemen vergeten zijn.',
      ],
    ],
    of: [
      [
        'Honey, some pollen, nothing else; water below 20 percent.',
        'น้ำผึ้งกับเกสรเล็กน้อย ความชื้นต่ำกว่า 20 เปอร์เซ็นต์',
        'Honing, wat stuifmeel, verder niets; minder dan 20 procent water.',
      ],
      ['From orchards and forest edges without spraying.', 'จากสวนและชายป่าที่ไม่ฉีดยา', 'Uit boomgaarden en bosranden waar niet wordt gespoten.'],
    ],
    use: [
      [
        'With lime and warm water in the morning, on sticky rice at noon.',
        'เช้าใส่น้ำอุ่นบีบมะนาว กลางวันราดข้าวเหนียว',
        '’s Ochtends met limoen en warm water, ’s middags op kleefrijst.',
      ],
      [
        'It may turn to crystals in a cool cupboard; a bowl of warm water wakes it.',
        'เจอเย็นอาจตกผลึก แช่น้ำอุ่นก็คืนตัว',
        'In een koele kast kan hij kristalliseren; een kom warm water maakt hem wakker.',
      ],
      ['Not for children under one year.', 'ไม่ควรให้เด็กต่ำกว่าหนึ่งปี', 'Niet voor kinderen onder een jaar.'],
    ],
  },
  'palm-sugar': {
    category: 'honey-and-palm-sugar',
    hs: '170290',
    baht: [65, 150],
    care: 'dry',
    tags: ['palm sugar', 'coconut sugar', 'thai food', 'sweet'],
    facts: PACK,
    sizes: [size('250 g', '14 × 10 × 5 cm', 280), size('500 g', '16 × 12 × 6 cm', 540, 1.9), size('1 kg', '20 × 15 × 8 cm', 1060, 3.6)],
    looks: { gold: ['golden', 'สีทอง', 'goudgele'], dark: ['dark', 'สีเข้ม', 'donkere'], pale: ['pale', 'สีนวล', 'lichte'] },
    names: [
      ['{Look} palm sugar', 'น้ำตาลโตนด{look}', '{Look} palmsuiker'],
      ['Pure {look} palm sugar cakes', 'น้ำตาลโตนดแท้{look}แบบก้อน', 'Zuivere {look} palmsuiker in koekjes'],
      ['Wood-fired {look} palm sugar', 'น้ำตาลโตนดเคี่ยวเตาฟืน{look}', 'Op hout gestookte {look} palmsuiker'],
      ['Morning-tapped {look} palm sugar', 'น้ำตาลโตนดรองเช้า{look}', '’s Ochtends getapte {look} palmsuiker'],
    ],
    made: [
      [
        'Flower stems are shaved at dawn, and the sap drips into a bamboo tube with a chip of payom wood to keep it sweet.',
        'ปาดงวงตาลตอนเช้ามืด รองน้ำตาลในกระบอกไม้ไผ่ใส่ไม้พะยอมกันบูด',
        'Bij dageraad worden bloemstelen ingesneden; het sap druppelt in een bamboekoker met een schilfer payomhout tegen bederf.',
      ],
      [
        'Boiled in iron pans over a clay stove until it crawls, then whipped and dropped into molds.',
        'เคี่ยวในกระทะบนเตาดินจนงวด กระทุ้งแล้วหยอดพิมพ์',
        'In ijzeren pannen op een lemen oven ingekookt tot het kruipt, dan geklopt en in vormpjes gedrupt.',
      ],
      ['It takes eight liters of sap for one kilo.', 'น้ำตาลสดแปดลิตรได้หนึ่งกิโล', 'Voor één kilo is acht liter sap nodig.'],
    ],
    of: [
      [
        'Pure palm sap, without cane sugar; it melts if you hold it.',
        'น้ำตาลโตนดแท้ ไม่ผสมน้ำตาลทราย กำไว้ก็ละลาย',
        'Zuiver palmsap, zonder rietsuiker; het smelt in de hand.',
      ],
      ['Nothing but sap; the color is that of the season.', 'มีแต่น้ำตาลสด สีเปลี่ยนตามฤดู', 'Niets dan sap; de kleur is die van het seizoen.'],
    ],
    use: [
      ['For pad thai, papaya salad and every dessert with coconut.', 'ใส่ผัดไทย ส้มตำ และขนมกะทิทุกอย่าง', 'Voor pad thai, papajasalade en elk toetje met kokos.'],
      ['Caramel, smoke and a little salt on the tongue.', 'หอมคาราเมล ควันไฟ กับเค็มปลายลิ้น', 'Karamel, rook en een tikje zout op de tong.'],
      ['Shave it with a knife when it hardens.', 'แข็งแล้วใช้มีดขูด', 'Schaaf het met een mes als het hard wordt.'],
    ],
  },
  'dried-fruit': {
    category: 'dried-fruit',
    hs: '081340',
    baht: [75, 170],
    care: 'dry',
    tags: ['dried fruit', 'snack', 'solar dried', 'thai food'],
    facts: PACK,
    sizes: [size('100 g', '16 × 6 × 20 cm', 120), size('250 g', '20 × 8 × 26 cm', 280, 2.2), size('500 g', '24 × 10 × 32 cm', 540, 4)],
    looks: { mango: ['mango', 'มะม่วง', 'mango'], banana: ['banana', 'กล้วยตาก', 'banaan'], roselle: ['roselle', 'กระเจี๊ยบ', 'roselle'] },
    names: [
      ['Sun-dried {look}', '{look}อบแสงอาทิตย์', 'Zongedroogde {look}'],
      ['Soft dried {look}', '{look}อบนุ่ม', 'Zachte gedroogde {look}'],
      ['Solar dome {look}, unsweetened', '{look}โรงอบพาราโบลา ไม่เติมน้ำตาล', 'Ongezoete {look}, in de zon gedroogd'],
      ['Orchard {look} in a pouch', '{look}ชาวสวน บรรจุถุง', 'Boomgaard-{look} in een zakje'],
    ],
    made: [
      [
        'Cut at full ripeness and dried for two to four days in a solar dome, out of reach of rain and flies.',
        'หั่นตอนสุกจัด อบในโรงอบแสงอาทิตย์สองถึงสี่วัน พ้นฝนพ้นแมลงวัน',
        'Op het toppunt van rijpheid gesneden en twee tot vier dagen in een zonnekoepel gedroogd, buiten bereik van regen en vliegen.',
      ],
      [
        'Turned by hand every few hours until it bends without breaking.',
        'กลับด้วยมือทุกไม่กี่ชั่วโมง จนงอได้ไม่หัก',
        'Om de paar uur met de hand gekeerd tot het buigt zonder te breken.',
      ],
      ['Eight kilos of fruit make one kilo of this.', 'ผลไม้แปดกิโลได้หนึ่งกิโล', 'Acht kilo fruit geeft één kilo hiervan.'],
    ],
    of: [
      [
        'Fruit, and in a sour year a little cane sugar; the label says which.',
        'ผลไม้ล้วน ปีไหนเปรี้ยวเติมน้ำตาลเล็กน้อย มีบอกบนฉลาก',
        'Fruit, en in een zuur jaar wat rietsuiker; het etiket zegt het.',
      ],
      [
        'No sulfur and no coloring, which is why it is darker than in the supermarket.',
        'ไม่ใส่กำมะถัน ไม่แต่งสี จึงเข้มกว่าของห้าง',
        'Zonder zwavel of kleurstof, en daarom donkerder dan in de supermarkt.',
      ],
    ],
    use: [
      ['For the train, the backpack or the granola.', 'กินบนรถไฟ ใส่เป้ หรือโรยมูสลี่', 'Voor in de trein, de rugzak of de muesli.'],
      ['Roselle makes a red tea; add honey and ice.', 'กระเจี๊ยบชงน้ำแดง ใส่น้ำผึ้งกับน้ำแข็ง', 'Van roselle zet je rode thee; met honing en ijs.'],
      ['Close the bag; ants read labels too.', 'ปิดถุงให้สนิท มดก็อ่านฉลากเป็น', 'Sluit de zak; mieren lezen ook etiketten.'],
    ],
  },
}
