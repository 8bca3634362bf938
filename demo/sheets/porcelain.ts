import { size, type CraftSheets } from '../craft-sheet.ts'

/** Benjarong and blue and white. */
export const PORCELAIN: CraftSheets = {
  'benjarong-jar': {
    category: 'benjarong-and-porcelain',
    hs: '691310',
    baht: [1800, 5200],
    care: 'gilded',
    choice: 'color',
    unique: 0.2,
    tags: ['benjarong', 'jar', 'gold', 'porcelain'],
    sizes: [size('10 cm', '10 × 10 × 12 cm', 380, 0.6), size('14 cm', '14 × 14 × 18 cm', 720), size('20 cm', '20 × 20 × 26 cm', 1500, 2)],
    looks: {
      emerald: ['emerald and gold', 'สีเขียวมรกตทอง', 'smaragd en goud'],
      cobalt: ['cobalt and gold', 'สีน้ำเงินทอง', 'kobalt en goud'],
      ruby: ['ruby and gold', 'สีทับทิมทอง', 'robijn en goud'],
      ivory: ['ivory and gold', 'สีงาช้างทอง', 'ivoor en goud'],
    },
    names: [
      ['Benjarong jar in {look}', 'โถเบญจรงค์{look}', 'Benjarong-pot in {look}'],
      ['Lidded Benjarong jar, {look}', 'โถเบญจรงค์มีฝา {look}', 'Benjarong-dekselpot, {look}'],
      ['Benjarong ginger jar, {look}', 'โถขิงเบญจรงค์ {look}', 'Benjarong-gemberpot, {look}'],
      ['Hand-painted Benjarong jar in {look}', 'โถเบญจรงค์เขียนมือ{look}', 'Handbeschilderde Benjarong-pot in {look}'],
    ],
    made: [
      [
        'Every outline is drawn in real gold first, by eye; the enamel colors are then dropped into the cells one by one.',
        'เดินเส้นทองแท้ด้วยสายตาก่อน แล้วจึงหยดสีลงในช่องทีละช่อง',
        'Eerst wordt elke omtrek op het oog in echt goud getrokken; daarna komen de emailkleuren vakje voor vakje.',
      ],
      [
        'It goes through three firings, at 800 °C for the colors and again for the gold, which a painter then burnishes.',
        'เข้าเตาสามครั้ง สีที่ 800 °C แล้วเผาทองซ้ำ จากนั้นช่างจึงขัดทองให้ขึ้นเงา',
        'Het gaat drie keer de oven in: op 800 °C voor de kleuren en opnieuw voor het goud, dat daarna wordt gepolijst.',
      ],
      [
        'A jar like this keeps one painter busy for four to six days, most of it on the lattice of flowers.',
        'โถแบบนี้ช่างหนึ่งคนใช้เวลาสี่ถึงหกวัน ส่วนใหญ่หมดไปกับลายดอกตาข่าย',
        'Aan zo’n pot werkt één schilder vier tot zes dagen, het meeste aan het bloemenraster.',
      ],
      [
        'The lid is painted together with its jar, so that the pattern runs on without a step.',
        'ฝากับตัวโถเขียนพร้อมกัน ลายจึงต่อเนื่องไม่สะดุด',
        'Deksel en pot worden samen beschilderd, zodat het patroon zonder sprong doorloopt.',
      ],
    ],
    of: [
      [
        'White porcelain from Lampang, enamel colors and 18-carat liquid gold.',
        'เนื้อพอร์ซเลนขาวจากลำปาง สีเคลือบ และน้ำทอง 18 กะรัต',
        'Wit porselein uit Lampang, emailverf en 18-karaats goud.',
      ],
      [
        'Fine porcelain painted with lead-free enamels and lines of gold.',
        'พอร์ซเลนเนื้อละเอียด สีไร้สารตะกั่ว เดินเส้นทอง',
        'Fijn porselein met loodvrije emailverf en gouden lijnen.',
      ],
    ],
    use: [
      [
        'Once for the table of the court, today for tea leaves, rings or simply the shelf.',
        'แต่เดิมใช้ในวัง วันนี้ใส่ใบชา แหวน หรือวางโชว์ก็ได้',
        'Ooit voor de tafel van het hof, nu voor thee, ringen of gewoon de plank.',
      ],
      [
        'It arrives in a box lined with silk and makes a formal gift.',
        'มาในกล่องบุผ้าไหม เหมาะเป็นของขวัญผู้ใหญ่',
        'Hij komt in een met zijde gevoerde doos en is een passend geschenk.',
      ],
      [
        'The five colors of the name are all there: red, green, blue, yellow and white.',
        'ครบห้าสีตามชื่อ แดง เขียว น้ำเงิน เหลือง และขาว',
        'De vijf kleuren uit de naam zijn er allemaal: rood, groen, blauw, geel en wit.',
      ],
    ],
  },
  'benjarong-tea-set': {
    category: 'benjarong-and-porcelain',
    hs: '691110',
    baht: [4200, 9800],
    care: 'gilded',
    choice: 'color',
    unique: 0.1,
    tags: ['benjarong', 'tea set', 'gold', 'porcelain'],
    toOrder: { share: 0.3, days: [14, 28] },
    sizes: [size('2 cups', '30 × 22 × 14 cm', 1100, 0.7), size('4 cups', '36 × 28 × 14 cm', 1700), size('6 cups', '42 × 32 × 15 cm', 2400, 1.4)],
    looks: {
      cobalt: ['cobalt and gold', 'สีน้ำเงินทอง', 'kobalt en goud'],
      coral: ['coral and gold', 'สีปะการังทอง', 'koraal en goud'],
      emerald: ['emerald and gold', 'สีเขียวมรกตทอง', 'smaragd en goud'],
    },
    names: [
      ['Benjarong tea set in {look}', 'ชุดน้ำชาเบญจรงค์{look}', 'Benjarong-theeservies in {look}'],
      ['Benjarong teapot and cups, {look}', 'กาและถ้วยชาเบญจรงค์ {look}', 'Benjarong-theepot met kopjes, {look}'],
      ['Gold-outlined Benjarong tea service, {look}', 'ชุดชาเบญจรงค์เดินเส้นทอง {look}', 'Benjarong-servies met gouden lijnen, {look}'],
      ['Hand-painted Benjarong tea set, {look}', 'ชุดน้ำชาเบญจรงค์เขียนมือ {look}', 'Handbeschilderd Benjarong-theeservies, {look}'],
    ],
    made: [
      [
        'One painter draws the whole set, so that pot, cups and tray speak with the same hand.',
        'ช่างคนเดียวเขียนทั้งชุด กา ถ้วย และถาดจึงเป็นลายมือเดียวกัน',
        'Eén schilder doet het hele servies, zodat pot, kopjes en blad dezelfde hand tonen.',
      ],
      [
        'The gold outlines stand a little above the glaze; you can follow a petal with your fingertip.',
        'เส้นทองนูนเหนือเคลือบนิด ๆ ใช้ปลายนิ้วไล่ตามกลีบได้',
        'De gouden lijnen liggen iets op het glazuur; met een vingertop volg je een bloemblad.',
      ],
      [
        'Twelve to eighteen days of work lie between the white pot and the last firing.',
        'จากกาขาวถึงการเผาครั้งสุดท้ายใช้เวลาสิบสองถึงสิบแปดวัน',
        'Tussen de witte pot en de laatste stook liggen twaalf tot achttien dagen werk.',
      ],
    ],
    of: [
      [
        'Thin porcelain that lets light through, enamel colors and 18-carat gold.',
        'พอร์ซเลนบางจนแสงลอด สีเคลือบ และทอง 18 กะรัต',
        'Dun porselein dat licht doorlaat, emailverf en 18-karaats goud.',
      ],
      [
        'Porcelain from Lampang; inside the cups are white, so that you see the tea.',
        'พอร์ซเลนจากลำปาง ด้านในถ้วยสีขาวให้เห็นสีชา',
        'Porselein uit Lampang; van binnen zijn de kopjes wit, zodat je de thee ziet.',
      ],
    ],
    use: [
      [
        'For oolong from the hills or for the good visit; the pot pours without a drip.',
        'ชงอู่หลงจากดอยหรือรับแขกคนสำคัญ กาเทไม่หยด',
        'Voor oolong uit de bergen of bezoek dat ertoe doet; de pot schenkt zonder te lekken.',
      ],
      [
        'A wedding present in Thailand for as long as anyone remembers.',
        'เป็นของขวัญแต่งงานของไทยมานานเท่าที่จำได้',
        'In Thailand al zo lang men weet een huwelijkscadeau.',
      ],
      [
        'Pot, cups and tray are packed each in its own nest; nothing touches on the way.',
        'กา ถ้วย และถาดแยกช่องกันทุกชิ้น ระหว่างทางไม่กระทบกัน',
        'Pot, kopjes en blad liggen elk in een eigen vak; onderweg raakt niets elkaar.',
      ],
    ],
    facts: [
      'The set for {label} fills a box of {measure} and weighs about {weight}.',
      'ชุด {label} กล่องขนาด {measure} น้ำหนักราว {weight}',
      'De set ({label}) vult een doos van {measure} en weegt ongeveer {weight}.',
    ],
  },
  'blue-white-jar': {
    category: 'benjarong-and-porcelain',
    hs: '691310',
    baht: [780, 2400],
    care: 'ceramics',
    choice: 'pattern',
    unique: 0.1,
    tags: ['blue and white', 'porcelain', 'jar', 'cobalt'],
    sizes: [size('14 cm', '14 × 14 × 16 cm', 680, 0.65), size('20 cm', '20 × 20 × 24 cm', 1450), size('28 cm', '28 × 28 × 34 cm', 3100, 2)],
    looks: { floral: ['scrolling flowers', 'ลายดอกเครือเถา', 'bloemranken'], fish: ['fish', 'ลายปลา', 'vissen'], lotus: ['lotus', 'ลายดอกบัว', 'lotus'] },
    names: [
      ['Blue and white jar with {look}', 'โถลายคราม{look}', 'Blauw-witte pot met {look}'],
      ['Cobalt-painted porcelain jar, {look}', 'โถกระเบื้องเขียนคราม {look}', 'Met kobalt beschilderde porseleinen pot, {look}'],
      ['Lai khram ginger jar with {look}', 'โถขิงลายคราม{look}', 'Blauw-witte gemberpot met {look}'],
      ['Blue and white tea caddy, {look}', 'โถใส่ชาลายคราม {look}', 'Blauw-witte theebus, {look}'],
    ],
    made: [
      [
        'Cobalt is painted on the unglazed body with a soft brush loaded once for each stroke.',
        'เขียนครามบนเนื้อดินก่อนเคลือบ จุ่มพู่กันหนึ่งครั้งต่อหนึ่งเส้น',
        'De kobalt komt op de ongeglazuurde scherf, met een zacht penseel dat per streek één keer wordt geladen.',
      ],
      [
        'Under the clear glaze, at 1,280 °C, the gray paint turns the deep blue that gave the ware its name.',
        'ใต้เคลือบใสที่ 1,280 °C สีเทาจะกลายเป็นครามเข้มอันเป็นที่มาของชื่อ',
        'Onder het heldere glazuur, bij 1280 °C, wordt de grijze verf het diepe blauw dat het aardewerk zijn naam gaf.',
      ],
      [
        'Darker where the brush paused and paler where it hurried: that is how you know it from a print.',
        'เข้มตรงที่พู่กันหยุด จางตรงที่พู่กันเร่ง ดูออกทันทีว่าไม่ใช่ลายพิมพ์',
        'Donkerder waar het penseel rustte, lichter waar het haast had: zo herken je het naast een print.',
      ],
    ],
    of: [
      ['White porcelain with natural cobalt under a clear glaze.', 'พอร์ซเลนขาว เขียนครามใต้เคลือบใส', 'Wit porselein met kobalt onder helder glazuur.'],
      [
        'Porcelain clay from Lampang, thick enough at the foot to stand safely.',
        'ดินขาวลำปาง ฐานหนาพอให้ตั้งมั่นคง',
        'Porseleinklei uit Lampang, aan de voet dik genoeg om stevig te staan.',
      ],
    ],
    use: [
      [
        'Keeps tea or cookies dry under its lid, and looks at home beside old wood.',
        'เก็บชาหรือขนมให้แห้งใต้ฝา วางคู่ไม้เก่าก็งาม',
        'Houdt thee of koekjes droog onder het deksel en past bij oud hout.',
      ],
      [
        'Two of different size make a pair that need not match.',
        'วางสองใบต่างขนาดเป็นคู่ได้โดยไม่ต้องเหมือนกัน',
        'Twee van verschillende maat vormen een paar dat niet gelijk hoeft te zijn.',
      ],
      [
        'The blue never fades, neither in the sun nor in hot water.',
        'สีครามไม่ซีด ทั้งกลางแดดและในน้ำร้อน',
        'Het blauw verbleekt nooit, niet in de zon en niet in heet water.',
      ],
    ],
  },
}
