import { size, type CraftSheets } from '../craft-sheet.ts'

/** Silver, niello and brass for the shelf and the temple. */
export const METAL: CraftSheets = {
  'silver-bowl': {
    category: 'silver-and-brass',
    hs: '711411',
    baht: [3400, 12500],
    care: 'silver',
    choice: 'pattern',
    unique: 0.3,
    personal: ['A name or date for the rim, at most 40 letters', 'ชื่อหรือวันที่บนขอบ ไม่เกิน 40 ตัวอักษร', 'Een naam of datum op de rand, hoogstens 40 letters'],
    tags: ['silver', 'bowl', 'repousse', 'temple'],
    toOrder: { share: 0.25, days: [14, 30] },
    sizes: [size('12 cm', '12 × 12 × 7 cm', 190, 0.6), size('16 cm', '16 × 16 × 9 cm', 360), size('22 cm', '22 × 22 × 12 cm', 720, 1.9)],
    looks: {
      lotus: ['lotus petals', 'ลายกลีบบัว', 'lotusblaadjes'],
      flame: ['flame leaves', 'ลายกนกเปลว', 'vlambladeren'],
      rice: ['rice ears', 'ลายรวงข้าว', 'rijstaren'],
    },
    names: [
      ['Repoussé silver bowl with {look}', 'ขันเงินดุน{look}', 'Gedreven zilveren kom met {look}'],
      ['Wua Lai silver bowl, {look}', 'สลุงเงินวัวลาย {look}', 'Zilveren kom uit Wua Lai-traditie, {look}'],
      ['Hand-hammered silver offering bowl, {look}', 'ขันเงินตีมือ {look}', 'Handgeslagen zilveren offerkom, {look}'],
    ],
    made: [
      [
        'A flat disc is raised with hammers over stakes, softened in the fire some thirty times on the way.',
        'แผ่นเงินแบนตีขึ้นรูปบนทั่ง เผาไฟให้อ่อนราวสามสิบครั้งระหว่างทาง',
        'Een vlakke schijf wordt met hamers over staken opgetrokken en onderweg zo’n dertig keer in het vuur verzacht.',
      ],
      [
        'The bowl is filled with resin, the pattern sunk from outside, then pushed up from inside with punches.',
        'เทชันรองในขัน ตอกลายจากนอก แล้วดุนจากในด้วยสิ่ว',
        'De kom wordt met hars gevuld, het patroon van buiten ingeslagen en daarna van binnenuit opgedreven.',
      ],
      [
        'Nothing is cast or pressed; the marks of the hammer are left on the inside for you to find.',
        'ไม่มีการหล่อหรือปั๊ม รอยค้อนยังอยู่ด้านในให้เห็น',
        'Niets is gegoten of geperst; de hamerslagen zijn binnenin te vinden.',
      ],
    ],
    of: [
      [
        'Silver of 92.5 percent, stamped by the maker; gilt parts carry 24-carat gold.',
        'เงิน 92.5 เปอร์เซ็นต์ ตอกตราช่าง ส่วนกะไหล่ใช้ทอง 24 กะรัต',
        'Zilver van 92,5 procent met meesterteken; vergulde delen dragen 24-karaats goud.',
      ],
      [
        'Northern silver, 95 percent fine, which stays soft enough to be worked so deep.',
        'เงินเหนือเนื้อ 95 เปอร์เซ็นต์ อ่อนพอให้ดุนได้ลึก',
        'Noordelijk zilver van 95 procent, zacht genoeg om zo diep te drijven.',
      ],
    ],
    use: [
      [
        'For scented water at Songkran, for flowers, or for the table’s best fruit.',
        'ใส่น้ำอบวันสงกรานต์ ลอยดอกไม้ หรือใส่ผลไม้อย่างดี',
        'Voor geurwater met Songkran, voor bloemen of het mooiste fruit.',
      ],
      [
        'The twelve signs or the lotus: every street family has its pattern and knows who copied it.',
        'แต่ละบ้านมีลายของตัวเองและรู้ว่าใครจำไป',
        'Elke familie in de straat heeft haar patroon en weet wie het nadeed.',
      ],
      [
        'A certificate with the weight of the metal lies in the box.',
        'มีใบรับรองน้ำหนักเงินในกล่อง',
        'In de doos ligt een certificaat met het gewicht van het metaal.',
      ],
    ],
  },
  'niello-box': {
    category: 'silver-and-brass',
    hs: '711411',
    baht: [2900, 8600],
    care: 'silver',
    choice: 'pattern',
    unique: 0.3,
    personal: ['Initials inside the lid, at most 6 letters', 'อักษรย่อด้านในฝา ไม่เกิน 6 ตัว', 'Initialen aan de binnenkant van het deksel, hoogstens 6 letters'],
    tags: ['niello', 'silver', 'box', 'nakhon si thammarat'],
    sizes: [size('6 cm', '6 × 6 × 3 cm', 85, 0.65), size('8 cm', '8 × 8 × 4 cm', 150), size('11 cm', '11 × 8 × 4 cm', 230, 1.45)],
    looks: {
      silver: ['silver flowers', 'ลายดอกเงิน', 'zilveren bloemen'],
      gilt: ['gilt flowers', 'ถมทองลายดอก', 'vergulde bloemen'],
      flame: ['flame leaves', 'ลายกนกเปลว', 'vlambladeren'],
    },
    names: [
      ['Nielloware box with {look}', 'ตลับเครื่องถม{look}', 'Niëllodoosje met {look}'],
      ['Nakhon niello pillbox, {look}', 'ตลับยาถมนคร {look}', 'Nakhon-niëllo pillendoosje, {look}'],
      ['Engraved niello case with {look}', 'กล่องถมสลัก{look}', 'Gegraveerd niëllo-etui met {look}'],
    ],
    made: [
      [
        'The pattern is engraved, the ground around it cut deep, and a black alloy melted in until it lies level.',
        'สลักลาย ขุดพื้นรอบลายให้ลึก แล้วหลอมยาถมลงจนเสมอผิว',
        'Het patroon wordt gegraveerd, de grond eromheen diep uitgestoken en een zwarte legering erin gesmolten tot ze vlak ligt.',
      ],
      [
        'Filed, scraped with a steel blade and polished with charcoal, so that silver and black are one mirror.',
        'ตะไบ ขูดด้วยเหล็ก และขัดด้วยถ่าน จนเงินกับดำเป็นเงาเดียวกัน',
        'Gevijld, met staal geschraapt en met houtskool gepolijst, tot zilver en zwart één spiegel zijn.',
      ],
      [
        'In Nakhon Si Thammarat this has been done since the time of Ayutthaya.',
        'เมืองนครทำเครื่องถมมาตั้งแต่สมัยอยุธยา',
        'In Nakhon Si Thammarat doet men dit al sinds de tijd van Ayutthaya.',
      ],
    ],
    of: [
      [
        'Silver of 95 percent; the black is silver, copper, lead and sulfur and lies outside only.',
        'เงิน 95 เปอร์เซ็นต์ ยาถมคือเงิน ทองแดง ตะกั่ว กำมะถัน อยู่ด้านนอกเท่านั้น',
        'Zilver van 95 procent; het zwart is zilver, koper, lood en zwavel en zit alleen aan de buitenkant.',
      ],
      [
        'Sterling silver with niello; gilt pieces are fire-gilded with 24-carat gold.',
        'เงินสเตอร์ลิงลงยาถม ชิ้นถมทองกะไหล่ด้วยทอง 24 กะรัต',
        'Sterling zilver met niëllo; vergulde stukken zijn vuurverguld met 24-karaats goud.',
      ],
    ],
    use: [
      ['For tablets, a ring, or the seeds of a good idea.', 'ใส่ยา แหวน หรือของชิ้นเล็กที่สำคัญ', 'Voor pillen, een ring of de kiem van een goed idee.'],
      [
        'The lid closes with the small sigh of a well-made thing.',
        'ปิดฝาแล้วได้ยินเสียงลมเบา ๆ อย่างของที่ทำดี',
        'Het deksel sluit met de kleine zucht van iets dat goed gemaakt is.',
      ],
      [
        'Given by the state to its guests; given by families to their graduates.',
        'รัฐมอบให้อาคันตุกะ ครอบครัวมอบให้บัณฑิต',
        'De staat geeft het aan gasten, families aan wie slaagt.',
      ],
    ],
  },
  'brass-bells': {
    category: 'silver-and-brass',
    hs: '830610',
    baht: [290, 980],
    care: 'brass',
    choice: 'color',
    tags: ['brass', 'bell', 'lost wax', 'wind bell'],
    sizes: [size('5 cm', '5 × 5 × 7 cm', 160, 0.6), size('8 cm', '8 × 8 × 11 cm', 420), size('11 cm', '11 × 11 × 15 cm', 900, 1.8)],
    looks: {
      bright: ['bright brass', 'ทองเหลืองขัดเงา', 'blank messing'],
      antique: ['antique brass', 'ทองเหลืองรมดำ', 'antiek messing'],
      verdigris: ['verdigris', 'สีสนิมเขียว', 'groen patina'],
    },
    names: [
      ['Cast brass bells, {look}', 'กระดิ่งทองเหลืองหล่อ {look}', 'Gegoten messing bellen, {look}'],
      ['Ban Pa Ao style bell in {look}', 'กระดิ่งแบบบ้านปะอาว {look}', 'Bel in de stijl van Ban Pa Ao, {look}'],
      ['Temple wind bell, {look}', 'กระดิ่งลมวัด {look}', 'Tempelwindbel, {look}'],
      ['Lost-wax brass bell, {look}', 'กระดิ่งหล่อขี้ผึ้ง {look}', 'Messing bel in verloren was, {look}'],
    ],
    made: [
      [
        'Beeswax is rolled to threads and wound on a core of clay and dung; the mold is broken to free each bell.',
        'ฟั่นขี้ผึ้งเป็นเส้นพันแกนดินผสมมูลวัว ต้องทุบแม่พิมพ์ทุกใบจึงได้กระดิ่ง',
        'Bijenwas wordt tot draad gerold en om een kern van klei en mest gewonden; voor elke bel wordt de mal gebroken.',
      ],
      [
        'Poured at about 1,000 °C from old taps and locks, melted in a pit behind the house.',
        'หลอมก๊อกและกุญแจเก่าที่ราว 1,000 °C ในหลุมหลังบ้าน แล้วเท',
        'Bij zo’n 1000 °C gegoten van oude kranen en sloten, gesmolten in een kuil achter het huis.',
      ],
      [
        'Tuned by filing the lip until its neighbors nod.',
        'เทียบเสียงด้วยการตะไบปากกระดิ่งจนเพื่อนบ้านพยักหน้า',
        'Gestemd door aan de rand te vijlen tot de buren knikken.',
      ],
    ],
    of: [
      [
        'Recycled brass with a little tin for a longer tone.',
        'ทองเหลืองเก่าเติมดีบุกเล็กน้อยให้เสียงกังวานนาน',
        'Hergebruikt messing met wat tin voor een langere toon.',
      ],
      ['Solid brass with an iron clapper and a cotton cord.', 'ทองเหลืองตัน ลูกกระทบเหล็ก เชือกฝ้าย', 'Massief messing met een ijzeren klepel en katoenkoord.'],
    ],
    use: [
      ['Hang it under the eaves; one leaf of wind is enough.', 'แขวนใต้ชายคา ลมเพียงใบไม้ไหวก็ดัง', 'Hang hem onder de dakrand; een zuchtje wind is genoeg.'],
      [
        'Buffaloes wore them so that children could find them in the fog.',
        'แต่ก่อนควายใส่ เด็ก ๆ จะได้ตามหาในหมอก',
        'Buffels droegen ze, zodat kinderen ze in de mist konden vinden.',
      ],
      [
        'Each has its own pitch; choose by size and let yourself be surprised.',
        'แต่ละใบเสียงไม่เท่ากัน เลือกขนาดแล้วรอฟัง',
        'Elke bel heeft zijn eigen toon; kies op maat en laat je verrassen.',
      ],
    ],
  },
}
