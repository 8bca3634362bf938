import type { Trade } from './trade.ts'

/** Rice, pastes, spices, tea, coffee and sweet things. */
export const KITCHEN_TRADES: Readonly<Record<string, Trade>> = {
  rice: {
    kinds: ['jasmine-rice'],
    noun: ['Rice', 'ข้าวหอม'],
    group: ['Rice Growers', 'ผู้ปลูกข้าวอินทรีย์'],
    craft: 'Rice growing',
    specialities: ['Jasmine rice', 'Riceberry', 'Red rice'],
    places: ['kaset-wisai', 'kut-chum', 'tha-sawang', 'rasi-salai', 'chiang-kham', 'khuan-khanun', 'chum-saeng', 'na-pho'],
    says: [
      [
        'Our fields lie in salty, stubborn soil, and that is why the grain is so fragrant.',
        'นาของเราดินเค็มและแล้ง ข้าวจึงหอมกว่าที่อื่น',
        'Onze velden liggen in zilte, koppige grond, en juist daarom geurt de korrel zo.',
      ],
      [
        'We mill to order, in small lots, so that the rice you open still smells of the harvest.',
        'เราสีข้าวตามคำสั่งซื้อทีละน้อย เปิดถุงมาจึงยังหอมเหมือนข้าวใหม่',
        'We pellen op bestelling, in kleine partijen, zodat de rijst nog naar de oogst ruikt als je hem opent.',
      ],
      ['The ducks do our weeding and are paid in snails.', 'เป็ดช่วยกำจัดวัชพืช ค่าแรงเป็นหอย', 'De eenden wieden voor ons en worden in slakken betaald.'],
      [
        'We keep our own seed, the tallest ear from each corner.',
        'เราเก็บพันธุ์เอง รวงสูงสุดจากทุกมุมนา',
        'We houden ons eigen zaad aan: uit elke hoek de langste aar.',
      ],
      ['At harvest the school closes, officially for one day.', 'เกี่ยวข้าวโรงเรียนหยุด ตามประกาศแค่วันเดียว', 'Met de oogst sluit de school, officieel voor één dag.'],
    ],
  },
  pastes: {
    kinds: ['curry-paste', 'dried-chili', 'chili-oil'],
    noun: ['Curry Pastes', 'น้ำพริกแกง'],
    group: ['Curry Paste Housewives', 'แม่บ้านน้ำพริกแกง'],
    craft: 'Curry pastes',
    specialities: ['Curry paste', 'Chili', 'Small batches'],
    places: ['tha-wang', 'bang-khonthi', 'ban-lat', 'klaeng', 'sathing-phra', 'chatturat', 'sam-phran', 'kanthararom', 'la-ngu', 'yaha'],
    says: [
      [
        'The mortar is granite, the shrimp paste our neighbor’s, and the chilies are picked the same morning.',
        'ครกหิน กะปิเพื่อนบ้าน พริกเก็บตอนเช้าวันเดียวกัน',
        'De vijzel is van graniet, de garnalenpasta van de buren, en de pepers zijn van dezelfde ochtend.',
      ],
      [
        'We roast in a wok over charcoal, and the whole lane sneezes with us.',
        'เราคั่วในกระทะบนเตาถ่าน ทั้งซอยจามไปกับเรา',
        'We roosteren in een wok boven houtskool, en de hele straat niest mee.',
      ],
      ['The recipe was a dowry, and it was the better part of it.', 'สูตรนี้เป็นสินเดิม และเป็นส่วนที่ดีกว่า', 'Het recept was een bruidsschat, en het betere deel ervan.'],
      [
        'We taste with rice, cucumber and a neighbor who tells the truth.',
        'เราชิมกับข้าวสวย แตงกวา และเพื่อนบ้านที่พูดตรง',
        'We proeven met rijst, komkommer en een buurvrouw die de waarheid zegt.',
      ],
      ['Forty jars is one day; then the pestle needs a rest.', 'วันหนึ่งสี่สิบขวด แล้วสากต้องพัก', 'Veertig potten is één dag; daarna moet de stamper rusten.'],
    ],
  },
  spices: {
    kinds: ['spice-jars', 'spice-bowls'],
    noun: ['Spices', 'เครื่องเทศ'],
    group: ['Spice and Herb Growers', 'ผู้ปลูกสมุนไพรเครื่องเทศ'],
    craft: 'Thai spices',
    specialities: ['Pepper', 'Turmeric', 'Herb mixes'],
    places: ['tha-mai', 'palian', 'khiri-rat', 'mueang-nan', 'khao-saming', 'photharam', 'watthana-nakhon', 'phipun'],
    says: [
      [
        'Pepper dries on mats in our yard for three days, and somebody must always shoo the hens.',
        'พริกไทยตากบนเสื่อสามวัน ต้องมีคนคอยไล่ไก่ตลอด',
        'Peper droogt drie dagen op matten op ons erf, en iemand moet altijd de kippen wegjagen.',
      ],
      [
        'We pack within the month of harvest and write the date by hand.',
        'เราบรรจุภายในเดือนที่เก็บเกี่ยว และเขียนวันที่ด้วยมือ',
        'We verpakken binnen een maand na de oogst en schrijven de datum er met de hand op.',
      ],
      ['Turmeric stains everything here, the cat included.', 'ที่นี่อะไรก็ติดขมิ้น แมวก็ไม่เว้น', 'Kurkuma vlekt hier alles, de kat inbegrepen.'],
      [
        'The vines climb living trees, which shade them and drop us fruit.',
        'เถาพริกไทยเลื้อยต้นไม้เป็น ได้ทั้งร่มและผลไม้',
        'De ranken klimmen in levende bomen, die schaduw geven en fruit laten vallen.',
      ],
      [
        'We buy from eleven gardens, all within sight of one hill.',
        'เรารับซื้อจากสิบเอ็ดสวน มองเห็นจากเนินเดียวกันหมด',
        'We kopen uit elf tuinen, allemaal in het zicht van één heuvel.',
      ],
    ],
  },
  highland: {
    kinds: ['tea-tin', 'coffee-bag'],
    noun: ['Mountain Tea and Coffee', 'ชาและกาแฟดอย'],
    group: ['Highland Growers', 'ผู้ปลูกชากาแฟ'],
    craft: 'Tea and coffee',
    specialities: ['Oolong', 'Arabica', 'Small-lot roasting'],
    places: ['mae-salong', 'doi-chang', 'pua', 'doi-saket', 'chiang-dao', 'phu-ruea', 'khao-kho', 'mae-sariang', 'wiang-pa-pao', 'phop-phra'],
    says: [
      [
        'At fourteen hundred meters the bushes grow slowly, and so do we.',
        'ที่ความสูงพันสี่ร้อยเมตร ต้นโตช้า เราก็ไม่รีบ',
        'Op veertienhonderd meter groeien de struiken langzaam, en wij ook.',
      ],
      [
        'My parents grew other things on this slope; tea and coffee let us stay.',
        'รุ่นพ่อแม่ปลูกอย่างอื่นบนดอยนี้ ชากับกาแฟทำให้เราได้อยู่ต่อ',
        'Mijn ouders verbouwden iets anders op deze helling; thee en koffie maakten dat we konden blijven.',
      ],
      [
        'The road arrived when I was twelve; before that the mules knew the way.',
        'ถนนมาถึงตอนอายุสิบสอง ก่อนนั้นล่อจำทางเอง',
        'De weg kwam toen ik twaalf was; daarvoor kenden de muildieren de weg.',
      ],
      [
        'We roast on Mondays, and on Mondays the whole ridge knows it.',
        'เราคั่วทุกวันจันทร์ และวันจันทร์ทั้งดอยรู้',
        'We branden op maandag, en op maandag weet de hele bergkam het.',
      ],
      [
        'Grandmother sorts the beans and finds what the machine missed.',
        'ยายคัดเมล็ด เจอของที่เครื่องคัดไม่เห็น',
        'Grootmoeder sorteert de bonen en vindt wat de machine miste.',
      ],
    ],
  },
  sweets: {
    kinds: ['honey-jar', 'dried-fruit', 'palm-sugar'],
    noun: ['Orchard', 'สวนผลไม้'],
    group: ['Orchard and Honey Group', 'แปรรูปผลไม้และน้ำผึ้ง'],
    craft: 'Honey, fruit and palm sugar',
    specialities: ['Wild honey', 'Dried fruit', 'Palm sugar'],
    places: [
      'bang-krathum',
      'ban-lat',
      'bang-khonthi',
      'lap-lae',
      'bang-khla',
      'ban-khai',
      'sathing-phra',
      'khao-saming',
      'pa-sang',
      'hua-hin',
      'khlong-lan',
      'betong',
    ],
    says: [
      [
        'We climb for the sap before sunrise, because an hour later it is already turning to vinegar.',
        'เราขึ้นตาลก่อนฟ้าสาง ช้าไปชั่วโมงเดียวน้ำตาลก็เริ่มเปรี้ยว',
        'Voor het sap klimmen we voor zonsopgang, want een uur later wordt het al azijn.',
      ],
      [
        'Fruit is dried by sun under glass domes; no sugar is added when the season was good.',
        'ผลไม้อบในโรงอบแสงอาทิตย์ ปีไหนหวานดีเราไม่เติมน้ำตาล',
        'Fruit droogt in de zon onder glas; was het seizoen goed, dan komt er geen suiker bij.',
      ],
      ['The bees decide the flavor and never announce it.', 'ผึ้งเป็นคนเลือกรสและไม่เคยบอกก่อน', 'De bijen bepalen de smaak en kondigen hem nooit aan.'],
      [
        'A palm gives for sixty years if you talk to it properly.',
        'ตาลต้นหนึ่งให้น้ำตาลหกสิบปี ถ้าคุยกับมันดี ๆ',
        'Een palm geeft zestig jaar, als je er netjes tegen praat.',
      ],
      ['What the market calls ugly, we call ripe.', 'ตลาดว่าไม่สวย เราว่าสุก', 'Wat de markt lelijk noemt, noemen wij rijp.'],
    ],
  },
}
