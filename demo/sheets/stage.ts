import { size, type CraftSheets } from '../craft-sheet.ts'

/** Masks, puppets, dolls and kites. */
export const STAGE: CraftSheets = {
  'khon-mask': {
    category: 'masks-and-puppets',
    hs: '970199',
    baht: [4200, 16500],
    care: 'stage',
    unique: 0.45,
    tags: ['khon', 'mask', 'ramakien', 'gilding'],
    toOrder: { share: 0.4, days: [25, 60] },
    sizes: [size('25 cm', '16 × 18 × 25 cm', 600, 0.55), size('48 cm', '26 × 28 × 48 cm', 1400)],
    looks: {
      green: ['green demon', 'ยักษ์หน้าเขียว', 'groene demon'],
      white: ['white monkey', 'ลิงหน้าขาว', 'witte aap'],
      red: ['red demon', 'ยักษ์หน้าแดง', 'rode demon'],
    },
    names: [
      ['Khon mask, {look}', 'หัวโขน {look}', 'Khonmasker, {look}'],
      ['Ramakien mask, {look}', 'หัวโขนรามเกียรติ์ {look}', 'Ramakien-masker, {look}'],
      ['Gilded khon head, {look}', 'หัวโขนปิดทอง {look}', 'Verguld khonhoofd, {look}'],
    ],
    made: [
      [
        'Fifteen layers of sa paper are pasted over a mold, cut free and sewn shut behind.',
        'ปิดกระดาษสาสิบห้าชั้นบนหุ่น กรีดออกแล้วเย็บปิดด้านหลัง',
        'Vijftien lagen sapapier worden over een mal geplakt, opengesneden en achter dichtgenaaid.',
      ],
      [
        'Brows, fangs and crown are pressed from lacquer paste in stone molds and laid on one by one.',
        'คิ้ว เขี้ยว และลายมงกุฎกดจากรักสมุกในพิมพ์หิน ติดทีละชิ้น',
        'Wenkbrauwen, tanden en kroon worden uit lakpasta in stenen vormen gedrukt en een voor een opgelegd.',
      ],
      [
        'The eyes are opened last, after an offering to the teachers.',
        'เปิดดวงตาท้ายสุด หลังไหว้ครู',
        'De ogen gaan het laatst open, na een offer aan de leermeesters.',
      ],
    ],
    of: [
      [
        'Sa paper, lacquer, gold leaf, glass stones and pigment.',
        'กระดาษสา รัก ทองคำเปลว กระจกเกรียบ และสีฝุ่น',
        'Sapapier, lak, bladgoud, glassteentjes en pigment.',
      ],
      [
        'Papier-mâché with 23-carat leaf and mirror glass set in resin.',
        'กระดาษปั้น ทองคำเปลว 23 กะรัต ประดับกระจก',
        'Papier-maché met 23-karaats blad en spiegelglas in hars.',
      ],
    ],
    use: [
      ['Set it higher than your head, as dancers do.', 'วางสูงกว่าศีรษะอย่างที่นักแสดงทำ', 'Zet het hoger dan je hoofd, zoals dansers doen.'],
      [
        'Large ones can be worn on stage; small ones keep a shelf in order.',
        'ขนาดใหญ่สวมแสดงได้ ขนาดเล็กวางชั้น',
        'De grote kunnen het toneel op; de kleine houden een plank in toom.',
      ],
      [
        'A card tells the character’s name and his part in the Ramakien.',
        'มีการ์ดบอกชื่อตัวละครและบทในรามเกียรติ์',
        'Een kaart vertelt de naam van het personage en zijn rol in de Ramakien.',
      ],
    ],
  },
  puppet: {
    category: 'masks-and-puppets',
    hs: '950300',
    baht: [2600, 8900],
    care: 'stage',
    choice: 'color',
    unique: 0.35,
    tags: ['hun krabok', 'puppet', 'theater', 'silk'],
    toOrder: { share: 0.3, days: [20, 45] },
    sizes: [size('35 cm', '20 × 12 × 35 cm', 320, 0.65), size('55 cm', '30 × 18 × 55 cm', 620)],
    looks: {
      red: ['red and gold', 'ชุดแดงทอง', 'rood en goud'],
      blue: ['blue and gold', 'ชุดน้ำเงินทอง', 'blauw en goud'],
      green: ['green and gold', 'ชุดเขียวทอง', 'groen en goud'],
    },
    names: [
      ['Hun krabok puppet in {look}', 'หุ่นกระบอก{look}', 'Hun krabok-pop in {look}'],
      ['Rod puppet of a princess, {look}', 'หุ่นกระบอกนางเอก {look}', 'Stokpop van een prinses, {look}'],
      ['Rod puppet of a prince, {look}', 'หุ่นกระบอกพระเอก {look}', 'Stokpop van een prins, {look}'],
    ],
    made: [
      [
        'The head is carved from thonglang wood, light as cork, and faced with lacquer.',
        'หัวแกะจากไม้ทองหลาง เบาเหมือนจุก ฉาบรัก',
        'Het hoofd is uit thonglanghout gesneden, licht als kurk, en met lak bekleed.',
      ],
      [
        'Two rods move the hands; the robe does the rest, once you have learned to let it.',
        'ไม้สองก้านขยับมือ ที่เหลือเสื้อทำเอง เมื่อเราหัดปล่อย',
        'Twee stokken bewegen de handen; het gewaad doet de rest, als je het eenmaal laat.',
      ],
      [
        'The robe is embroidered with metal thread and sequins, some eight hundred of them.',
        'เสื้อปักดิ้นและเลื่อมราวแปดร้อยเม็ด',
        'Het gewaad is geborduurd met metaaldraad en zo’n achthonderd lovertjes.',
      ],
    ],
    of: [
      ['Wood, bamboo, silk, metal thread and gold leaf.', 'ไม้ ไม้ไผ่ ไหม ดิ้น และทองคำเปลว', 'Hout, bamboe, zijde, metaaldraad en bladgoud.'],
      [
        'Carved wood, bamboo pole, Thai silk robe with cotton lining.',
        'ไม้แกะ แกนไม้ไผ่ เสื้อไหมไทยซับฝ้าย',
        'Gesneden hout, bamboestok, gewaad van Thaise zijde met katoenen voering.',
      ],
    ],
    use: [
      [
        'Plays Phra Aphai Mani on Saturdays and stands on its stick all week.',
        'วันเสาร์เล่นพระอภัยมณี ที่เหลือปักแท่น',
        'Speelt op zaterdag Phra Aphai Mani en staat de rest van de week op zijn stok.',
      ],
      ['Comes with a stand and a sheet of the first five movements.', 'มีแท่นและแผ่นสอนห้าท่าแรก', 'Met standaard en een blad met de eerste vijf bewegingen.'],
      ['Children may, if their hands are clean.', 'เด็กเล่นได้ ถ้าล้างมือแล้ว', 'Kinderen mogen, met schone handen.'],
    ],
  },
  'shadow-puppet': {
    category: 'masks-and-puppets',
    hs: '420500',
    baht: [390, 2400],
    care: 'stage',
    unique: 0.3,
    tags: ['nang talung', 'shadow puppet', 'leather', 'south'],
    sizes: [size('30 cm', '18 × 30 cm', 60, 0.6), size('45 cm', '26 × 45 cm', 110), size('60 cm', '36 × 60 cm', 180, 1.6)],
    looks: { amber: ['amber', 'สีอำพัน', 'amber'], red: ['red', 'สีแดง', 'rood'], green: ['green', 'สีเขียว', 'groen'] },
    names: [
      ['Nang talung shadow puppet, {look}', 'หนังตะลุง {look}', 'Nang talung-schim, {look}'],
      ['Hero of the shadow play, {look}', 'รูปหนังพระเอก {look}', 'Held van het schimmenspel, {look}'],
      ['Clown of the shadow play, {look}', 'รูปหนังตัวตลก {look}', 'Grappenmaker van het schimmenspel, {look}'],
      ['Shadow lady in {look}', 'รูปหนังนาง{look}', 'Dame van het schimmenspel in {look}'],
    ],
    made: [
      [
        'The hide is scraped until light passes, drawn with a nail and cut with forty kinds of punches.',
        'ขูดหนังจนแสงผ่าน ร่างด้วยเหล็กแหลม ตอกด้วยมุกสี่สิบแบบ',
        'De huid wordt geschraapt tot er licht door valt, met een spijker getekend en met veertig ponsen gesneden.',
      ],
      [
        'Colors are inks that go through, so the shadow is colored too.',
        'ใช้สีที่ซึมทะลุ เงาจึงมีสีด้วย',
        'De kleuren zijn inkten die doordringen, zodat ook de schaduw kleur heeft.',
      ],
      [
        'Mouth and arm move by a thread; the rest is the player’s voice.',
        'ปากกับแขนขยับด้วยเชือก ที่เหลือคือเสียงนายหนัง',
        'Mond en arm bewegen aan een draad; de rest is de stem van de speler.',
      ],
    ],
    of: [
      ['Buffalo calfskin, bamboo rods, cotton thread.', 'หนังลูกควาย ตับไม้ไผ่ เชือกฝ้าย', 'Buffelhuid, bamboestokken, katoendraad.'],
      ['Translucent cowhide with natural and aniline inks.', 'หนังวัวใส หมึกธรรมชาติและอะนิลีน', 'Doorschijnende runderhuid met natuurlijke en aniline-inkt.'],
    ],
    use: [
      ['Before a lamp it performs; before a window it glows.', 'หน้าตะเกียงแสดงได้ หน้าหน้าต่างเรืองแสง', 'Voor een lamp speelt hij, voor een raam gloeit hij.'],
      [
        'Framed between two panes it makes a picture that changes with the day.',
        'ใส่กรอบกระจกสองแผ่น เปลี่ยนไปตามแสงวัน',
        'Tussen twee ruiten is hij een beeld dat met de dag verandert.',
      ],
      ['Each clown has a name, a village and an opinion.', 'ตัวตลกทุกตัวมีชื่อ มีบ้าน และมีความเห็น', 'Elke grappenmaker heeft een naam, een dorp en een mening.'],
    ],
  },
  'hill-tribe-doll': {
    category: 'dolls-and-kites',
    hs: '950300',
    baht: [220, 690],
    care: 'stage',
    choice: 'color',
    tags: ['doll', 'hill tribe', 'embroidery', 'toy'],
    sizes: [size('18 cm', '10 × 6 × 18 cm', 80, 0.7), size('28 cm', '15 × 9 × 28 cm', 150)],
    looks: { black: ['black and red', 'ชุดดำแดง', 'zwart en rood'], blue: ['blue', 'ชุดน้ำเงิน', 'blauw'], red: ['red', 'ชุดแดง', 'rood'] },
    names: [
      ['Hill tribe doll in {look}', 'ตุ๊กตาชาวเขา{look}', 'Bergvolkpop in {look}'],
      ['Cloth doll in festival dress, {look}', 'ตุ๊กตาผ้าชุดปีใหม่ {look}', 'Lappenpop in feestdracht, {look}'],
      ['Embroidered doll, {look}', 'ตุ๊กตาปักมือ {look}', 'Geborduurde pop, {look}'],
      ['Highland friend in {look}', 'เพื่อนชาวดอย{look}', 'Bergvriendje in {look}'],
    ],
    made: [
      [
        'Every skirt is pleated, every hem stitched, as on the dress of the woman who sews it.',
        'กระโปรงจับจีบ ชายปัก เหมือนชุดของคนเย็บ',
        'Elk rokje is geplisseerd, elke zoom gestikt, zoals de dracht van wie het naait.',
      ],
      [
        'Faces are embroidered with six stitches, which is enough for a character.',
        'ปักหน้าหกเข็มก็มีนิสัยแล้ว',
        'De gezichten zijn geborduurd met zes steken, genoeg voor een karakter.',
      ],
      ['Stuffed with cotton and weighted with rice, so they sit.', 'ยัดฝ้ายถ่วงข้าวสาร นั่งได้เอง', 'Gevuld met katoen en verzwaard met rijst, zodat ze zitten.'],
    ],
    of: [
      [
        'Cotton cloth from the offcuts of the sewing room, coin beads, wool.',
        'ผ้าฝ้ายเศษจากห้องเย็บ ลูกปัดเหรียญ ไหมพรม',
        'Katoen uit restjes van de naaikamer, muntkraaltjes, wol.',
      ],
      [
        'Hand-woven cotton and silk thread; nothing small that comes off.',
        'ฝ้ายทอมือและด้ายไหม ไม่มีชิ้นเล็กหลุด',
        'Handgeweven katoen en zijdedraad; niets kleins dat loslaat.',
      ],
    ],
    use: [
      [
        'For children from three years and for shelves of any age.',
        'สำหรับเด็กสามขวบขึ้นไป และชั้นวางทุกวัย',
        'Voor kinderen vanaf drie jaar en planken van elke leeftijd.',
      ],
      ['Each carries a tag with her maker’s name and village.', 'มีป้ายชื่อคนทำและหมู่บ้าน', 'Elke pop draagt een label met naam en dorp van haar maakster.'],
      ['Hmong, Mien, Akha, Lisu: ask if you want one in particular.', 'ม้ง เมี่ยน อาข่า ลีซู อยากได้ชุดไหนบอกได้', 'Hmong, Mien, Akha, Lisu: vraag naar wie je zoekt.'],
    ],
  },
  kite: {
    category: 'dolls-and-kites',
    hs: '950300',
    baht: [190, 850],
    care: 'stage',
    choice: 'color',
    tags: ['kite', 'chula', 'bamboo', 'outdoor'],
    sizes: [size('60 cm', '60 × 60 cm', 110, 0.6), size('90 cm', '90 × 90 cm', 220), size('130 cm', '130 × 130 cm', 420, 1.8)],
    looks: { red: ['red', 'สีแดง', 'rood'], yellow: ['yellow', 'สีเหลือง', 'geel'], blue: ['blue', 'สีน้ำเงิน', 'blauw'] },
    names: [
      ['Chula kite in {look}', 'ว่าวจุฬา{look}', 'Chula-vlieger in {look}'],
      ['Star kite of paper and bamboo, {look}', 'ว่าวดาวกระดาษไม้ไผ่ {look}', 'Stervlieger van papier en bamboe, {look}'],
      ['Fighting kite, {look}', 'ว่าวแข่ง {look}', 'Vechtvlieger, {look}'],
      ['Field kite with tail, {look}', 'ว่าวทุ่งมีหาง {look}', 'Veldvlieger met staart, {look}'],
    ],
    made: [
      [
        'Five ribs of bamboo are shaved until they balance on a finger, then tied, never nailed.',
        'เหลาไม้ไผ่ห้าซี่จนวางบนนิ้วได้สมดุล แล้วมัด ไม่ตอกตะปู',
        'Vijf bamboelatten worden geschaafd tot ze op een vinger balanceren en dan gebonden, nooit gespijkerd.',
      ],
      [
        'The paper is pasted in small squares over a net of thread, so one tear stays small.',
        'ปิดกระดาษเป็นตารางบนตาข่ายด้าย ขาดก็ไม่ลาม',
        'Het papier wordt in kleine vierkanten over een net van draad geplakt, zodat een scheur klein blijft.',
      ],
      ['Test-flown in the afternoon wind before it is folded.', 'ขึ้นลมบ่ายทดสอบก่อนพับส่ง', 'Proefgevlogen in de middagwind voor hij wordt gevouwen.'],
    ],
    of: [
      ['Sisuk bamboo, kite paper, cotton thread and rice paste.', 'ไผ่สีสุก กระดาษว่าว ด้ายฝ้าย แป้งเปียก', 'Bamboe, vliegerpapier, katoendraad en rijstlijm.'],
      ['Bamboo and paper; line of 60 m included.', 'ไม้ไผ่กับกระดาษ แถมป่าน 60 เมตร', 'Bamboe en papier; 60 m lijn inbegrepen.'],
    ],
    use: [
      [
        'Flies from a light breeze; the star has no tail and needs none.',
        'ลมอ่อนก็ขึ้น จุฬาไม่มีหางและไม่ต้องมี',
        'Vliegt al bij een lichte bries; de ster heeft geen staart nodig.',
      ],
      ['On a wall it is a piece of March.', 'ติดผนังเป็นเดือนมีนาคม', 'Aan de muur is hij een stukje maart.'],
      ['The male chula hunts the little pakpao: bring a friend.', 'จุฬาไล่จับปักเป้า ชวนเพื่อนมาด้วย', 'De grote chula jaagt op de kleine pakpao: neem iemand mee.'],
    ],
    facts: ['Span {measure}, about {weight}.', 'ปีกกว้าง {measure} หนักราว {weight}', 'Spanwijdte {measure}, ongeveer {weight}.'],
  },
}
