import { size, type CraftSheets } from '../craft-sheet.ts'

/** Umbrellas, lamps, candles, incense and what sounds in the wind. */
export const HOME_LIGHT: CraftSheets = {
  'sa-umbrella': {
    category: 'umbrellas-and-chimes',
    hs: '660199',
    baht: [290, 950],
    care: 'paper',
    choice: 'color',
    unique: 0.1,
    personal: ['A name painted on the edge, at most 20 letters', 'ชื่อเขียนบนขอบ ไม่เกิน 20 ตัวอักษร', 'Een naam op de rand geschilderd, hoogstens 20 letters'],
    tags: ['bo sang', 'umbrella', 'mulberry paper', 'painted'],
    sizes: [size('50 cm', '50 × 50 × 42 cm', 260, 0.6), size('80 cm', '80 × 80 × 60 cm', 520), size('100 cm', '100 × 100 × 75 cm', 820, 1.6)],
    looks: { red: ['red', 'สีแดง', 'rood'], blue: ['blue', 'สีน้ำเงิน', 'blauw'], cream: ['cream', 'สีครีม', 'crème'], violet: ['violet', 'สีม่วง', 'violet'] },
    names: [
      ['Painted paper umbrella, {look}', 'ร่มกระดาษสาเขียนลาย {look}', 'Beschilderde papieren parasol, {look}'],
      ['Bo Sang style parasol in {look}', 'ร่มแบบบ่อสร้าง{look}', 'Parasol in Bo Sang-stijl, {look}'],
      ['Mulberry paper umbrella with flowers, {look}', 'ร่มกระดาษสาลายดอกไม้ {look}', 'Parasol van moerbeipapier met bloemen, {look}'],
      ['Hand-painted garden parasol, {look}', 'ร่มสนามเขียนมือ {look}', 'Handbeschilderde tuinparasol, {look}'],
    ],
    made: [
      [
        'Ribs are split from one bamboo and put back in the order in which they grew, so the umbrella closes round.',
        'ผ่าซี่จากไม้ไผ่ลำเดียวแล้วเรียงตามเดิม หุบร่มจึงกลมสนิท',
        'De baleinen worden uit één bamboe gespleten en in groeivolgorde teruggezet, zodat de parasol rond sluit.',
      ],
      [
        'Three layers of paper are pasted with persimmon juice and oiled when the sun is out.',
        'ปิดกระดาษสามชั้นด้วยน้ำยางตะโก แล้วทาน้ำมันวันแดดดี',
        'Drie lagen papier worden met kakisap geplakt en bij zon geolied.',
      ],
      [
        'The flowers are painted last, two colors on one brush, while the umbrella turns on the knee.',
        'เขียนดอกไม้ท้ายสุด พู่กันเดียวสองสี หมุนร่มบนเข่า',
        'De bloemen komen het laatst, twee kleuren op één kwast, terwijl de parasol op de knie draait.',
      ],
    ],
    of: [
      ['Mulberry paper, bamboo, cotton thread and tung oil.', 'กระดาษสา ไม้ไผ่ ด้ายฝ้าย และน้ำมันมะเยา', 'Moerbeipapier, bamboe, katoendraad en tungolie.'],
      [
        'Paper of sa bark, made by hand in the same district, on a wooden pole.',
        'กระดาษสาทำมือในถิ่นเดียวกัน ด้ามไม้',
        'Papier van sabast, in dezelfde streek met de hand gemaakt, op een houten stok.',
      ],
    ],
    use: [
      [
        'For sun above all; it stands a shower and dislikes wind.',
        'ใช้กันแดดเป็นหลัก ฝนปรอยพอไหว ลมแรงไม่ชอบ',
        'Vooral voor de zon; hij kan tegen een bui en houdt niet van wind.',
      ],
      [
        'Hung from a ceiling with a bulb inside, it lights a whole party.',
        'แขวนเพดานใส่หลอดไฟ สว่างทั้งงาน',
        'Aan het plafond met een lampje erin verlicht hij een heel feest.',
      ],
      [
        'No stencil is used; the peonies and birds are never twice the same.',
        'ไม่ใช้แบบ ดอกโบตั๋นกับนกไม่เคยซ้ำ',
        'Zonder sjabloon; pioenen en vogels zijn nooit twee keer gelijk.',
      ],
    ],
  },
  'sa-lamp': {
    category: 'lamps',
    hs: '940529',
    baht: [340, 990],
    care: 'lamp',
    choice: 'color',
    tags: ['lamp', 'mulberry paper', 'lantern', 'lanna'],
    sizes: [size('25 cm', '20 × 20 × 25 cm', 380, 0.7), size('38 cm', '26 × 26 × 38 cm', 640), size('55 cm', '32 × 32 × 55 cm', 1100, 1.6)],
    looks: { cream: ['cream', 'สีครีม', 'crème'], saffron: ['saffron', 'สีหญ้าฝรั่น', 'saffraan'], rose: ['rose', 'สีชมพูกุหลาบ', 'roze'] },
    names: [
      ['Mulberry paper lamp, {look}', 'โคมกระดาษสา {look}', 'Lamp van moerbeipapier, {look}'],
      ['Lanna paper lantern in {look}', 'โคมล้านนา{look}', 'Lanna-lampion in {look}'],
      ['Sa paper table lamp, {look}', 'โคมไฟตั้งโต๊ะกระดาษสา {look}', 'Tafellamp van sapapier, {look}'],
    ],
    made: [
      [
        'Bark is boiled with ash, beaten to pulp and floated on a frame; petals fall in before it dries.',
        'ต้มเปลือกปอสากับขี้เถ้า ทุบเป็นเยื่อ ช้อนบนตะแกรง โรยกลีบดอกก่อนแห้ง',
        'Bast wordt met as gekookt, tot pulp geslagen en op een raam geschept; voor het drogen vallen er bloemblaadjes in.',
      ],
      [
        'The sheet is pulled wet over a bamboo cage and tightens like a drum.',
        'หุ้มกระดาษเปียกบนโครงไม้ไผ่ แห้งแล้วตึงเหมือนกลอง',
        'Het vel gaat nat over een bamboekooi en spant zich als een trommel.',
      ],
      [
        'Shaped like the lanterns that northern houses hang out at Yi Peng.',
        'ทรงเดียวกับโคมที่บ้านเหนือแขวนวันยี่เป็ง',
        'Gevormd als de lampions die noordelijke huizen met Yi Peng ophangen.',
      ],
    ],
    of: [
      [
        'Mulberry paper with petals, bamboo frame, 2 m cable with switch and plug for your country.',
        'กระดาษสาโรยกลีบดอก โครงไม้ไผ่ สายไฟ 2 เมตรพร้อมสวิตช์และปลั๊ก',
        'Moerbeipapier met bloemblaadjes, bamboeframe, 2 m snoer met schakelaar en stekker voor jouw land.',
      ],
      [
        'Handmade sa paper on bamboo, E14 socket, bulb not included.',
        'กระดาษสาทำมือบนโครงไผ่ ขั้ว E14 ไม่รวมหลอด',
        'Handgemaakt sapapier op bamboe, E14-fitting, zonder lampje.',
      ],
    ],
    use: [
      ['Gives a light you could sleep by.', 'แสงนวลจนนอนหลับได้', 'Geeft licht waarbij je kunt slapen.'],
      ['Two on a sideboard make a room longer.', 'วางสองดวงบนตู้ ห้องดูยาวขึ้น', 'Twee op een dressoir maken een kamer langer.'],
      [
        'Switched off, it is paper and shadow; switched on, it is evening.',
        'ปิดไฟเป็นกระดาษกับเงา เปิดไฟเป็นยามเย็น',
        'Uit is hij papier en schaduw, aan is hij avond.',
      ],
    ],
  },
  'rattan-lamp': {
    category: 'lamps',
    hs: '940529',
    baht: [690, 2400],
    care: 'lamp',
    choice: 'color',
    tags: ['rattan', 'lamp', 'pendant light', 'handwoven'],
    sizes: [size('30 cm', '30 × 30 × 24 cm', 620, 0.7), size('40 cm', '40 × 40 × 30 cm', 980), size('55 cm', '55 × 55 × 38 cm', 1700, 1.6)],
    looks: { natural: ['natural', 'สีธรรมชาติ', 'naturel'], black: ['black', 'สีดำ', 'zwart'], white: ['washed white', 'สีขาวฟอก', 'witgewassen'] },
    names: [
      ['Rattan pendant lamp, {look}', 'โคมแขวนหวาย {look}', 'Rotan hanglamp, {look}'],
      ['Open-weave rattan lamp in {look}', 'โคมหวายสานโปร่ง{look}', 'Opengewerkte rotan lamp in {look}'],
      ['Fish-trap lamp of rattan, {look}', 'โคมทรงสุ่มปลาหวาย {look}', 'Rotan lamp in visfuikvorm, {look}'],
    ],
    made: [
      [
        'Canes are steamed, bent over a wooden form and tied at every crossing.',
        'อบไอน้ำหวาย ดัดบนแบบไม้ มัดทุกจุดตัด',
        'Het riet wordt gestoomd, over een houten mal gebogen en bij elke kruising gebonden.',
      ],
      [
        'The pattern is that of fish traps, opened up so that light can swim out.',
        'ลายแบบสุ่มและไซ สานห่างให้แสงว่ายออกมา',
        'Het patroon is dat van visfuiken, wijder gemaakt zodat licht naar buiten kan zwemmen.',
      ],
      ['Two days of work, one of them only for the rim.', 'งานสองวัน หนึ่งวันหมดไปกับขอบ', 'Twee dagen werk, waarvan één alleen voor de rand.'],
    ],
    of: [
      ['Rattan, E27 ceramic socket, 1.5 m textile cable.', 'หวาย ขั้วเซรามิก E27 สายผ้า 1.5 เมตร', 'Rotan, keramische E27-fitting, 1,5 m textielsnoer.'],
      [
        'Whole cane with the skin left on, so it is not dusty and does not split.',
        'หวายทั้งเส้นไม่ปอกผิว ไม่เป็นฝุ่นและไม่แตก',
        'Heel riet met bast; het stuift en splijt niet.',
      ],
    ],
    use: [
      ['Draws circles on the ceiling over a dining table.', 'เหนือโต๊ะอาหาร เงาเป็นวงบนเพดาน', 'Tekent cirkels op het plafond boven een eettafel.'],
      ['No ceiling? It also makes a floor lamp on a stool.', 'ไม่มีเพดานให้แขวนก็วางบนตั่งเป็นโคมพื้น', 'Zonder plafond is hij op een kruk ook een vloerlamp.'],
      ['Use a warm bulb; rattan likes 2,700 kelvin.', 'ใช้หลอดแสงอุ่น หวายชอบ 2,700 เคลวิน', 'Neem een warm lampje; rotan houdt van 2700 kelvin.'],
    ],
  },
  'lotus-candles': {
    category: 'candles-and-incense',
    hs: '340600',
    baht: [150, 390],
    care: 'candle',
    choice: 'color',
    tags: ['candle', 'lotus', 'loy krathong', 'gift'],
    sizes: [size('2 pcs', '10 × 10 × 6 cm', 240, 0.7), size('4 pcs', '10 × 10 × 6 cm', 480, 1.25)],
    looks: { white: ['white', 'สีขาว', 'wit'], pink: ['pink', 'สีชมพู', 'roze'], gold: ['yellow', 'สีเหลือง', 'geel'] },
    names: [
      ['Lotus candles, {look}', 'เทียนดอกบัว {look}', 'Lotuskaarsen, {look}'],
      ['Hand-pressed lotus candles in {look}', 'เทียนดอกบัวปั้นมือ{look}', 'Handgevormde lotuskaarsen in {look}'],
      ['Floating lotus candles, {look}', 'เทียนลอยดอกบัว {look}', 'Drijvende lotuskaarsen, {look}'],
    ],
    made: [
      [
        'Each petal is a thumb of warm wax, pressed thin and set around the bud.',
        'แต่ละกลีบคือเทียนอุ่น ๆ กดด้วยนิ้วโป้งแล้วติดรอบตูม',
        'Elk blaadje is een duim warme was, dun gedrukt en om de knop gezet.',
      ],
      ['Eighteen petals to a flower, and no mold.', 'ดอกละสิบแปดกลีบ ไม่ใช้พิมพ์', 'Achttien blaadjes per bloem, en geen mal.'],
      ['The wick is cotton dipped in beeswax, so it burns without smoke.', 'ไส้ฝ้ายชุบขี้ผึ้ง ติดไฟไม่มีควัน', 'De lont is katoen in bijenwas en brandt zonder rook.'],
    ],
    of: [
      ['Soy wax and beeswax with lotus fragrance, no paraffin.', 'ไขถั่วเหลืองกับขี้ผึ้ง กลิ่นบัว ไม่ใช้พาราฟิน', 'Sojawas en bijenwas met lotusgeur, geen paraffine.'],
      ['Vegetable wax with jasmine absolute; burns about five hours.', 'ไขพืชกลิ่นมะลิ จุดได้ราวห้าชั่วโมง', 'Plantaardige was met jasmijn; brandt ongeveer vijf uur.'],
    ],
    use: [
      [
        'Afloat in a bowl on Loy Krathong, or beside the bath any night.',
        'ลอยในอ่างวันลอยกระทง หรือข้างอ่างน้ำคืนไหนก็ได้',
        'Drijvend in een kom met Loi Krathong, of naast het bad op elke avond.',
      ],
      [
        'Too pretty to light, say buyers, and then they order again.',
        'ลูกค้าบอกว่าสวยจนไม่กล้าจุด แล้วก็สั่งเพิ่ม',
        'Te mooi om aan te steken, zeggen kopers, en bestellen dan weer.',
      ],
      [
        'In hot weather we ship at night; wax travels better cool.',
        'หน้าร้อนเราส่งรอบกลางคืน เทียนชอบเย็น',
        'Bij warm weer gaat de post ’s nachts; was reist liever koel.',
      ],
    ],
    facts: [
      'A box of {count}; one flower measures {measure}, the box weighs about {weight}.',
      'กล่องละ {count} ดอก ดอกหนึ่งขนาด {measure} ทั้งกล่องหนักราว {weight}',
      'Doos van {count}; één bloem meet {measure}, de doos weegt ongeveer {weight}.',
    ],
  },
  'incense-set': {
    category: 'candles-and-incense',
    hs: '330741',
    baht: [240, 690],
    care: 'dry',
    choice: 'flavor',
    tags: ['incense', 'brass', 'scent', 'meditation'],
    sizes: [size('40 sticks', '26 × 6 × 5 cm', 260, 0.8), size('80 sticks', '26 × 8 × 5 cm', 380, 1.15)],
    looks: { sandalwood: ['sandalwood', 'กลิ่นจันทน์', 'sandelhout'], jasmine: ['jasmine', 'กลิ่นมะลิ', 'jasmijn'], lotus: ['lotus', 'กลิ่นบัว', 'lotus'] },
    names: [
      ['Incense with brass holder, {look}', 'ธูปหอมพร้อมที่ปักทองเหลือง {look}', 'Wierook met messing houder, {look}'],
      ['Hand-rolled incense, {look}', 'ธูปหอมคลึงมือ {look}', 'Handgerolde wierook, {look}'],
      ['Evening incense set, {look}', 'ชุดธูปหอมยามเย็น {look}', 'Avondwierook, {look}'],
    ],
    made: [
      [
        'Wood powder is kneaded with water and the sticky bark of the yang bong tree, rolled on a bamboo core and dried in fans of a hundred.',
        'นวดผงไม้กับน้ำและยางบง คลึงบนก้านไผ่ ตากเป็นพัดละร้อยดอก',
        'Houtpoeder wordt met water en kleverige boombast gekneed, om bamboe gerold en in waaiers van honderd gedroogd.',
      ],
      [
        'The holder is cast in brass by a neighbor and brushed, not lacquered.',
        'ที่ปักหล่อทองเหลืองโดยเพื่อนบ้าน ขัดลาย ไม่เคลือบ',
        'De houder is door een buurman in messing gegoten en geborsteld, niet gelakt.',
      ],
      [
        'Scent is added as flower, resin or oil, never as spray.',
        'ให้กลิ่นด้วยดอกไม้ ยางไม้ หรือน้ำมัน ไม่ฉีดน้ำหอม',
        'De geur komt van bloem, hars of olie, nooit uit een spuitbus.',
      ],
    ],
    of: [
      [
        'Natural woods, resins and oils on bamboo; a solid brass holder.',
        'ผงไม้ ยางไม้ และน้ำมันธรรมชาติบนก้านไผ่ ที่ปักทองเหลืองตัน',
        'Natuurlijk hout, hars en olie op bamboe; een massief messing houder.',
      ],
      [
        'Without charcoal and saltpeter, so it smokes little and burns slowly.',
        'ไม่ใส่ถ่านและดินประสิว ควันน้อยไหม้ช้า',
        'Zonder houtskool en salpeter; rookt weinig en brandt langzaam.',
      ],
    ],
    use: [
      [
        'One stick burns forty minutes, the length of a good bath or a short prayer.',
        'ดอกหนึ่งสี่สิบนาที พอดีแช่น้ำหรือสวดมนต์สั้น ๆ',
        'Eén stokje brandt veertig minuten: een goed bad of een kort gebed.',
      ],
      ['Place it where nothing hangs above.', 'วางในที่ไม่มีของแขวนอยู่ข้างบน', 'Zet het waar niets boven hangt.'],
      ['The scent stays in the curtains until morning.', 'กลิ่นติดม่านถึงเช้า', 'De geur blijft tot de ochtend in de gordijnen.'],
    ],
    facts: [
      '{count} sticks and a holder in a box of {measure}, about {weight}.',
      'ธูป {count} ดอกพร้อมที่ปัก กล่อง {measure} หนักราว {weight}',
      '{count} stokjes en een houder in een doos van {measure}, ongeveer {weight}.',
    ],
  },
  'wind-chime': {
    category: 'umbrellas-and-chimes',
    hs: '442191',
    baht: [190, 590],
    care: 'wicker',
    choice: 'color',
    tags: ['wind chime', 'bamboo', 'garden', 'sound'],
    sizes: [size('50 cm', '14 × 14 × 50 cm', 320, 0.75), size('80 cm', '18 × 18 × 80 cm', 560)],
    looks: { natural: ['natural', 'สีธรรมชาติ', 'naturel'], dark: ['dark', 'สีเข้ม', 'donker'], green: ['green', 'สีเขียว', 'groen'] },
    names: [
      ['Bamboo wind chime, {look}', 'โมบายไม้ไผ่ {look}', 'Bamboe windgong, {look}'],
      ['Six-tube garden chime in {look}', 'โมบายหกปล้อง{look}', 'Tuingong met zes buizen, {look}'],
      ['Veranda chime of bamboo, {look}', 'กระดิ่งลมไม้ไผ่แขวนระเบียง {look}', 'Verandagong van bamboe, {look}'],
    ],
    made: [
      [
        'Six tubes are cut at a slant and shortened hair by hair until they make a scale of five notes.',
        'ตัดไม้ไผ่หกปล้องปลายเฉียง เล็มทีละนิดจนได้บันไดเสียงห้าโน้ต',
        'Zes buizen worden schuin gezaagd en haar voor haar ingekort tot ze een toonladder van vijf noten vormen.',
      ],
      ['Hung on waxed cord that the wind cannot fray.', 'แขวนด้วยเชือกเทียน ลมพัดไม่ลุ่ย', 'Opgehangen aan gewaxt koord dat de wind niet rafelt.'],
      [
        'Soaked in salt water, dried and smoked; insects do not care for it.',
        'แช่น้ำเกลือ ตาก แล้วรมควัน แมลงไม่กิน',
        'In zout water geweekt, gedroogd en gerookt; insecten moeten er niets van hebben.',
      ],
    ],
    of: [
      ['Three-year-old bamboo, coconut clapper, cotton cord.', 'ไผ่อายุสามปี ลูกกระทบกะลา เชือกฝ้าย', 'Driejarige bamboe, klepel van kokos, katoenkoord.'],
      [
        'Bamboo and coconut, oiled; green pieces are stained with leaf dye.',
        'ไม้ไผ่กับกะลา ทาน้ำมัน สีเขียวย้อมใบไม้',
        'Bamboe en kokos, geolied; groene zijn met bladverf gekleurd.',
      ],
    ],
    use: [
      [
        'Sounds like water rather than metal, so neighbors stay friends.',
        'เสียงเหมือนน้ำมากกว่าโลหะ เพื่อนบ้านยังรัก',
        'Klinkt eerder als water dan als metaal; de buren blijven vrienden.',
      ],
      ['Bring it in before a storm.', 'พายุมาให้เก็บก่อน', 'Haal hem voor een storm naar binnen.'],
      [
        'Farmers hang such tubes in the paddies to tell the birds they are not alone.',
        'ชาวนาแขวนไว้ในนา บอกนกว่ามีเจ้าของ',
        'Boeren hangen zulke buizen in de rijst om vogels te laten weten dat er iemand is.',
      ],
    ],
  },
}
