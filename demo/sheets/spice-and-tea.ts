import type { Words } from '../seed-words.ts'
import { size, type CraftSheets } from '../craft-sheet.ts'

const PACK: Words = [
  'Net weight {label}; the pack measures {measure}.',
  'น้ำหนักสุทธิ {label} บรรจุภัณฑ์ {measure}',
  'Nettogewicht {label}; de verpakking meet {measure}.',
]

/** Spices, tea and coffee. */
export const SPICE_AND_TEA: CraftSheets = {
  'spice-jars': {
    category: 'spices-and-herbs',
    hs: '091099',
    baht: [75, 190],
    care: 'dry',
    choice: 'flavor',
    tags: ['thai spices', 'spices', 'kitchen', 'jar'],
    facts: PACK,
    sizes: [size('50 g', '5 × 5 × 10 cm', 170), size('100 g', '6 × 6 × 12 cm', 260, 1.7)],
    looks: {
      'star-anise': ['star anise', 'โป๊ยกั๊ก', 'steranijs'],
      turmeric: ['turmeric', 'ขมิ้นชัน', 'kurkuma'],
      pepper: ['black pepper', 'พริกไทยดำ', 'zwarte peper'],
      cinnamon: ['cinnamon', 'อบเชย', 'kaneel'],
    },
    names: [
      ['Thai spices: {look} in a jar', 'เครื่องเทศไทย {look}ในขวดแก้ว', 'Thaise specerijen: {look} in een pot'],
      ['Whole {look}, hand sorted', '{look}คัดมือ', 'Handgesorteerde {look}'],
      ['Village-grown {look}', '{look}ปลูกในหมู่บ้าน', 'In het dorp geteelde {look}'],
      ['Kitchen jar of {look}', '{look}ขวดคู่ครัว', 'Voorraadpot {look}'],
    ],
    made: [
      [
        'Dried slowly in the shade, where the oils stay that the sun would take.',
        'ผึ่งในร่มช้า ๆ รักษาน้ำมันหอมที่แดดจะเอาไป',
        'Langzaam in de schaduw gedroogd, waar de oliën blijven die de zon zou nemen.',
      ],
      [
        'Picked over on a tray by hand; what is broken goes to our own kitchen.',
        'คัดบนกระด้งด้วยมือ ที่หักเก็บไว้กินเอง',
        'Met de hand op een wan uitgezocht; wat gebroken is gaat naar onze eigen keuken.',
      ],
      [
        'Filled to order and sealed with a cork that lets in no air.',
        'บรรจุตามสั่ง ปิดจุกแน่นอากาศไม่เข้า',
        'Op bestelling gevuld en gesloten met een luchtdichte kurk.',
      ],
    ],
    of: [
      ['One spice, one garden, nothing mixed in.', 'เครื่องเทศชนิดเดียว สวนเดียว ไม่ผสม', 'Eén specerij, één tuin, niets bijgemengd.'],
      ['Harvested this year; month and field are on the label.', 'เก็บเกี่ยวปีนี้ ระบุเดือนและแปลงบนฉลาก', 'Dit jaar geoogst; maand en veld staan op het etiket.'],
    ],
    use: [
      [
        'Grind just before cooking; the difference is larger than between two recipes.',
        'บดก่อนปรุง ต่างกันยิ่งกว่าเปลี่ยนสูตร',
        'Maal pas vlak voor het koken; het verschil is groter dan tussen twee recepten.',
      ],
      ['For stewed pork, massaman, or the tea of a cold day.', 'ใส่พะโล้ มัสมั่น หรือชงชาวันอากาศเย็น', 'Voor stoofvlees, massaman of de thee op een koude dag.'],
      ['The jar goes back to the kitchen as a jar.', 'ขวดหมดแล้วใช้ต่อได้', 'De pot gaat leeg gewoon de keuken in.'],
    ],
  },
  'spice-bowls': {
    category: 'spices-and-herbs',
    hs: '091091',
    baht: [120, 290],
    care: 'dry',
    tags: ['thai spices', 'herb set', 'tom yum', 'gift'],
    facts: PACK,
    sizes: [size('90 g', '18 × 12 × 5 cm', 160), size('180 g', '22 × 16 × 6 cm', 280, 1.7)],
    looks: { curry: ['curry', 'เครื่องแกง', 'curry'], 'tom-yum': ['tom yum', 'เครื่องต้มยำ', 'tom yum'], five: ['five-spice', 'เครื่องพะโล้', 'vijfkruiden'] },
    names: [
      ['Thai spices set for {look}', 'ชุดเครื่องเทศไทย {look}', 'Set Thaise specerijen voor {look}'],
      ['Whole herbs and spices, {look}', 'สมุนไพรและเครื่องเทศ {look}', 'Hele kruiden en specerijen, {look}'],
      ['Cook’s herb box, {look}', 'กล่องสมุนไพรคนครัว {look}', 'Kruidendoos voor de kok, {look}'],
      ['Garden-grown herb kit, {look}', 'ชุดสมุนไพรปลูกเอง {look}', 'Zelfgeteelde kruidenset, {look}'],
    ],
    made: [
      [
        'Each herb is cut by hand at its own time of day, dried apart and only then put together.',
        'สมุนไพรแต่ละชนิดตัดในเวลาของมัน ตากแยก แล้วค่อยรวมชุด',
        'Elk kruid wordt op zijn eigen uur gesneden, apart gedroogd en pas daarna samengevoegd.',
      ],
      [
        'The proportions are those of our grandmother, weighed instead of guessed.',
        'สัดส่วนตามสูตรคุณยาย แต่ชั่งแทนการกะ',
        'De verhoudingen zijn die van onze grootmoeder, gewogen in plaats van gegokt.',
      ],
      [
        'Packed in paper sachets inside the box, so scents do not meet.',
        'แยกซองกระดาษในกล่อง กลิ่นจึงไม่ปนกัน',
        'In papieren zakjes verpakt, zodat geuren elkaar niet treffen.',
      ],
    ],
    of: [
      [
        'Lemongrass, galangal, lime leaf, chili, coriander seed, cumin, as the dish asks.',
        'ตะไคร้ ข่า ใบมะกรูด พริก ลูกผักชี ยี่หร่า ตามแต่ละจาน',
        'Citroengras, galanga, limoenblad, chili, korianderzaad, komijn, al naar het gerecht.',
      ],
      ['Dried herbs without salt, sugar or flavoring.', 'สมุนไพรแห้ง ไม่ใส่เกลือ น้ำตาล หรือแต่งกลิ่น', 'Gedroogde kruiden zonder zout, suiker of smaakstof.'],
    ],
    use: [
      [
        'One set makes three pots for four people; the card inside tells how.',
        'หนึ่งชุดทำได้สามหม้อ หม้อละสี่คน มีวิธีทำในกล่อง',
        'Eén set is goed voor drie pannen voor vier personen; op het kaartje staat hoe.',
      ],
      ['A present for someone who cooks and has everything.', 'ของขวัญสำหรับคนชอบทำครัวที่มีครบแล้ว', 'Een cadeau voor wie kookt en alles al heeft.'],
      ['Smell the box before you open the sachets.', 'ดมกล่องก่อนแกะซอง', 'Ruik aan de doos voordat je de zakjes opent.'],
    ],
  },
  'tea-tin': {
    category: 'tea-and-coffee',
    hs: '090230',
    baht: [160, 480],
    care: 'dry',
    choice: 'flavor',
    tags: ['tea', 'oolong', 'mountain', 'thai tea'],
    facts: PACK,
    sizes: [size('50 g', '7 × 7 × 10 cm', 130), size('100 g', '8 × 8 × 13 cm', 210, 1.7), size('200 g', '10 × 10 × 15 cm', 350, 3)],
    looks: {
      oolong: ['oolong', 'อู่หลง', 'oolong'],
      jasmine: ['jasmine green', 'ชาเขียวมะลิ', 'jasmijngroen'],
      'butterfly-pea': ['butterfly pea', 'อัญชัน', 'kittelbloem'],
      black: ['black', 'ชาดำ', 'zwart'],
    },
    names: [
      ['Mountain tea, {look}', 'ชาดอย {look}', 'Bergthee, {look}'],
      ['Highland tea in a tin, {look}', 'ชาดอยในกระป๋อง {look}', 'Bergthee in blik, {look}'],
      ['Small-garden tea, {look}', 'ชาสวนเล็ก {look}', 'Thee van een kleine tuin, {look}'],
      ['Hand-picked tea, {look}', 'ชาเก็บมือ {look}', 'Handgeplukte thee, {look}'],
    ],
    made: [
      [
        'Two leaves and a bud, picked before ten in the morning, withered in the sun and rolled the same night.',
        'ยอดสองใบกับหนึ่งตูม เก็บก่อนสิบโมง ผึ่งแดดแล้วนวดในคืนเดียวกัน',
        'Twee blaadjes en een knop, voor tien uur geplukt, in de zon verwelkt en dezelfde nacht gerold.',
      ],
      [
        'Oolong is rolled in cloth up to thirty times; flowers are dried whole in shade.',
        'อู่หลงห่อผ้านวดถึงสามสิบรอบ ดอกไม้ผึ่งร่มทั้งดอก',
        'Oolong wordt tot dertig keer in doek gerold; bloemen drogen heel in de schaduw.',
      ],
      [
        'Tasted by the family at breakfast; what fails goes to the goats.',
        'ชิมกันทั้งบ้านตอนเช้า ที่ไม่ผ่านยกให้แพะ',
        'Door de familie bij het ontbijt geproefd; wat zakt gaat naar de geiten.',
      ],
    ],
    of: [
      [
        'Single-garden leaves from above 1,000 meters, without flavoring.',
        'ใบชาสวนเดียวจากความสูงเกิน 1,000 เมตร ไม่แต่งกลิ่น',
        'Blad uit één tuin boven de 1000 meter, zonder aroma’s.',
      ],
      [
        'Whole leaves or whole flowers in a tin that closes with a sigh.',
        'ใบชาหรือดอกไม้เต็มใบ ในกระป๋องปิดสนิท',
        'Hele bladeren of bloemen in een blik dat goed sluit.',
      ],
    ],
    use: [
      [
        'Brew hot, pour away the first minute, and drink the next five.',
        'ชงร้อน เทน้ำแรกทิ้ง แล้วดื่มต่อได้อีกห้าน้ำ',
        'Heet zetten, de eerste minuut weggieten en de volgende vijf drinken.',
      ],
      ['Good cold as well, in a bottle left overnight in the fridge.', 'แช่เย็นข้ามคืนในขวดก็อร่อย', 'Ook koud lekker, een nacht in de koelkast getrokken.'],
      [
        'Butterfly pea turns from blue to violet with a squeeze of lime.',
        'อัญชันเปลี่ยนจากน้ำเงินเป็นม่วงเมื่อบีบมะนาว',
        'Kittelbloem kleurt met wat limoen van blauw naar paars.',
      ],
    ],
  },
  'coffee-bag': {
    category: 'tea-and-coffee',
    hs: '090121',
    baht: [190, 420],
    care: 'dry',
    choice: 'flavor',
    tags: ['coffee', 'arabica', 'highland', 'roasted'],
    facts: PACK,
    sizes: [size('200 g', '12 × 7 × 22 cm', 230), size('500 g', '16 × 9 × 28 cm', 540, 2.2), size('1 kg', '20 × 11 × 34 cm', 1060, 4)],
    looks: {
      kraft: ['medium roast', 'คั่วกลาง', 'medium gebrand'],
      black: ['dark roast', 'คั่วเข้ม', 'donker gebrand'],
      indigo: ['light roast', 'คั่วอ่อน', 'licht gebrand'],
    },
    names: [
      ['Highland arabica, {look}', 'กาแฟอาราบิก้าดอย {look}', 'Hoogland-arabica, {look}'],
      ['Thai mountain coffee, {look}', 'กาแฟดอยไทย {look}', 'Thaise bergkoffie, {look}'],
      ['Small-lot coffee beans, {look}', 'เมล็ดกาแฟล็อตเล็ก {look}', 'Koffiebonen van kleine oogst, {look}'],
      ['Shade-grown coffee, {look}', 'กาแฟใต้ร่มไม้ {look}', 'Schaduwkoffie, {look}'],
    ],
    made: [
      [
        'Cherries are picked red, pulped the same evening, fermented for a day and washed in spring water.',
        'เก็บเชอร์รีสุกแดง สีเปลือกเย็นวันเดียวกัน หมักหนึ่งวัน ล้างน้ำภูเขา',
        'De bessen worden rood geplukt, dezelfde avond ontpulpt, een dag vergist en met bronwater gewassen.',
      ],
      [
        'Dried on raised beds for twelve days and roasted in drums of five kilos, on the Monday of the week you order.',
        'ตากบนแคร่สิบสองวัน คั่วหม้อละห้ากิโลทุกวันจันทร์',
        'Twaalf dagen op bedden gedroogd en in trommels van vijf kilo gebrand, op de maandag van je bestelweek.',
      ],
      [
        'The trees stand under macadamia and pear, which feed the birds that eat the beetles.',
        'ปลูกใต้ต้นแมคคาเดเมียกับสาลี่ ที่เลี้ยงนก นกก็กินแมลงให้',
        'De struiken staan onder macadamia en peer, die de vogels voeden die de kevers eten.',
      ],
    ],
    of: [
      [
        'Whole beans of Thai arabica from 1,200 to 1,500 meters, in a bag with a valve.',
        'เมล็ดอาราบิก้าไทยจาก 1,200–1,500 เมตร ถุงมีวาล์ว',
        'Hele bonen Thaise arabica van 1200 tot 1500 meter, in een zak met ventiel.',
      ],
      [
        'One village, one harvest; ground to order if you write how you brew.',
        'หมู่บ้านเดียว ฤดูเดียว เขียนวิธีชงมาเราบดให้ได้',
        'Eén dorp, één oogst; op verzoek gemalen als je schrijft hoe je zet.',
      ],
    ],
    use: [
      ['Cocoa and longan honey in the cup, with a clean end.', 'รสโกโก้กับน้ำผึ้งลำไย จบสะอาด', 'Cacao en longanhoning in de kop, met een schone afdronk.'],
      [
        'For filter or moka; the dark roast stands condensed milk.',
        'ชงดริปหรือโมก้าพอต คั่วเข้มใส่นมข้นได้',
        'Voor filter of moka; de donkere branding kan tegen gecondenseerde melk.',
      ],
      ['Best from one week to two months after roasting.', 'อร่อยสุดหนึ่งสัปดาห์ถึงสองเดือนหลังคั่ว', 'Op zijn best van één week tot twee maanden na het branden.'],
    ],
  },
}
