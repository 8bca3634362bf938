import type { Trade } from './trade.ts'

/** Painting, masks, puppets, kites, candles and herbs. */
export const STUDIO_TRADES: Readonly<Record<string, Trade>> = {
  scent: {
    kinds: ['soap-flower', 'lotus-candles'],
    noun: ['Candles and Soap', 'เทียนและสบู่'],
    group: ['Candle and Soap Carvers', 'เทียนหอมและสบู่แกะสลัก'],
    craft: 'Candles and carved soap',
    specialities: ['Soap carving', 'Candles', 'Lotus'],
    places: ['mae-rim', 'khong-chiam', 'taling-chan', 'mueang-nayok', 'doi-saket', 'ongkharak'],
    says: [
      [
        'We carve with one small knife, the same that palace cooks use for melon.',
        'เราแกะด้วยมีดเล่มเดียว แบบที่ชาววังใช้แกะแตง',
        'We snijden met één klein mesje, hetzelfde dat paleiskoks voor meloen gebruiken.',
      ],
      [
        'Petals are pressed by thumb while the wax is warm; the tenth one burns, the eleventh you stop noticing.',
        'กลีบต้องกดด้วยนิ้วตอนเทียนยังอุ่น กลีบที่สิบร้อนมือ กลีบต่อไปก็ชิน',
        'Blaadjes drukken we met de duim terwijl de was warm is; het tiende brandt, daarna went het.',
      ],
      ['The jasmine is picked at night, when it opens.', 'มะลิเก็บตอนกลางคืนที่ดอกแย้ม', 'De jasmijn wordt ’s nachts geplukt, als ze opengaat.'],
      ['Carving keeps us quiet, which the family appreciates.', 'ตอนแกะเราเงียบ ที่บ้านชอบมาก', 'Snijden maakt ons stil, en dat waardeert de familie.'],
      ['We keep one crooked lotus from each day to remember it by.', 'เราเก็บบัวบิดไว้วันละดอก กันลืม', 'Van elke dag bewaren we één scheve lotus, als herinnering.'],
    ],
  },
  herbal: {
    kinds: ['herbal-soap', 'herbal-compress'],
    noun: ['Herbal', 'สมุนไพร'],
    group: ['Herbal Medicine Group', 'สมุนไพรพื้นบ้าน'],
    craft: 'Herbal care',
    specialities: ['Herbal soap', 'Compress balls', 'Plai and turmeric'],
    places: ['mueang-prachin', 'phon-sai', 'kut-bak', 'mueang-nayok', 'ban-rai', 'don-tan', 'la-ngu', 'watthana-nakhon'],
    says: [
      [
        'The recipe is from the temple school of massage, and the plai is from behind the house.',
        'ตำรับมาจากหมอนวดที่วัด ส่วนไพลมาจากหลังบ้าน',
        'Het recept komt van de massageschool bij de tempel, en de plai van achter het huis.',
      ],
      [
        'Our soap cures for six weeks on bamboo shelves before we let anybody smell it.',
        'สบู่ของเราบ่มบนชั้นไม้ไผ่หกสัปดาห์ก่อนให้ใครดม',
        'Onze zeep rijpt zes weken op bamboeplanken voor iemand eraan mag ruiken.',
      ],
      [
        'The doctor of the village was my great-aunt, and the garden is hers.',
        'หมอยาประจำหมู่บ้านคือย่าเล็ก สวนนี้ของท่าน',
        'De dokter van het dorp was mijn oudtante, en de tuin is van haar.',
      ],
      ['We test on ourselves, which is why we look so well.', 'เราลองใช้เอง ผิวถึงดีอย่างนี้', 'We testen op onszelf; daarom zien we er zo goed uit.'],
      [
        'Plai is dug in January, when the leaves have gone and the strength is below.',
        'ไพลขุดเดือนมกรา ใบโทรม แรงลงหัว',
        'Plai graven we in januari, als het blad weg is en de kracht beneden zit.',
      ],
    ],
  },
  painting: {
    kinds: ['temple-painting', 'elephant-painting', 'lotus-painting'],
    noun: ['Art Studio', 'ห้องศิลป์'],
    group: ['Painters’ House', 'บ้านศิลปิน'],
    craft: 'Painting',
    specialities: ['Acrylic on canvas', 'Temple scenes', 'Elephants', 'Lotus'],
    places: ['thon-buri', 'mae-rim', 'ta-klang', 'bang-pa-in', 'hua-hin', 'wiang-pa-pao', 'sam-phran', 'ang-sila', 'charoen-krung', 'ko-yo'],
    says: [
      [
        'I learned from a mural painter who repaired temple walls, and his patience is in my brush.',
        'เราเรียนจากช่างเขียนจิตรกรรมฝาผนัง ความใจเย็นของครูยังอยู่ในพู่กัน',
        'Ik leerde van een muurschilder die tempelwanden herstelde; zijn geduld zit in mijn penseel.',
      ],
      [
        'We paint from life at six in the morning, before the light becomes ordinary.',
        'เราเขียนจากของจริงตอนหกโมงเช้า ก่อนที่แสงจะธรรมดา',
        'We schilderen naar het leven om zes uur ’s ochtends, voor het licht gewoon wordt.',
      ],
      [
        'Canvas is stretched on Sundays, and on Mondays we regret the size.',
        'ขึงผ้าใบวันอาทิตย์ วันจันทร์เสียใจที่ขึงใหญ่',
        'Doek spannen we op zondag, en op maandag hebben we spijt van het formaat.',
      ],
      [
        'The monks let us sit on the roof of the bell tower; the view is in many of the pictures.',
        'พระให้ขึ้นไปนั่งบนหอระฆัง วิวจึงอยู่ในหลายภาพ',
        'De monniken laten ons op de klokkentoren zitten; het uitzicht zit in veel schilderijen.',
      ],
      [
        'I scrape off more than I paint, and the floor is very colorful.',
        'ขูดออกมากกว่าระบาย พื้นห้องจึงสีสวย',
        'Ik schraap meer weg dan ik schilder, en de vloer is heel kleurig.',
      ],
    ],
  },
  stage: {
    kinds: ['khon-mask', 'puppet'],
    noun: ['Khon Masks and Puppets', 'หัวโขนและหุ่น'],
    group: ['Mask and Puppet Makers', 'ช่างหัวโขนและหุ่นกระบอก'],
    craft: 'Khon masks and puppets',
    specialities: ['Khon masks', 'Hun krabok', 'Gilding'],
    places: ['thon-buri', 'pa-mok', 'amphawa', 'bang-sai', 'bang-lamphu'],
    says: [
      [
        'Before a new mask is begun we pay respect to the teachers, with flowers and a boiled egg.',
        'ก่อนขึ้นหัวโขนใหม่เราไหว้ครูด้วยดอกไม้กับไข่ต้ม',
        'Voor we aan een nieuw masker beginnen, eren we de leermeesters met bloemen en een gekookt ei.',
      ],
      [
        'Fifteen layers of paper make a face; the sixteenth makes a character.',
        'กระดาษสิบห้าชั้นเป็นใบหน้า ชั้นที่สิบหกเป็นตัวละคร',
        'Vijftien lagen papier maken een gezicht; de zestiende maakt een personage.',
      ],
      [
        'A mask is sewn shut from behind, so that no one sees how it was done.',
        'หัวโขนเย็บปิดจากข้างหลัง ไม่ให้ใครเห็นว่าทำอย่างไร',
        'Een masker wordt van achteren dichtgenaaid, zodat niemand ziet hoe het is gemaakt.',
      ],
      ['The puppets have names before they have faces.', 'หุ่นมีชื่อก่อนมีหน้า', 'De poppen hebben een naam voor ze een gezicht hebben.'],
      [
        'Dancers bring theirs back after years to have the gold renewed, and we know each by its dents.',
        'นักแสดงเอากลับมาปิดทองใหม่ เราจำได้จากรอยบุบ',
        'Na jaren brengen dansers ze terug om het goud te vernieuwen, en we herkennen elk aan zijn deuken.',
      ],
    ],
  },
  kites: {
    kinds: ['kite'],
    noun: ['Kites', 'ว่าวไทย'],
    group: ['Kite Makers', 'ช่างทำว่าว'],
    craft: 'Kites',
    specialities: ['Chula kites', 'Bamboo frames'],
    places: ['phra-pradaeng', 'bang-khla', 'la-ngu', 'taling-chan', 'bang-pla-ma'],
    says: [
      ['We split the bamboo a year before we fly it.', 'เราผ่าไม้ไผ่ล่วงหน้าหนึ่งปีก่อนขึ้นว่าว', 'We splijten de bamboe een jaar voor hij vliegt.'],
      [
        'In March the whole family is on the field, arguing about the wind.',
        'เดือนมีนาคมทั้งบ้านอยู่กลางทุ่ง เถียงกันเรื่องลม',
        'In maart staat de hele familie op het veld te ruziën over de wind.',
      ],
      ['Paper is bought by the ream and wind is free.', 'กระดาษซื้อเป็นรีม ลมฟรี', 'Papier kopen we per riem, en wind is gratis.'],
      [
        'My best kite is in a tree on the palace field and will stay there.',
        'ว่าวตัวเก่งติดต้นไม้กลางสนามหลวง และคงอยู่ตรงนั้น',
        'Mijn beste vlieger hangt in een boom bij het paleisveld en blijft daar.',
      ],
      ['If it flies in our lane, it flies anywhere.', 'ขึ้นในซอยเราได้ ก็ขึ้นที่ไหนก็ได้', 'Vliegt hij in onze steeg, dan vliegt hij overal.'],
    ],
  },
  shadow: {
    kinds: ['shadow-puppet'],
    noun: ['Nang Talung', 'หนังตะลุง'],
    group: ['Nang Talung Carvers', 'แกะหนังตะลุง'],
    craft: 'Shadow puppets',
    specialities: ['Nang talung', 'Leather cutting'],
    places: ['khuan-khanun', 'tha-wang', 'na-muen-si', 'sathing-phra'],
    says: [
      [
        'We cut the hide with punches we forged ourselves, from the eye outward.',
        'เราตอกหนังด้วยมุกที่ตีเอง เริ่มจากดวงตาออกไป',
        'We snijden de huid met zelfgesmede ponsen, vanaf het oog naar buiten.',
      ],
      [
        'My father still performs; if a puppet does not speak well, he sends it back to me.',
        'พ่อยังเล่นหนังอยู่ ตัวไหนพูดไม่ดีพ่อส่งกลับมาให้แก้',
        'Mijn vader speelt nog; spreekt een pop niet goed, dan stuurt hij hem naar mij terug.',
      ],
      ['Light goes through a good hide the way it goes through honey.', 'แสงผ่านหนังดี ๆ เหมือนผ่านน้ำผึ้ง', 'Licht gaat door goede huid als door honing.'],
      ['The clown is cut last and laughs first.', 'ตัวตลกตอกท้ายสุด แต่ได้ฮาก่อน', 'De grappenmaker wordt het laatst gesneden en lacht het eerst.'],
      [
        'We play for the rice goddess once a year and ask no fee.',
        'ปีละครั้งเราเล่นถวายแม่โพสพ ไม่คิดเงิน',
        'Eén keer per jaar spelen we voor de rijstgodin, zonder geld te vragen.',
      ],
    ],
  },
}
