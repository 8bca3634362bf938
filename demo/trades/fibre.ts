import type { Trade } from './trade.ts'

/** Rattan, bamboo, reed, wood, paper and lacquer. */
export const FIBRE_TRADES: Readonly<Record<string, Trade>> = {
  lacquer: {
    kinds: ['lacquer-box', 'gilded-panel', 'pearl-inlay-box'],
    noun: ['Lacquer', 'เครื่องเขิน'],
    group: ['Lacquerware Group', 'เครื่องเขิน'],
    craft: 'Lacquerware',
    specialities: ['Gilded lacquer', 'Mother-of-pearl inlay', 'Bamboo cores'],
    places: ['wua-lai', 'thon-buri', 'san-kamphaeng', 'bang-bua-thong', 'taling-chan', 'phanat-nikhom'],
    says: [
      [
        'Between two coats of lacquer a piece rests for days in the damp of the clay cellar.',
        'ระหว่างการลงรักแต่ละชั้น งานต้องบ่มในห้องชื้นอยู่หลายวัน',
        'Tussen twee laklagen rust een stuk dagenlang in de vochtige kelder.',
      ],
      [
        'Gold leaf forgives nothing; we work with the doors closed and the fan off.',
        'ทองคำเปลวไม่ให้อภัยใคร เราทำงานโดยปิดประตูและดับพัดลม',
        'Bladgoud vergeeft niets; we werken met de deuren dicht en de ventilator uit.',
      ],
      [
        'Lacquer dries in the damp and sulks in the sun, the opposite of washing.',
        'ยางรักแห้งในที่ชื้น งอนเมื่อเจอแดด ตรงข้ามกับตากผ้า',
        'Lak droogt in het vocht en mokt in de zon, andersom dan de was.',
      ],
      [
        'The sap makes apprentices itch for a month; those who stay, stay.',
        'ยางรักทำลูกศิษย์คันอยู่เดือนหนึ่ง ใครทนได้ก็อยู่ยาว',
        'Van het sap krijgen leerlingen een maand jeuk; wie blijft, die blijft.',
      ],
      [
        'We polish with the palm at the end, nothing else is soft enough.',
        'ขัดสุดท้ายใช้ฝ่ามือ ไม่มีอะไรนุ่มเท่า',
        'Het laatste polijsten gaat met de handpalm; niets anders is zacht genoeg.',
      ],
    ],
  },
  rattan: {
    kinds: ['rattan-basket', 'rattan-bag', 'rattan-lamp'],
    noun: ['Rattan', 'งานหวาย'],
    group: ['Rattan Weavers', 'จักสานหวาย'],
    craft: 'Rattan weaving',
    specialities: ['Rattan baskets', 'Rattan bags', 'Lamps'],
    places: ['bang-sai', 'phipun', 'na-muen-si', 'khuan-khanun', 'hang-dong', 'bang-bua-thong', 'ban-rai', 'tha-sae'],
    says: [
      [
        'We split the cane by mouth and knife, the way my mother did, so the skin keeps its shine.',
        'เราฉีกหวายด้วยปากและมีดแบบที่แม่เคยทำ ผิวหวายจึงยังเงางาม',
        'We splijten het riet met mond en mes, zoals mijn moeder deed, zodat de bast blijft glanzen.',
      ],
      [
        'A good basket should squeak when it is new and be silent when it is ten.',
        'ตะกร้าดีต้องดังเอี๊ยดตอนใหม่ และเงียบเมื่ออายุสิบปี',
        'Een goede mand kraakt als ze nieuw is en zwijgt als ze tien is.',
      ],
      ['We plant four vines for every one we cut.', 'ตัดหนึ่งเส้น ปลูกคืนสี่ต้น', 'Voor elke rank die we snijden planten we er vier.'],
      [
        'The forest warden knows us by name, and so do the leeches.',
        'เจ้าหน้าที่ป่าไม้จำชื่อเราได้ ทากก็เช่นกัน',
        'De boswachter kent ons bij naam, en de bloedzuigers ook.',
      ],
      [
        'Rattan is bent while the kettle sings; you have as long as a cup of tea.',
        'ดัดหวายตอนน้ำเดือด มีเวลาเท่าจิบชาหนึ่งถ้วย',
        'Rotan buig je terwijl de ketel zingt; je hebt zo lang als een kop thee.',
      ],
    ],
  },
  bamboo: {
    kinds: ['sticky-rice-basket', 'bamboo-hat', 'wind-chime'],
    noun: ['Bamboo', 'จักสานไม้ไผ่'],
    group: ['Bamboo Weavers', 'จักสานไม้ไผ่'],
    craft: 'Bamboo weaving',
    specialities: ['Sticky rice baskets', 'Hats', 'Fine splits'],
    places: ['bang-chao-cha', 'phanat-nikhom', 'kut-rang', 'hua-taphan', 'don-tan', 'sankhaburi', 'mueang-prachin', 'so-phisai', 'kut-chum'],
    says: [
      [
        'Bamboo is cut after the rains have gone, on a waning moon, so that the beetles leave it alone.',
        'เราตัดไผ่หลังหมดฝน ข้างแรม มอดจะได้ไม่กิน',
        'Bamboe kappen we na de regens, bij afnemende maan, zodat de kevers eraf blijven.',
      ],
      [
        'Ten households weave here between planting and harvest, mostly in the shade under the house.',
        'สิบครัวเรือนสานกันระหว่างดำนากับเกี่ยวข้าว ส่วนใหญ่นั่งใต้ถุนบ้าน',
        'Tien huishoudens vlechten hier tussen planten en oogsten, meestal in de schaduw onder het huis.',
      ],
      [
        'I can tell by the sound of the knife whether a split will hold.',
        'ฟังเสียงมีดก็รู้ว่าตอกเส้นไหนใช้ได้',
        'Aan het geluid van het mes hoor ik of een strook het houdt.',
      ],
      ['One bamboo gives three baskets, a ladle and kindling.', 'ไผ่ลำหนึ่งได้สามกระติบ ทัพพีหนึ่งคัน กับฟืน', 'Eén bamboe geeft drie manden, een lepel en aanmaakhout.'],
      ['The smoke above our kitchen is what keeps the beetles out.', 'ควันเหนือครัวเรานี่แหละกันมอด', 'De rook boven onze keuken houdt de kevers weg.'],
    ],
  },
  hyacinth: {
    kinds: ['hyacinth-basket'],
    noun: ['Water Hyacinth', 'ผักตบชวา'],
    group: ['Water Hyacinth Group', 'สานผักตบชวา'],
    craft: 'Water hyacinth weaving',
    specialities: ['Water hyacinth', 'Storage baskets'],
    places: ['kwan-phayao', 'sankhaburi', 'bang-pla-ma', 'sam-khok', 'chum-saeng'],
    says: [
      [
        'The plant chokes our lake, so each basket also opens a meter of water for the boats.',
        'ผักตบเคยแน่นกว๊าน ตะกร้าแต่ละใบจึงเปิดทางน้ำให้เรือด้วย',
        'De plant verstikt ons meer, dus elke mand maakt ook een meter water vrij voor de boten.',
      ],
      [
        'We dry the stems for a week and turn them as often as you would turn chilies.',
        'เราตากก้านหนึ่งสัปดาห์ กลับบ่อยเหมือนตากพริก',
        'We drogen de stengels een week en keren ze zo vaak als je chilipepers keert.',
      ],
      [
        'Visitors see a flower, fishermen a nuisance, and we see laundry baskets.',
        'คนมาเที่ยวเห็นดอกไม้ คนหาปลาเห็นปัญหา เราเห็นตะกร้าผ้า',
        'Bezoekers zien een bloem, vissers een plaag, en wij zien wasmanden.',
      ],
      ['Braiding is done in the boat on the way home.', 'เราถักเปียในเรือระหว่างกลับบ้าน', 'Vlechten doen we in de boot op weg naar huis.'],
      [
        'When the lake is low we weave what we dried in spring.',
        'น้ำแล้งก็สานของที่ตากไว้หน้าร้อน',
        'Staat het meer laag, dan weven we wat we in het voorjaar droogden.',
      ],
    ],
  },
  'yan-lipao': {
    kinds: ['yan-lipao-bag'],
    noun: ['Yan Lipao', 'ย่านลิเภา'],
    group: ['Yan Lipao Weavers', 'จักสานย่านลิเภา'],
    craft: 'Yan lipao weaving',
    specialities: ['Yan lipao', 'Evening bags', 'Silver mounts'],
    places: ['tha-wang', 'pak-phanang', 'tak-bai', 'bang-sai'],
    says: [
      [
        'Each vine is drawn through the holes of a milk-tin lid until it is as thin as sewing thread.',
        'เราชักย่านลิเภาผ่านรูฝากระป๋องนม จนเส้นเล็กเท่าด้าย',
        'Elke rank trekken we door de gaatjes van een melkblikdeksel, tot ze zo dun is als naaigaren.',
      ],
      [
        'A small bag takes one weaver twenty days, so we finish few and sign them all.',
        'กระเป๋าใบเล็กใช้เวลายี่สิบวัน เราจึงทำได้น้อยและลงชื่อทุกใบ',
        'Een klein tasje kost één vlechtster twintig dagen; we maken er weinig en signeren ze allemaal.',
      ],
      [
        'The vine is cut by the arm’s length and carried home like rice.',
        'ตัดย่านลิเภาทีละวา หาบกลับบ้านเหมือนหาบข้าว',
        'De rank wordt per armlengte gesneden en als rijst naar huis gedragen.',
      ],
      [
        'My eyes do the fine work until ten; after that it is my daughter’s turn.',
        'งานละเอียดตาเราไหวถึงสิบโมง หลังจากนั้นถึงคิวลูกสาว',
        'Tot tien uur kunnen mijn ogen het fijne werk aan; daarna is mijn dochter aan de beurt.',
      ],
      ['Queens have carried our bags, and so has the midwife.', 'พระราชินีก็เคยทรงถือ หมอตำแยก็เคยถือ', 'Koninginnen droegen onze tassen, en de vroedvrouw ook.'],
    ],
  },
  carving: {
    kinds: ['wood-elephant', 'carved-panel'],
    noun: ['Woodcarving', 'ไม้แกะสลัก'],
    group: ['Woodcarvers', 'ช่างไม้แกะสลัก'],
    craft: 'Woodcarving',
    specialities: ['Woodcarving', 'Reliefs', 'Elephants'],
    places: ['hang-dong', 'mae-tha-lampang', 'hang-dong', 'thung-hong', 'ta-klang', 'sao-hai'],
    says: [
      [
        'We carve reclaimed and plantation wood and can show the papers for both.',
        'เราใช้ไม้เก่าและไม้ปลูก มีเอกสารให้ดูทั้งสองอย่าง',
        'We snijden in teruggewonnen en plantagehout en kunnen van beide de papieren tonen.',
      ],
      [
        'The apprentice sands, the son roughs out, the father does the eyes.',
        'ลูกศิษย์ขัด ลูกชายโกลน ส่วนพ่อแกะตา',
        'De leerling schuurt, de zoon hakt voor, de vader doet de ogen.',
      ],
      [
        'Chips go to the neighbor’s bread oven, and we get bread.',
        'เศษไม้ให้เตาขนมปังข้างบ้าน แล้วเราก็ได้ขนมปัง',
        'De spaanders gaan naar de broodoven van de buren, en wij krijgen brood.',
      ],
      ['A good block waits two years under the house; so do we.', 'ไม้ดีรอใต้ถุนสองปี เราก็รอได้', 'Een goed blok wacht twee jaar onder het huis; wij ook.'],
      [
        'The elephants walk past our gate, so we need no photographs.',
        'ช้างเดินผ่านหน้าบ้าน เราเลยไม่ต้องใช้รูปถ่าย',
        'De olifanten lopen langs onze poort; foto’s hebben we niet nodig.',
      ],
    ],
  },
  turning: {
    kinds: ['mango-wood-bowl', 'teak-tray', 'wood-spoons', 'coconut-bowls'],
    noun: ['Wood', 'งานไม้'],
    group: ['Woodturners', 'ช่างกลึงไม้'],
    craft: 'Woodturning',
    specialities: ['Mango wood', 'Teak', 'Coconut shell'],
    places: ['hang-dong', 'long', 'ko-kha', 'khuan-khanun', 'amphawa', 'thap-sakae', 'lap-lae', 'chaiya'],
    says: [
      [
        'The wood comes from orchards that no longer bear; it would otherwise be burned.',
        'ไม้มาจากสวนที่ต้นหมดอายุให้ผล ถ้าเราไม่ใช้ก็จะถูกเผาทิ้ง',
        'Het hout komt uit boomgaarden die geen vrucht meer geven; anders zou het verbrand worden.',
      ],
      [
        'We finish with oil you could fry in, and nothing that smells of paint.',
        'เราเคลือบด้วยน้ำมันที่ใช้ทอดได้ ไม่มีอะไรที่มีกลิ่นสี',
        'We werken af met olie waarin je zou kunnen bakken, en met niets dat naar verf ruikt.',
      ],
      ['The lathe ran on a bicycle until the electricity came.', 'ก่อนไฟฟ้าเข้า เครื่องกลึงเราใช้จักรยานปั่น', 'Tot de stroom kwam, liep de draaibank op een fiets.'],
      [
        'Wet wood throws water at you, and you learn where to stand.',
        'กลึงไม้สดน้ำกระเด็นใส่หน้า เดี๋ยวก็รู้ว่าควรยืนตรงไหน',
        'Nat hout spuit je in het gezicht, en zo leer je waar je moet staan.',
      ],
      [
        'A bowl with a knot costs less in the shop and more at home.',
        'ชามมีตาไม้ ที่ร้านถูกกว่า แต่อยู่บ้านนานแล้วแพงกว่า',
        'Een kom met een knoest kost in de winkel minder en thuis meer.',
      ],
    ],
  },
  paper: {
    kinds: ['sa-umbrella', 'sa-lamp'],
    noun: ['Sa Paper', 'กระดาษสา'],
    group: ['Umbrella and Sa Paper Group', 'ร่มและกระดาษสา'],
    craft: 'Umbrellas and mulberry paper',
    specialities: ['Paper umbrellas', 'Mulberry paper', 'Brush painting'],
    places: ['bo-sang', 'bo-sang', 'mueang-nan', 'mae-tha-lampang'],
    says: [
      [
        'One village makes the frames, another the handles; we paste, oil and paint.',
        'หมู่บ้านหนึ่งทำโครง อีกหมู่บ้านทำด้าม ส่วนเราปิดกระดาษ ทาน้ำมัน และเขียนลาย',
        'Het ene dorp maakt de ribben, het andere de stelen; wij plakken, oliën en schilderen.',
      ],
      [
        'Flowers are painted in one breath, with two colors on the same brush.',
        'ดอกไม้เขียนในอึดใจเดียว พู่กันเดียวสองสี',
        'Bloemen schilderen we in één adem, met twee kleuren op dezelfde kwast.',
      ],
      [
        'We soak the bark in the canal overnight and hope for clear weather.',
        'แช่เปลือกสาในลำเหมืองข้ามคืน แล้วภาวนาให้ฟ้าเปิด',
        'We weken de bast een nacht in het kanaal en hopen op helder weer.',
      ],
      ['On drying days the temple yard is a field of circles.', 'วันตากร่ม ลานวัดกลายเป็นทุ่งวงกลม', 'Op droogdagen is het tempelplein een veld van cirkels.'],
      ['An umbrella passes through eleven pairs of hands here.', 'ร่มหนึ่งคันที่นี่ผ่านสิบเอ็ดคู่มือ', 'Een parasol gaat hier door elf paar handen.'],
    ],
  },
  reed: {
    kinds: ['reed-mat'],
    noun: ['Reed Mats', 'เสื่อกก'],
    group: ['Reed Mat Weavers', 'ทอเสื่อกก'],
    craft: 'Reed mat weaving',
    specialities: ['Reed mats', 'Jute warp', 'Double weave'],
    places: ['laem-sing', 'tha-mai', 'mueang-prachin', 'hua-taphan', 'pak-phanang', 'kut-chum'],
    says: [
      [
        'The sedge grows in brackish fields, which makes it tougher than any from sweet water.',
        'กกของเราโตในนากร่อย จึงเหนียวกว่ากกน้ำจืด',
        'De zegge groeit op brakke velden en is daardoor taaier dan die uit zoet water.',
      ],
      [
        'Two people share one loom: she throws the reed, he beats it home.',
        'กี่หนึ่งหลังใช้สองคน คนหนึ่งพุ่งกก อีกคนกระทบ',
        'Aan één getouw zitten twee mensen: de een werpt de rietstengel in, de ander slaat hem aan.',
      ],
      ['The dye pot stands under the mango tree and has no lid.', 'หม้อย้อมอยู่ใต้ต้นมะม่วง ไม่มีฝา', 'De verfpot staat onder de mangoboom en heeft geen deksel.'],
      [
        'The bishop’s house and the mosque both lie on our mats.',
        'ทั้งบ้านบาทหลวงและมัสยิดปูเสื่อของเรา',
        'Het huis van de pastoor en de moskee liggen allebei op onze matten.',
      ],
      ['Reed cut after the rain is green, and reed cut before it is gold.', 'กกตัดหลังฝนเขียว ตัดก่อนฝนทอง', 'Riet van na de regen is groen, van ervoor goud.'],
    ],
  },
}
