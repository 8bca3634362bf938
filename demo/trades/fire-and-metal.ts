import type { Trade } from './trade.ts'

/** Clay, glaze, silver and brass. */
export const FIRE_TRADES: Readonly<Record<string, Trade>> = {
  celadon: {
    kinds: ['celadon-vase', 'celadon-bowls'],
    noun: ['Celadon', 'ศิลาดล'],
    group: ['Celadon Potters', 'ช่างปั้นศิลาดล'],
    craft: 'Celadon',
    specialities: ['Celadon', 'Stoneware', 'Wood-ash glaze'],
    places: ['san-kamphaeng', 'mae-rim', 'doi-saket', 'wiang-pa-pao', 'san-kamphaeng'],
    says: [
      [
        'Our glaze is wood ash and rice-field clay, nothing else; the green comes from the fire.',
        'น้ำเคลือบของเรามีเพียงขี้เถ้าไม้กับดินหน้านา สีเขียวทั้งหมดมาจากไฟในเตา',
        'Ons glazuur is houtas en klei van het rijstveld, verder niets; het groen komt van het vuur.',
      ],
      [
        'We open the kiln only when it has cooled for two days, because haste cracks more pots than fire does.',
        'เราเปิดเตาเมื่อเย็นครบสองวัน เพราะความใจร้อนทำให้งานแตกมากกว่าไฟเสียอีก',
        'We openen de oven pas na twee dagen afkoelen, want haast breekt meer potten dan vuur.',
      ],
      [
        'Rain or dry season, the ash comes from our own stove and from the noodle shop next door.',
        'หน้าฝนหรือหน้าแล้ง ขี้เถ้ามาจากเตาบ้านเราและร้านก๋วยเตี๋ยวข้างบ้าน',
        'Regen of droogte, de as komt uit ons eigen fornuis en van de noedelzaak hiernaast.',
      ],
      [
        'A vase sings for three days after the kiln, and we never grow tired of it.',
        'แจกันออกจากเตาแล้วร้องเบา ๆ อยู่สามวัน ฟังไม่เคยเบื่อ',
        'Een vaas zingt drie dagen na de oven, en het verveelt ons nooit.',
      ],
      [
        'One pot in five is broken on purpose, by the one who made it.',
        'ห้าใบต้องทุบทิ้งหนึ่งใบ และคนทำเป็นคนทุบเอง',
        'Eén op de vijf potten wordt met opzet gebroken, door wie hem maakte.',
      ],
    ],
  },
  earthenware: {
    kinds: ['terracotta-pot'],
    noun: ['Pottery', 'เครื่องปั้นดินเผา'],
    group: ['Potters', 'ช่างปั้นดินเผา'],
    craft: 'Earthenware',
    specialities: ['Earthenware', 'Dan Kwian clay', 'Garden pots'],
    places: ['dan-kwian', 'ko-kret', 'ban-chiang', 'ban-mo', 'sathing-phra', 'in-buri', 'sam-khok', 'dan-kwian'],
    says: [
      [
        'We dig the clay from the river bend after the floods and let it rest for a whole dry season.',
        'เราขุดดินจากคุ้งน้ำหลังน้ำหลาก แล้วหมักทิ้งไว้ตลอดฤดูแล้ง',
        'We steken de klei na de overstroming uit de rivierbocht en laten haar een heel droog seizoen rusten.',
      ],
      [
        'The wheel is pushed by one and the pot raised by another, as it has always been done here.',
        'คนหนึ่งหมุนแป้น อีกคนขึ้นรูป เป็นวิธีที่ทำกันมาแต่เดิม',
        'De een draait de schijf, de ander trekt de pot op, zoals het hier altijd is gegaan.',
      ],
      [
        'Clay remembers a bad mood; on such days we only knead.',
        'ดินจำอารมณ์ได้ วันไหนหงุดหงิดเรานวดดินอย่างเดียว',
        'Klei onthoudt een slecht humeur; op zulke dagen kneden we alleen.',
      ],
      ['The kiln is built from the bricks of the one before it.', 'เตานี้ก่อจากอิฐของเตาเก่า', 'De oven is gebouwd van de stenen van de vorige.'],
      [
        'Our pots stand in hotel gardens now, but they began as jars for rainwater.',
        'กระถางเราไปอยู่สวนโรงแรมแล้ว แต่เดิมเป็นแค่โอ่งน้ำฝน',
        'Onze potten staan nu in hoteltuinen, maar ze begonnen als regentonnen.',
      ],
    ],
  },
  porcelain: {
    kinds: ['benjarong-jar', 'benjarong-tea-set', 'blue-white-jar'],
    noun: ['Benjarong', 'เบญจรงค์'],
    group: ['Benjarong Painters', 'ช่างเขียนเบญจรงค์'],
    craft: 'Benjarong',
    specialities: ['Benjarong', 'Blue and white', 'Gold outlines'],
    places: ['don-kai-di', 'amphawa', 'don-kai-di', 'ko-kha', 'photharam', 'sam-phran', 'phra-pradaeng'],
    says: [
      [
        'Every line is drawn in gold first; only then may the colors come.',
        'เราเดินเส้นทองก่อนทุกครั้ง แล้วจึงลงสี',
        'Eerst trekken we elke lijn in goud; dan pas mogen de kleuren komen.',
      ],
      [
        'Three painters share one table here, and each has a pattern nobody else is allowed to touch.',
        'ที่นี่ช่างสามคนนั่งโต๊ะเดียวกัน แต่ละคนมีลายประจำตัวที่คนอื่นไม่เขียน',
        'Drie schilders delen hier één tafel, en ieder heeft een patroon waar niemand anders aankomt.',
      ],
      [
        'A brush of three hairs does the petals, and it lasts a week.',
        'กลีบดอกใช้พู่กันสามเส้นขน ใช้ได้สัปดาห์เดียว',
        'De bloemblaadjes doen we met een kwast van drie haren, en die houdt een week.',
      ],
      [
        'The gold goes on brown and comes out of the fire shining; we still hold our breath.',
        'ทองตอนทาเป็นสีน้ำตาล ออกจากเตาถึงจะวาว ทุกวันนี้ยังลุ้น',
        'Het goud gaat er bruin op en komt glanzend uit het vuur; we houden nog steeds onze adem in.',
      ],
      [
        'We no longer hurry: a tea set takes the time a tea set takes.',
        'เราเลิกรีบแล้ว ชุดน้ำชาใช้เวลาเท่าที่ชุดน้ำชาต้องใช้',
        'We haasten ons niet meer: een theeservies duurt zo lang als een theeservies duurt.',
      ],
    ],
  },
  sangkhalok: {
    kinds: ['sangkhalok-plate'],
    noun: ['Sangkhalok', 'สังคโลก'],
    group: ['Sangkhalok Kiln', 'เตาสังคโลก'],
    craft: 'Sangkhalok ware',
    specialities: ['Sangkhalok', 'Underglaze painting'],
    places: ['mueang-kao', 'si-satchanalai', 'mueang-kao'],
    says: [
      [
        'We learned the fish and the lotus from shards that the plow still turns up around the old kilns.',
        'เราเรียนลายปลาและลายบัวจากเศษถ้วยที่ไถพบรอบเตาโบราณ',
        'De vis en de lotus leerden we van scherven die de ploeg nog steeds bij de oude ovens bovenhaalt.',
      ],
      [
        'The iron brown is ground from laterite stone that lies on our own hill.',
        'สีน้ำตาลได้จากการบดศิลาแลงบนเนินของเราเอง',
        'Het ijzerbruin malen we van laterietsteen van onze eigen heuvel.',
      ],
      [
        'Children here find better teachers in the field than we had in school.',
        'เด็กแถวนี้เจอครูดี ๆ กลางนา ดีกว่าที่เรามีในโรงเรียน',
        'Kinderen vinden hier in het veld betere leermeesters dan wij op school hadden.',
      ],
      [
        'The fish swims to the left on our plates; that is how you know them.',
        'ปลาของเราว่ายไปทางซ้าย ดูออกตรงนี้แหละ',
        'Op onze borden zwemt de vis naar links; zo herken je ze.',
      ],
      [
        'We fire with longan wood and open the door on a weekday.',
        'เราเผาด้วยไม้ลำไย และเปิดเตาวันธรรมดา',
        'We stoken met longanhout en openen de oven op een weekdag.',
      ],
    ],
  },
  silverware: {
    kinds: ['silver-bowl'],
    noun: ['Silver', 'เครื่องเงิน'],
    group: ['Silversmiths', 'ช่างเครื่องเงิน'],
    craft: 'Repoussé silver',
    specialities: ['Repoussé', 'Silver bowls', 'Temple patterns'],
    places: ['wua-lai', 'wua-lai', 'mueang-nan', 'mueang-phetchaburi'],
    says: [
      [
        'On our street you hear the hammers before you see the shops.',
        'ในย่านของเรา คุณจะได้ยินเสียงค้อนก่อนเห็นหน้าร้าน',
        'In onze straat hoor je de hamers voordat je de winkels ziet.',
      ],
      [
        'A bowl is struck from inside and outside by turns until the flowers stand up on their own.',
        'ขันใบหนึ่งต้องตีสลับในนอก จนดอกไม้นูนขึ้นมาเอง',
        'Een kom wordt beurtelings van binnen en van buiten geslagen, tot de bloemen vanzelf omhoogkomen.',
      ],
      ['My ears ring, and I would not have it otherwise.', 'หูอื้อหมดแล้ว แต่ก็ไม่อยากเปลี่ยน', 'Mijn oren suizen, en ik zou het niet anders willen.'],
      [
        'The punches hang on the wall in the order of our grandfather.',
        'สิ่วแขวนข้างฝาเรียงตามลำดับของปู่',
        'De ponsen hangen aan de wand in de volgorde van onze grootvader.',
      ],
      [
        'We weigh the silver before and after and write both in the book.',
        'เราชั่งเงินก่อนและหลัง จดทั้งสองครั้งลงสมุด',
        'We wegen het zilver ervoor en erna en schrijven beide in het boek.',
      ],
    ],
  },
  niello: {
    kinds: ['niello-box'],
    noun: ['Nielloware', 'เครื่องถม'],
    group: ['Nielloware Craftsmen', 'ช่างเครื่องถม'],
    craft: 'Nielloware',
    specialities: ['Nielloware', 'Hand engraving', 'Gilt niello'],
    places: ['tha-wang', 'tha-wang', 'bang-lamphu'],
    says: [
      [
        'The black is melted silver, copper, lead and sulfur, and each house keeps its own measure.',
        'ยาถมหลอมจากเงิน ทองแดง ตะกั่ว และกำมะถัน แต่ละบ้านมีส่วนผสมของตัวเอง',
        'Het zwart is gesmolten zilver, koper, lood en zwavel, en elk huis bewaart zijn eigen verhouding.',
      ],
      [
        'We engrave by daylight only, at the window, because lamplight lies.',
        'เราแกะลายด้วยแสงธรรมชาติริมหน้าต่างเท่านั้น เพราะแสงไฟหลอกตา',
        'We graveren alleen bij daglicht aan het raam, want lamplicht liegt.',
      ],
      [
        'There were forty houses of us once; now you can count them on your fingers.',
        'เคยมีกันสี่สิบบ้าน วันนี้นับนิ้วได้',
        'Ooit waren er veertig huizen; nu tel je ze op je vingers.',
      ],
      [
        'A scratch in the black can be mended, a scratch in the patience cannot.',
        'รอยในยาถมซ่อมได้ รอยในใจช่างซ่อมไม่ได้',
        'Een kras in het zwart is te herstellen, een kras in het geduld niet.',
      ],
      [
        'The princes of Nakhon gave such boxes away; we send them by mail.',
        'เจ้าเมืองนครเคยใช้มอบแขก เราส่งทางไปรษณีย์',
        'De vorsten van Nakhon gaven zulke doosjes weg; wij sturen ze met de post.',
      ],
    ],
  },
  brass: {
    kinds: ['brass-bells', 'incense-set'],
    noun: ['Brass', 'เครื่องทองเหลือง'],
    group: ['Brass Casters', 'ช่างหล่อทองเหลือง'],
    craft: 'Brass casting',
    specialities: ['Lost-wax casting', 'Bells', 'Temple brass'],
    places: ['pa-ao', 'ban-bu', 'pa-ao', 'tha-ruea', 'pak-phanang', 'nakhon-chai-si'],
    says: [
      [
        'Each mold is wound from wax thread and broken once, so no two bells have the same voice.',
        'แม่พิมพ์พันจากเส้นขี้ผึ้งและใช้ได้ครั้งเดียว กระดิ่งทุกใบจึงเสียงไม่เหมือนกัน',
        'Elke mal wordt van wasdraad gewonden en één keer gebroken, dus geen twee bellen klinken hetzelfde.',
      ],
      [
        'We listen to every bell before it leaves; the dull ones go back into the pot.',
        'เราฟังเสียงทุกใบก่อนส่ง ใบที่เสียงทึบจะกลับเข้าเบ้าหลอม',
        'We luisteren naar elke bel voor hij vertrekt; de doffe gaan terug in de smeltkroes.',
      ],
      [
        'Old taps, old locks, old radiators: all of them wanted to be bells.',
        'ก๊อกเก่า กุญแจเก่า หม้อน้ำเก่า ที่จริงอยากเป็นกระดิ่งกันทั้งนั้น',
        'Oude kranen, oude sloten, oude radiatoren: ze wilden allemaal bel worden.',
      ],
      [
        'We pour at dusk, when you can see the color of the metal.',
        'เราเททองเหลืองตอนพลบ เห็นสีเนื้อโลหะชัด',
        'We gieten in de schemering, als je de kleur van het metaal ziet.',
      ],
      [
        'The clay for the molds comes from under the same tree as ever.',
        'ดินปั้นพิมพ์ขุดจากใต้ต้นไม้ต้นเดิมเสมอ',
        'De klei voor de mallen komt van onder dezelfde boom als altijd.',
      ],
    ],
  },
  'silver-jewelry': {
    kinds: ['silver-ring', 'silver-earrings', 'pendant-necklace', 'silver-bangle', 'torque'],
    noun: ['Silver Jewelry', 'เครื่องประดับเงิน'],
    group: ['Silver Jewelry Group', 'เครื่องประดับเงิน'],
    craft: 'Silver jewelry',
    specialities: ['Hill tribe silver', 'Hand-forged jewelry', 'Engraving'],
    places: ['pua', 'khwao-sinarin', 'wua-lai', 'chiang-khong', 'mae-sariang', 'pua', 'mae-ramat', 'si-satchanalai', 'pai', 'mueang-nan', 'chiang-kham'],
    says: [
      [
        'We work silver of 92.5 to 98 percent, soft enough to take the hammer and the story.',
        'เราใช้เงินเนื้อ 92.5 ถึง 98 เปอร์เซ็นต์ อ่อนพอให้ค้อนเล่าเรื่องได้',
        'We werken met zilver van 92,5 tot 98 procent, zacht genoeg voor de hamer en het verhaal.',
      ],
      [
        'The fish, the sun and the fern come from our grandmothers’ jackets.',
        'ลายปลา ตะวัน และผักกูด มาจากเสื้อของคุณยายเรา',
        'De vis, de zon en de varen komen van de jasjes van onze grootmoeders.',
      ],
      [
        'Every stamp in the workshop was filed by hand by the one who uses it.',
        'ตราตอกทุกตัวในโรงงาน คนใช้เป็นคนตะไบเอง',
        'Elke stempel in de werkplaats is gevijld door wie ermee werkt.',
      ],
      [
        'On the mountain we hammer in the morning, when the fog keeps the neighbors asleep anyway.',
        'บนดอยเราตีเงินตอนเช้า หมอกลงเพื่อนบ้านก็ยังไม่ตื่นอยู่ดี',
        'Op de berg hameren we ’s ochtends, als de mist de buren toch laat slapen.',
      ],
      [
        'A bracelet was our bank book once, and we still weigh it like one.',
        'แต่ก่อนกำไลคือสมุดบัญชี ทุกวันนี้เรายังชั่งแบบนั้น',
        'Een armband was ooit ons spaarbankboekje, en we wegen hem nog zo.',
      ],
      [
        'We leave the hammer marks; a machine would polish them away.',
        'เราทิ้งรอยค้อนไว้ เครื่องจักรคงขัดหายหมด',
        'We laten de hamerslagen staan; een machine zou ze wegpoetsen.',
      ],
    ],
  },
  gems: {
    kinds: ['gem-ring', 'pearl-earrings', 'bead-bracelet'],
    noun: ['Gems', 'พลอย'],
    group: ['Gem and Bead Makers', 'ช่างพลอยและลูกปัด'],
    craft: 'Gems and beads',
    specialities: ['Gem setting', 'Andaman pearls', 'Beads'],
    places: ['chanthaburi', 'bo-rai', 'bo-phloi', 'thalang', 'ko-yao', 'khlong-thom', 'u-thong', 'charoen-krung', 'takua-pa'],
    says: [
      [
        'Stones are chosen at the weekend market, one by one, against the north light.',
        'เราคัดพลอยที่ตลาดวันหยุดทีละเม็ด ส่องกับแสงทิศเหนือ',
        'Stenen kiezen we op de weekendmarkt, één voor één, tegen het noorderlicht.',
      ],
      [
        'We tell you when a stone was heated; most are, and honest people say so.',
        'พลอยเม็ดไหนเผามาเราบอกตรง ๆ ส่วนใหญ่เผาทั้งนั้น คนซื่อเขาบอกกัน',
        'We zeggen het als een steen verhit is; de meeste zijn dat, en eerlijke mensen zeggen het erbij.',
      ],
      [
        'My father cut by foot treadle; I cut by foot treadle with a better lamp.',
        'พ่อเจียด้วยแป้นเหยียบ เราก็เจียด้วยแป้นเหยียบ แค่ไฟดีกว่า',
        'Mijn vader sleep met een voetpedaal; ik slijp met een voetpedaal en een betere lamp.',
      ],
      [
        'A pearl is two years of clean water, so we look after the bay first.',
        'มุกหนึ่งเม็ดคือน้ำสะอาดสองปี เราจึงดูแลอ่าวก่อน',
        'Een parel is twee jaar schoon water, dus zorgen we eerst voor de baai.',
      ],
      [
        'Every stone goes out with its story on a card, the dull parts included.',
        'พลอยทุกเม็ดมีการ์ดบอกที่มา รวมทั้งส่วนที่น่าเบื่อ',
        'Elke steen gaat weg met zijn verhaal op een kaart, de saaie delen inbegrepen.',
      ],
    ],
  },
  goldsmith: {
    kinds: ['gold-necklace'],
    noun: ['Thong Boran', 'ทองโบราณ'],
    group: ['Goldsmiths', 'ช่างทองโบราณ'],
    craft: 'Sukhothai gold',
    specialities: ['Sukhothai gold', 'Enamel', 'Hand-woven chain'],
    places: ['si-satchanalai', 'si-satchanalai', 'mueang-phetchaburi'],
    says: [
      [
        'We draw our own wire and weave the chain link by link; a fine one takes nine days.',
        'เรารีดลวดเองและถักสร้อยทีละห่วง เส้นละเอียดใช้เวลาเก้าวัน',
        'We trekken onze eigen draad en vlechten de ketting schakel voor schakel; een fijne kost negen dagen.',
      ],
      [
        'The enamel is fired over charcoal, three colors and never a fourth.',
        'ลงยาเผาด้วยถ่าน ใช้เพียงสามสี ไม่เคยมีสีที่สี่',
        'Het email wordt boven houtskool gebrand: drie kleuren, nooit een vierde.',
      ],
      ['The blowpipe is older than the house.', 'ท่อเป่าแล่นอายุมากกว่าบ้าน', 'De blaaspijp is ouder dan het huis.'],
      [
        'Old pieces are brought to us to be measured, and we learn from each.',
        'คนเอาของเก่ามาให้วัด เราได้เรียนจากทุกชิ้น',
        'Men brengt ons oude stukken om te meten, en van elk leren we.',
      ],
      [
        'There are weeks in which the whole village makes one necklace.',
        'บางสัปดาห์ทั้งหมู่บ้านทำสร้อยเส้นเดียว',
        'Er zijn weken waarin het hele dorp aan één ketting werkt.',
      ],
    ],
  },
}
