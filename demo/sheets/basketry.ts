import { size, type CraftSheets } from '../craft-sheet.ts'

/** Baskets, hats and woven bags. */
export const BASKETRY: CraftSheets = {
  'rattan-basket': {
    category: 'basketry',
    hs: '460212',
    baht: [420, 1350],
    care: 'wicker',
    choice: 'color',
    unique: 0.1,
    tags: ['rattan', 'basket', 'storage', 'handwoven'],
    sizes: [size('25 cm', '25 × 25 × 18 cm', 420, 0.65), size('35 cm', '35 × 35 × 25 cm', 820), size('45 cm', '45 × 45 × 32 cm', 1500, 1.6)],
    looks: {
      natural: ['natural', 'สีธรรมชาติ', 'naturel'],
      smoked: ['smoked brown', 'สีน้ำตาลรมควัน', 'gerookt bruin'],
      white: ['washed white', 'สีขาวฟอก', 'witgewassen'],
    },
    names: [
      ['{Look} rattan basket', 'ตะกร้าหวาย{look}', 'Rotan mand, {look}'],
      ['Handled rattan market basket, {look}', 'ตะกร้าหวายหูหิ้ว {look}', 'Rotan marktmand met hengsel, {look}'],
      ['Rattan storage basket in {look}', 'ตะกร้าหวายเก็บของ{look}', 'Rotan opbergmand, {look}'],
      ['Open-weave rattan basket, {look}', 'ตะกร้าหวายสานโปร่ง {look}', 'Opengewerkte rotan mand, {look}'],
    ],
    made: [
      [
        'The cane is split with a knife held still while the hand pulls, so the shining skin stays whole.',
        'ผ่าหวายโดยตรึงมีดไว้แล้วดึงเส้น ผิวมันจึงไม่เสีย',
        'Het riet wordt gespleten langs een stilgehouden mes, zodat de glanzende bast heel blijft.',
      ],
      [
        'Uprights are soaked overnight, bent wet around the knee and bound without a single nail.',
        'แช่ซี่หวายข้ามคืน ดัดรอบเข่าตอนเปียก มัดโดยไม่ใช้ตะปูเลย',
        'De staken weken een nacht, worden nat om de knie gebogen en zonder één spijker gebonden.',
      ],
      [
        'The rim is wrapped twice, because that is where every basket is lifted.',
        'ขอบพันสองรอบ เพราะเป็นจุดที่มือจับยก',
        'De rand is dubbel omwikkeld, want daar wordt elke mand opgetild.',
      ],
    ],
    of: [
      [
        'Rattan from the southern forests, cut after seven years and dried in the sun.',
        'หวายจากป่าใต้ อายุเจ็ดปีขึ้นไป ตากแดดจนแห้ง',
        'Rotan uit de zuidelijke bossen, na zeven jaar gesneden en in de zon gedroogd.',
      ],
      [
        'Whole cane for the frame and split skin for the weave; no glue and no varnish.',
        'โครงหวายทั้งเส้น สานด้วยผิวหวาย ไม่ใช้กาวและวาร์นิช',
        'Heel riet voor het frame en gespleten bast voor het vlechtwerk; geen lijm, geen vernis.',
      ],
    ],
    use: [
      ['Takes bread, knitting or a Saturday’s vegetables.', 'ใส่ขนมปัง ไหมพรม หรือผักวันเสาร์ก็ได้', 'Voor brood, breiwerk of de groente van zaterdag.'],
      [
        'It creaks when it is new and grows quiet and darker with the years.',
        'ตอนใหม่จะดังเอี๊ยด นานไปจะเงียบและสีเข้มขึ้น',
        'Nieuw kraakt ze, met de jaren wordt ze stiller en donkerder.',
      ],
      [
        'Strong enough to sit on for a moment, though you didn’t hear it from us.',
        'แข็งแรงพอนั่งพักได้ แต่อย่าบอกว่าเราแนะนำ',
        'Sterk genoeg om even op te zitten, maar dat heb je niet van ons.',
      ],
    ],
  },
  'sticky-rice-basket': {
    category: 'basketry',
    hs: '460211',
    baht: [180, 520],
    care: 'wicker',
    choice: 'color',
    tags: ['kratip', 'bamboo', 'sticky rice', 'basket'],
    sizes: [size('12 cm', '12 × 12 × 14 cm', 120, 0.7), size('16 cm', '16 × 16 × 18 cm', 210), size('20 cm', '20 × 20 × 22 cm', 330, 1.45)],
    looks: {
      natural: ['natural', 'สีธรรมชาติ', 'naturel'],
      indigo: ['natural with indigo', 'สีธรรมชาติคาดคราม', 'naturel met indigo'],
      red: ['natural with red', 'สีธรรมชาติคาดแดง', 'naturel met rood'],
    },
    names: [
      ['Kratip sticky rice basket, {look}', 'กระติบข้าวเหนียว {look}', 'Kratip-kleefrijstmandje, {look}'],
      ['Lidded bamboo rice basket in {look}', 'กระติบไม้ไผ่มีฝา{look}', 'Bamboe rijstmandje met deksel, {look}'],
      ['Isan-style kratip in {look}', 'กระติบแบบอีสาน{look}', 'Kratip in Isan-stijl, {look}'],
    ],
    made: [
      [
        'Two walls are woven one inside the other, with air between, which keeps rice warm until noon.',
        'สานผนังสองชั้นซ้อนกัน มีอากาศคั่นกลาง ข้าวจึงอุ่นถึงเที่ยง',
        'Twee wanden zitten in elkaar gevlochten met lucht ertussen; zo blijft rijst warm tot de middag.',
      ],
      [
        'The splits are one millimeter wide and shaved until they curl like ribbon.',
        'ตอกกว้างหนึ่งมิลลิเมตร เหลาจนม้วนเหมือนริบบิ้น',
        'De stroken zijn een millimeter breed en geschaafd tot ze krullen als lint.',
      ],
      [
        'The foot is carved from palm stalk and sewn on with nylon cord, the one modern thing about it.',
        'ฐานทำจากก้านตาล เย็บติดด้วยเชือกไนลอน ของสมัยใหม่อย่างเดียวในกระติบ',
        'De voet is uit palmstengel gesneden en vastgenaaid met nylonkoord, het enige moderne eraan.',
      ],
    ],
    of: [
      [
        'Young bamboo cut in the cold season, when it is hardest for insects to like.',
        'ไผ่หนุ่มตัดหน้าหนาว ช่วงที่แมลงไม่ชอบกิน',
        'Jonge bamboe, gekapt in het koele seizoen, als insecten er het minst van houden.',
      ],
      [
        'Bamboo and cotton cord; food safe, untreated, dried over smoke.',
        'ไม้ไผ่และเชือกฝ้าย ใส่อาหารได้ ไม่เคลือบสาร รมควันแห้ง',
        'Bamboe en katoenkoord; geschikt voor voedsel, onbehandeld, boven rook gedroogd.',
      ],
    ],
    use: [
      [
        'Put the hot rice in, close the lid and take it to the field, the office or the picnic.',
        'ใส่ข้าวร้อน ปิดฝา แล้วหิ้วไปนา ไปทำงาน หรือไปปิกนิก',
        'Hete rijst erin, deksel erop en mee naar het veld, kantoor of de picknick.',
      ],
      [
        'It lets steam out and keeps flies out, which no plastic box does.',
        'ไอน้ำออกได้ แมลงวันเข้าไม่ได้ กล่องพลาสติกทำไม่ได้',
        'Stoom kan eruit en vliegen kunnen er niet in; dat doet geen plastic doos na.',
      ],
      ['Rinse, dry in the sun, and it will serve ten years.', 'ล้างน้ำ ตากแดด ใช้ได้เป็นสิบปี', 'Omspoelen, in de zon drogen, en hij gaat tien jaar mee.'],
    ],
  },
  'hyacinth-basket': {
    category: 'basketry',
    hs: '460219',
    baht: [350, 1200],
    care: 'wicker',
    choice: 'color',
    tags: ['water hyacinth', 'basket', 'storage', 'natural fiber'],
    sizes: [size('28 cm', '28 × 28 × 22 cm', 500, 0.65), size('36 cm', '36 × 36 × 30 cm', 900), size('44 cm', '44 × 44 × 40 cm', 1500, 1.55)],
    looks: {
      natural: ['natural', 'สีธรรมชาติ', 'naturel'],
      charcoal: ['charcoal', 'สีถ่าน', 'antraciet'],
      'two-tone': ['natural and white', 'สีธรรมชาติสลับขาว', 'naturel en wit'],
    },
    names: [
      ['Water hyacinth basket, {look}', 'ตะกร้าผักตบชวา {look}', 'Mand van waterhyacint, {look}'],
      ['Round hyacinth laundry basket in {look}', 'ตะกร้าผ้าผักตบชวาทรงกลม {look}', 'Ronde wasmand van waterhyacint, {look}'],
      ['Braided hyacinth planter basket, {look}', 'ตะกร้าใส่กระถางผักตบถัก {look}', 'Gevlochten plantenmand, {look}'],
      ['Storage basket of water hyacinth, {look}', 'ตะกร้าเก็บของผักตบชวา {look}', 'Opbergmand van waterhyacint, {look}'],
    ],
    made: [
      [
        'Stems are dried for a week, smoked against mold and braided three by three before weaving begins.',
        'ตากก้านหนึ่งสัปดาห์ รมควันกันรา ถักเปียสามเส้นก่อนเริ่มสาน',
        'De stengels drogen een week, worden gerookt tegen schimmel en per drie gevlochten voor het weven begint.',
      ],
      [
        'Braids run around a wire frame that keeps the shape even when the basket is full.',
        'เปียพันรอบโครงลวด ใส่ของเต็มก็ไม่เสียทรง',
        'De vlechten lopen om een draadframe dat de vorm houdt, ook als de mand vol is.',
      ],
      [
        'Two women finish one of these in a day, if the rain lets the stems dry.',
        'สองคนช่วยกันทำได้วันละใบ ถ้าฝนไม่ตก',
        'Twee vrouwen maken er één per dag, als de regen de stengels laat drogen.',
      ],
    ],
    of: [
      [
        'Water hyacinth, a plant that blocks canals and is better off as a basket.',
        'ผักตบชวา พืชที่แน่นคลอง เอามาสานตะกร้าดีกว่า',
        'Waterhyacint, een plant die kanalen verstopt en beter af is als mand.',
      ],
      [
        'Dried hyacinth stems over a thin steel frame, washed and free of dye unless colored.',
        'ก้านผักตบแห้งบนโครงเหล็กเส้นเล็ก ล้างสะอาด ไม่ย้อมยกเว้นรุ่นมีสี',
        'Gedroogde hyacintstengels op een dun stalen frame, gewassen en ongeverfd tenzij gekleurd.',
      ],
    ],
    use: [
      [
        'For blankets, toys or a monstera that has outgrown its pot.',
        'ใส่ผ้าห่ม ของเล่น หรือมอนสเตอร่าที่โตเกินกระถาง',
        'Voor dekens, speelgoed of een monstera die uit haar pot groeide.',
      ],
      ['It weighs little and forgives being kicked under a desk.', 'น้ำหนักเบา เตะเข้าใต้โต๊ะก็ไม่ว่า', 'Ze weegt weinig en vergeeft een trap onder het bureau.'],
      ['The fiber smells faintly of hay for the first weeks.', 'ช่วงสัปดาห์แรกจะมีกลิ่นหญ้าแห้งอ่อน ๆ', 'De vezel ruikt de eerste weken zacht naar hooi.'],
    ],
  },
  'bamboo-hat': {
    category: 'basketry',
    hs: '650400',
    baht: [190, 480],
    care: 'wicker',
    choice: 'color',
    tags: ['ngop', 'bamboo', 'hat', 'palm leaf'],
    sizes: [size('M', '42 × 42 × 16 cm', 220), size('L', '46 × 46 × 18 cm', 260, 1.1)],
    looks: {
      natural: ['natural', 'สีธรรมชาติ', 'naturel'],
      indigo: ['natural with indigo trim', 'ขอบคราม', 'naturel met indigo rand'],
      tea: ['tea brown', 'สีน้ำชา', 'theebruin'],
    },
    names: [
      ['Bamboo farmer hat, {look}', 'งอบ {look}', 'Bamboe rijsthoed, {look}'],
      ['Ngop sun hat in {look}', 'งอบกันแดด{look}', 'Ngop-zonnehoed, {look}'],
      ['Palm-leaf field hat, {look}', 'งอบใบลาน {look}', 'Veldhoed van palmblad, {look}'],
      ['Wide garden hat of bamboo, {look}', 'หมวกทำสวนไม้ไผ่ปีกกว้าง {look}', 'Brede tuinhoed van bamboe, {look}'],
    ],
    made: [
      [
        'A frame of six-sided bamboo lace is covered with palm leaves, overlapped like roof tiles and sewn in rings.',
        'โครงไม้ไผ่สานตาเฉลว มุงใบลานซ้อนกันเหมือนกระเบื้อง เย็บเป็นวง',
        'Een frame van zeskantig bamboekant wordt bedekt met palmblad, als dakpannen over elkaar en in ringen genaaid.',
      ],
      [
        'Inside sits a small basket ring, so that the hat floats above the hair and air passes through.',
        'ด้านในมีรังงอบ ยกหมวกลอยเหนือผม ลมจึงผ่านได้',
        'Binnenin zit een gevlochten ring, zodat de hoed boven het haar zweeft en de wind eronderdoor kan.',
      ],
      [
        'The rim is bound with rattan while wet and tightens as it dries.',
        'ขอบรัดด้วยหวายตอนเปียก แห้งแล้วรัดแน่นเอง',
        'De rand is nat met rotan omwonden en trekt aan bij het drogen.',
      ],
    ],
    of: [
      ['Bamboo, lan palm leaf and a cotton chin cord.', 'ไม้ไผ่ ใบลาน และสายรัดคางฝ้าย', 'Bamboe, lanpalmblad en een katoenen kinkoord.'],
      [
        'Sun-bleached palm leaf over bamboo splits, light and almost waterproof.',
        'ใบลานตากแดดบนโครงตอก เบาและกันฝนได้เกือบสนิท',
        'Zongebleekt palmblad over bamboe, licht en bijna waterdicht.',
      ],
    ],
    use: [
      [
        'Shades a whole face in the paddies, on the beach or between the tomatoes.',
        'บังแดดได้ทั้งหน้า ในนา ริมหาด หรือกลางแปลงมะเขือเทศ',
        'Geeft een heel gezicht schaduw: in de rijst, op het strand of tussen de tomaten.',
      ],
      ['Hung on a wall, it casts a star.', 'แขวนผนังแล้วเงาเป็นรูปดาว', 'Aan de muur werpt hij een ster.'],
      [
        'One size of ring fits most heads; the cord does the rest.',
        'รังงอบขนาดเดียวใส่ได้เกือบทุกคน ที่เหลือใช้สายรัด',
        'De ring past de meeste hoofden; het koord doet de rest.',
      ],
    ],
  },
}
