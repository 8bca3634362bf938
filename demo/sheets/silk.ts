import { size, type CraftSheets } from '../craft-sheet.ts'

/** Silk of the northeast and hems of the north. */
export const SILK: CraftSheets = {
  'mudmee-silk': {
    category: 'silk',
    hs: '500720',
    baht: [2400, 7800],
    care: 'silk',
    unique: 0.35,
    tags: ['thai silk', 'mudmee', 'ikat', 'fabric'],
    toOrder: { share: 0.2, days: [30, 60] },
    sizes: [size('1 × 2 m', '100 × 200 cm', 260, 0.6), size('1 × 3.5 m', '100 × 350 cm', 440), size('1 × 4 m', '100 × 400 cm', 500, 1.15)],
    looks: {
      ruby: ['ruby, diamond pattern', 'สีทับทิม ลายข้าวหลามตัด', 'robijn, ruitpatroon'],
      indigo: ['indigo, diamond pattern', 'สีคราม ลายข้าวหลามตัด', 'indigo, ruitpatroon'],
      emerald: ['emerald, naga hooks', 'สีเขียวมรกต ลายขอนาค', 'smaragd, nagahaken'],
      gold: ['old gold, naga hooks', 'สีทองเก่า ลายขอนาค', 'oudgoud, nagahaken'],
    },
    names: [
      ['Mudmee Thai silk, {look}', 'ผ้าไหมมัดหมี่ {look}', 'Mudmee Thaise zijde, {look}'],
      ['Hand-tied ikat silk, {look}', 'ไหมมัดหมี่มัดมือ {look}', 'Handgebonden ikatzijde, {look}'],
      ['Isan mudmee silk length, {look}', 'ผ้าไหมมัดหมี่อีสานทั้งผืน {look}', 'Lap mudmee-zijde in Isan-stijl, {look}'],
      ['Thai silk ikat cloth, {look}', 'ผ้าไหมไทยมัดหมี่ {look}', 'Ikatdoek van Thaise zijde, {look}'],
    ],
    made: [
      [
        'Weft threads are tied in bundles with strips of banana fiber and dyed again and again, until the pattern waits in the yarn.',
        'มัดเส้นพุ่งเป็นลำด้วยเชือกกล้วย ย้อมซ้ำหลายน้ำ จนลายซ่อนอยู่ในเส้นไหม',
        'Inslagdraden worden met stroken bananenvezel in bundels gebonden en steeds opnieuw geverfd, tot het patroon in het garen wacht.',
      ],
      [
        'The weaver sets each pass by eye so that the edges of a motif meet; the slight blur is the signature of mudmee.',
        'คนทอกะระยะด้วยตาทุกเส้นให้ขอบลายชนกัน รอยเหลื่อมบาง ๆ คือเอกลักษณ์ของมัดหมี่',
        'De weefster legt elke inslag op het oog zodat de randen van een motief elkaar raken; de lichte waas is het handschrift van mudmee.',
      ],
      [
        'About four meters of pattern take two weeks to tie and ten days to weave.',
        'ลายยาวราวสี่เมตรใช้เวลามัดสองสัปดาห์ ทออีกสิบวัน',
        'Zo’n vier meter patroon kost twee weken binden en tien dagen weven.',
      ],
      [
        'Woven on a wooden frame loom in twill of three heddles, firm enough for a skirt and soft enough for a shawl.',
        'ทอด้วยกี่พื้นบ้านแบบสามตะกอ แน่นพอทำซิ่น นุ่มพอเป็นผ้าคลุม',
        'Geweven op een houten getouw in drieschachts keper: stevig genoeg voor een rok, soepel genoeg voor een sjaal.',
      ],
    ],
    of: [
      [
        'Thai yellow silk, reeled by hand from local cocoons, with a natural slub.',
        'ไหมไทยพันธุ์พื้นเมืองรังเหลือง สาวมือ มีปุ่มปมตามธรรมชาติ',
        'Thaise gele zijde, met de hand van lokale cocons gehaspeld, met natuurlijke noppen.',
      ],
      [
        'Pure silk in warp and weft; reds come from lac, blues from indigo, yellows from jackfruit wood.',
        'ไหมแท้ทั้งเส้นยืนเส้นพุ่ง แดงจากครั่ง น้ำเงินจากคราม เหลืองจากแก่นขนุน',
        'Zuivere zijde in schering en inslag; rood van lak, blauw van indigo, geel van jackfruithout.',
      ],
    ],
    use: [
      [
        'Enough cloth for a skirt or a fitted jacket; tailors love that it does not fray.',
        'ตัดซิ่นหรือแจ็กเก็ตเข้ารูปได้ ช่างชอบเพราะไม่ลุ่ย',
        'Genoeg stof voor een rok of getailleerd jasje; kleermakers waarderen dat ze niet rafelt.',
      ],
      ['Framed behind glass, it becomes the picture in the room.', 'ใส่กรอบกระจกแล้วกลายเป็นภาพประจำห้อง', 'Achter glas wordt ze het schilderij van de kamer.'],
      [
        'The naga hook stands for the serpent that brings rain; brides and monks both know it.',
        'ลายขอนาคแทนพญานาคผู้ให้ฝน ทั้งเจ้าสาวและพระรู้จักดี',
        'De nagahaak staat voor de slang die regen brengt; bruiden en monniken kennen hem beiden.',
      ],
    ],
    facts: [
      'The cloth measures {measure} and weighs about {weight}.',
      'ผ้าขนาด {measure} น้ำหนักราว {weight}',
      'De doek meet {measure} en weegt ongeveer {weight}.',
    ],
  },
  'silk-scarves': {
    category: 'scarves-and-shawls',
    hs: '621410',
    baht: [690, 1900],
    care: 'silk',
    choice: 'color',
    tags: ['thai silk', 'scarf', 'handwoven', 'gift'],
    sizes: [size('45 × 160 cm', '45 × 160 cm', 90, 0.8), size('60 × 180 cm', '60 × 180 cm', 130), size('90 × 190 cm', '90 × 190 cm', 210, 1.5)],
    looks: {
      plum: ['plum', 'สีลูกพลัม', 'pruim'],
      saffron: ['saffron', 'สีหญ้าฝรั่น', 'saffraan'],
      teal: ['teal', 'สีเขียวน้ำทะเล', 'petrolblauw'],
      rose: ['rose', 'สีชมพูกุหลาบ', 'roze'],
    },
    names: [
      ['Thai silk scarf in {look}', 'ผ้าพันคอไหมไทย{look}', 'Sjaal van Thaise zijde in {look}'],
      ['{Look} hand-woven silk scarf', 'ผ้าพันคอไหมทอมือ{look}', 'Handgeweven zijden sjaal, {look}'],
      ['Silk shawl with knotted fringe, {look}', 'ผ้าคลุมไหล่ไหมชายครุย {look}', 'Zijden stola met geknoopte franje, {look}'],
      ['Light Thai silk wrap, {look}', 'ผ้าคลุมไหมไทยเนื้อเบา {look}', 'Lichte omslagdoek van Thaise zijde, {look}'],
    ],
    made: [
      [
        'Warp and weft are dyed in slightly different shades, so the cloth changes as you move.',
        'เส้นยืนกับเส้นพุ่งย้อมคนละเฉด ผ้าจึงเปลี่ยนสีเมื่อขยับ',
        'Schering en inslag zijn net anders geverfd, zodat de stof verandert als je beweegt.',
      ],
      [
        'Plain weave on a fly-shuttle loom, one and a half meters in a good day.',
        'ทอลายขัดด้วยกี่กระตุก วันหนึ่งได้ราวเมตรครึ่ง',
        'Linnenbinding op een snelspoelgetouw; op een goede dag anderhalve meter.',
      ],
      [
        'The fringe is knotted by hand in the evening, when the loom is silent.',
        'ชายครุยผูกมือตอนเย็นหลังกี่หยุด',
        'De franje wordt ’s avonds met de hand geknoopt, als het getouw zwijgt.',
      ],
    ],
    of: [
      [
        'Pure mulberry silk, degummed with ash water until it falls like water itself.',
        'ไหมหม่อนแท้ ฟอกด้วยน้ำด่างจนทิ้งตัวพลิ้ว',
        'Zuivere moerbeizijde, met aswater ontgomd tot ze valt als water.',
      ],
      [
        'Thai silk dyed with azo-free colors and washed three times before weaving.',
        'ไหมไทย ย้อมสีปลอดสารเอโซ ซักสามน้ำก่อนทอ',
        'Thaise zijde, azovrij geverfd en voor het weven drie keer gewassen.',
      ],
    ],
    use: [
      ['Warm in the plane, cool on the terrace.', 'ขึ้นเครื่องก็อุ่น นั่งระเบียงก็เย็น', 'Warm in het vliegtuig, koel op het terras.'],
      ['Folds to the size of a passport.', 'พับแล้วเล็กเท่าหนังสือเดินทาง', 'Opgevouwen zo klein als een paspoort.'],
      [
        'Small slubs in the thread are the mark of hand-reeled silk, not a fault.',
        'ปมเล็ก ๆ ในเส้นคือเครื่องหมายของไหมสาวมือ ไม่ใช่ตำหนิ',
        'Kleine noppen in de draad horen bij handgehaspelde zijde en zijn geen fout.',
      ],
    ],
    facts: ['{measure} without the fringe, about {weight}.', 'ขนาด {measure} ไม่รวมชายครุย หนักราว {weight}', '{measure} zonder franje, ongeveer {weight}.'],
  },
  'pha-sin': {
    category: 'silk',
    hs: '620459',
    baht: [2200, 8900],
    care: 'silk',
    unique: 0.4,
    tags: ['pha sin', 'tin jok', 'skirt', 'handwoven'],
    toOrder: { share: 0.3, days: [30, 75] },
    sizes: [size('S', '160 × 98 cm', 480, 0.95), size('M', '175 × 100 cm', 540), size('L', '190 × 102 cm', 600, 1.06)],
    looks: { maroon: ['maroon', 'สีแดงเลือดหมู', 'kastanjerood'], navy: ['navy', 'สีกรมท่า', 'marineblauw'], olive: ['olive', 'สีเขียวมะกอก', 'olijfgroen'] },
    names: [
      ['Pha sin with tin jok hem, {look}', 'ผ้าซิ่นตีนจก {look}', 'Pha sin met tin jok-zoom, {look}'],
      ['{Look} tube skirt with hand-picked hem', 'ผ้าซิ่นตีนจกจกมือ {look}', 'Kokerrok met handgeplukte zoom, {look}'],
      ['Lanna wedding sin in {look}', 'ซิ่นแต่งงานล้านนา{look}', 'Lanna-bruidssin in {look}'],
      ['Tin jok sin in {look}', 'ซิ่นตีนจก{look}', 'Tin jok-sin in {look}'],
    ],
    made: [
      [
        'The hem is woven apart, face down, each colored thread lifted with a porcupine quill.',
        'ตีนจกทอแยก หงายด้านหลังขึ้น ใช้ขนเม่นจกด้ายสีทีละเส้น',
        'De zoom wordt apart geweven, met de voorkant omlaag, elke gekleurde draad gelicht met een stekelvarkenpen.',
      ],
      [
        'A hand’s breadth of tin jok is a full day; the whole hem takes from four to eight weeks.',
        'ตีนจกกว้างหนึ่งฝ่ามือใช้เวลาทั้งวัน ทั้งตีนใช้สี่ถึงแปดสัปดาห์',
        'Een handbreed tin jok kost een dag; de hele zoom vier tot acht weken.',
      ],
      [
        'Waist, body and hem are three cloths joined by hand, as a sin has always been.',
        'หัวซิ่น ตัวซิ่น และตีนซิ่น เป็นผ้าสามผืนต่อด้วยมือตามแบบเดิม',
        'Tailleband, lijf en zoom zijn drie doeken, met de hand verbonden, zoals het altijd was.',
      ],
    ],
    of: [
      [
        'Cotton body, silk and cotton hem, waistband of red and white cotton.',
        'ตัวซิ่นฝ้าย ตีนจกไหมปนฝ้าย หัวซิ่นฝ้ายแดงขาว',
        'Katoenen lijf, zoom van zijde en katoen, tailleband van rood en wit katoen.',
      ],
      [
        'Hand-spun cotton with silk for the pattern, dyed with lac and indigo.',
        'ฝ้ายเข็นมือ ลวดลายด้วยไหม ย้อมครั่งและคราม',
        'Handgesponnen katoen met zijde voor het patroon, geverfd met lak en indigo.',
      ],
    ],
    use: [
      [
        'Fold it at the waist and tie a belt; no zipper, no size to fear.',
        'พับเอวแล้วคาดเข็มขัด ไม่มีซิป ไม่ต้องกลัวขนาด',
        'Vouw hem in de taille en bind een riem om; geen rits, geen angst voor maten.',
      ],
      [
        'Each valley reads the hem of another and knows where its wearer is from.',
        'คนแต่ละหุบเขาดูตีนซิ่นแล้วรู้ว่าคนนุ่งมาจากไหน',
        'Elk dal leest aan de zoom waar de draagster vandaan komt.',
      ],
      ['Worn to the temple and kept for daughters.', 'นุ่งไปวัดและเก็บไว้ให้ลูกสาว', 'Gedragen naar de tempel, bewaard voor dochters.'],
    ],
    facts: [
      'Size {label}: {measure} (all round and long), about {weight}.',
      'ขนาด {label}: รอบตัวและยาว {measure} หนักราว {weight}',
      'Maat {label}: {measure} (omtrek en lengte), ongeveer {weight}.',
    ],
  },
  'table-runner': {
    category: 'table-linen',
    hs: '630299',
    baht: [780, 2300],
    care: 'silk',
    choice: 'color',
    tags: ['thai silk', 'table runner', 'silver thread', 'brocade'],
    sizes: [size('35 × 150 cm', '35 × 150 cm', 190, 0.8), size('35 × 200 cm', '35 × 200 cm', 250), size('40 × 240 cm', '40 × 240 cm', 340, 1.3)],
    looks: { silver: ['silver gray', 'สีเทาเงิน', 'zilvergrijs'], gold: ['gold', 'สีทอง', 'goud'], wine: ['wine red', 'สีไวน์แดง', 'wijnrood'] },
    names: [
      ['Silk table runner in {look}', 'ผ้าคาดโต๊ะไหม{look}', 'Zijden tafelloper in {look}'],
      ['Brocade runner with metal thread, {look}', 'ผ้าคาดโต๊ะยกดิ้น {look}', 'Brokaatloper met metaaldraad, {look}'],
      ['Thai silk runner, {look}', 'ผ้าคาดโต๊ะไหมไทย {look}', 'Loper van Thaise zijde, {look}'],
    ],
    made: [
      [
        'The pattern rises on extra heddles, and a silver-wrapped thread is laid in beside the silk.',
        'ยกลายด้วยตะกอพิเศษ สอดดิ้นเงินคู่ไปกับเส้นไหม',
        'Het patroon komt op met extra hevels, en naast de zijde loopt een met zilver omwonden draad.',
      ],
      [
        'Two people work the loom: one weaves, one pulls the pattern cords from a written-down song of numbers.',
        'กี่หนึ่งใช้สองคน คนหนึ่งทอ อีกคนดึงเชือกลายตามเพลงตัวเลข',
        'Twee mensen bedienen het getouw: één weeft, één trekt de patroonkoorden op een lied van getallen.',
      ],
      ['Turned and hemmed by hand, with mitered corners that lie flat.', 'พับริมสอยมือ เข้ามุมเรียบ', 'Met de hand gezoomd, met verstekhoeken die plat liggen.'],
    ],
    of: [
      [
        'Silk with polyester-cored silver thread that does not tarnish.',
        'ไหมกับดิ้นเงินแกนโพลีเอสเตอร์ ไม่ดำ',
        'Zijde met zilverdraad om een polyester kern, die niet aanloopt.',
      ],
      [
        'Thai silk warp, metallic weft, cotton lining.',
        'เส้นยืนไหมไทย เส้นพุ่งดิ้น ซับในฝ้าย',
        'Schering van Thaise zijde, metaaldraad in de inslag, katoenen voering.',
      ],
    ],
    use: [
      [
        'For candlelight, which the thread gives back in small sparks.',
        'เหมาะกับแสงเทียน ดิ้นจะสะท้อนระยิบ',
        'Voor kaarslicht, dat de draad in kleine vonken teruggeeft.',
      ],
      [
        'Narrow enough to leave the wood of a good table visible.',
        'กว้างกำลังดี ยังเห็นเนื้อไม้ของโต๊ะสวย',
        'Smal genoeg om het hout van een mooie tafel te laten zien.',
      ],
      ['Also worn as a sabai across the shoulder at weddings.', 'ใช้เป็นสไบงานแต่งก็ได้', 'Ook als sabai over de schouder gedragen op bruiloften.'],
    ],
    facts: ['It measures {measure} and weighs about {weight}.', 'ขนาด {measure} หนักราว {weight}', 'Afmetingen {measure}, gewicht ongeveer {weight}.'],
  },
}
