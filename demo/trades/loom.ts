import type { Trade } from './trade.ts'

/** Silk, cotton, indigo, embroidery and batik. */
export const LOOM_TRADES: Readonly<Record<string, Trade>> = {
  silk: {
    kinds: ['mudmee-silk', 'silk-scarves', 'table-runner'],
    noun: ['Mudmee Silk', 'ไหมมัดหมี่'],
    group: ['Silk Weavers', 'ทอผ้าไหม'],
    craft: 'Silk weaving',
    specialities: ['Mudmee silk', 'Silk scarves', 'Natural dyes'],
    places: [
      'chonnabot',
      'tha-sawang',
      'na-pho',
      'pak-thong-chai',
      'ban-khwao',
      'mueang-lamphun',
      'phutthaisong',
      'rasi-salai',
      'chonnabot',
      'mancha-khiri',
      'chaiya',
      'kaset-wisai',
      'ban-phon',
    ],
    says: [
      [
        'We keep our own silkworms on our own mulberry, so we know each thread from the leaf on.',
        'เราเลี้ยงไหมเองด้วยใบหม่อนของเรา จึงรู้จักเส้นไหมตั้งแต่ยังเป็นใบ',
        'We houden onze eigen zijderupsen op onze eigen moerbei en kennen elke draad vanaf het blad.',
      ],
      [
        'The pattern is tied before it is dyed, from memory; there is no paper.',
        'ลายมัดจากความจำก่อนย้อม ไม่มีแบบบนกระดาษ',
        'Het patroon wordt uit het hoofd gebonden voor het verven; op papier staat niets.',
      ],
      [
        'In the dry months you can hear thirty looms from our temple gate.',
        'หน้าแล้งยืนหน้าวัดจะได้ยินเสียงกี่สามสิบหลัง',
        'In de droge maanden hoor je vanaf onze tempelpoort dertig getouwen.',
      ],
      [
        'A cocoon holds a kilometer, and every centimeter passes our fingers.',
        'รังหนึ่งมีเส้นไหมเป็นกิโล ทุกเซนติเมตรผ่านนิ้วเรา',
        'Een cocon bevat een kilometer, en elke centimeter gaat door onze vingers.',
      ],
      [
        'My daughter studies in the city and comes home to weave in April.',
        'ลูกสาวเรียนในเมือง เมษาก็กลับมาทอผ้า',
        'Mijn dochter studeert in de stad en komt in april thuis weven.',
      ],
    ],
  },
  indigo: {
    kinds: ['indigo-scarf', 'mo-hom-shirt'],
    noun: ['Indigo', 'ผ้าย้อมคราม'],
    group: ['Indigo Dyers', 'ย้อมคราม'],
    craft: 'Indigo dyeing',
    specialities: ['Indigo', 'Hand-spun cotton', 'Mo hom'],
    places: ['phanna-nikhom', 'thung-hong', 'kut-bak', 'renu-nakhon', 'phanna-nikhom', 'na-kha', 'thung-hong'],
    says: [
      [
        'The vat is fed every morning with lye and a little rice whisky, and it sulks when we forget.',
        'หม้อครามต้องให้น้ำด่างกับเหล้าขาวทุกเช้า วันไหนลืมครามจะหนี',
        'De kuip krijgt elke ochtend loog en een scheutje rijstwhisky, en mokt als we het vergeten.',
      ],
      [
        'Nine dips make the blue that people here call the color of the evening before rain.',
        'ย้อมเก้าน้ำจึงได้สีที่คนแถวนี้เรียกว่าฟ้าค่ำก่อนฝน',
        'Negen keer dompelen geeft het blauw dat ze hier de avond voor de regen noemen.',
      ],
      ['You know us by our fingernails.', 'จำเราได้จากเล็บมือ', 'Je herkent ons aan onze nagels.'],
      [
        'We never dye on the day of a funeral; the vat would die as well.',
        'วันงานศพเราไม่ย้อม หม้อครามจะตายตาม',
        'Op de dag van een begrafenis verven we niet; de kuip zou ook sterven.',
      ],
      [
        'Cotton, indigo, tamarind: everything we need grows within a shout.',
        'ฝ้าย คราม มะขาม ทุกอย่างโตในระยะตะโกนถึง',
        'Katoen, indigo, tamarinde: alles wat we nodig hebben groeit binnen gehoorsafstand.',
      ],
    ],
  },
  khit: {
    kinds: ['khit-shawl', 'axe-pillow', 'cushion', 'wall-hanging'],
    noun: ['Khit Weaving', 'ผ้าขิด'],
    group: ['Khit Weavers', 'ทอผ้าขิด'],
    craft: 'Khit weaving',
    specialities: ['Khit', 'Axe pillows', 'Cushions'],
    places: ['na-kha', 'si-than', 'na-klang', 'ban-rai', 'hua-taphan', 'kanthararom', 'tha-bo', 'so-phisai', 'ban-phon', 'khong-chiam'],
    says: [
      [
        'The pattern lives in a bundle of sticks behind the loom; lose one and the elephant has three legs.',
        'ลายอยู่ในไม้เก็บหลังกี่ หายไปอันเดียวช้างก็เหลือสามขา',
        'Het patroon zit in een bundel stokjes achter het getouw; raak er één kwijt en de olifant heeft drie poten.',
      ],
      ['We stuff with kapok from the trees along our own road.', 'เรายัดนุ่นจากต้นนุ่นริมทางหมู่บ้าน', 'We vullen met kapok van de bomen langs onze eigen weg.'],
      ['Grandmother could read khit in the dark, with her thumb.', 'ยายอ่านลายขิดในที่มืดด้วยนิ้วโป้ง', 'Grootmoeder kon khit in het donker lezen, met haar duim.'],
      [
        'A pillow for a monk gets the best face, then the bride’s, then yours.',
        'หมอนถวายพระได้หน้าสวยสุด รองมาของเจ้าสาว แล้วก็ของคุณ',
        'Het kussen voor een monnik krijgt het mooiste vlak, dan dat van de bruid, dan het uwe.',
      ],
      [
        'Elephants in our cloth walk toward the hem, which is home.',
        'ช้างในผ้าเราเดินไปทางชายผ้า คือทางกลับบ้าน',
        'Olifanten in onze doek lopen naar de zoom; daar is thuis.',
      ],
    ],
  },
  cotton: {
    kinds: ['phakaoma', 'placemats', 'cotton-throw', 'woven-tote'],
    noun: ['Cotton', 'ผ้าฝ้ายทอมือ'],
    group: ['Cotton Weavers', 'ทอผ้าฝ้าย'],
    craft: 'Cotton weaving',
    specialities: ['Hand-woven cotton', 'Phakaoma', 'Table textiles'],
    places: ['pa-sang', 'nong-khao', 'chom-thong', 'pa-daeng', 'lom-kao', 'photharam', 'ko-yo', 'chiang-khan', 'na-muen-si', 'ban-mi', 'phon-sai'],
    says: [
      [
        'Our looms are older than we are; the cotton on them is this year’s.',
        'กี่ของเราอายุมากกว่าคนทอ แต่ฝ้ายเป็นของปีนี้',
        'Onze getouwen zijn ouder dan wijzelf; het katoen erop is van dit jaar.',
      ],
      [
        'A phakaoma is a towel, a belt, a cradle and a hat, so we weave it to last.',
        'ผ้าขาวม้าเป็นได้ทั้งผ้าเช็ดตัว เข็มขัด เปล และหมวก เราจึงทอให้ทน',
        'Een phakaoma is handdoek, riem, wieg en hoed tegelijk, dus weven we hem sterk.',
      ],
      [
        'The warp is dressed with rice water, so the cat likes it too.',
        'เส้นยืนชุบน้ำข้าว แมวเลยชอบด้วย',
        'De schering is gesterkt met rijstwater, dus de kat houdt er ook van.',
      ],
      [
        'We sing the stripes: three red, one white, three red, stop.',
        'เราร้องเป็นเพลง แดงสาม ขาวหนึ่ง แดงสาม หยุด',
        'We zingen de strepen: drie rood, één wit, drie rood, stop.',
      ],
      ['From our window you see the field the thread came from.', 'มองจากหน้าต่างเห็นไร่ที่ด้ายมา', 'Uit ons raam zie je het veld waar de draad vandaan komt.'],
    ],
  },
  'tin-jok': {
    kinds: ['pha-sin'],
    noun: ['Tin Jok', 'ผ้าตีนจก'],
    group: ['Tin Jok Weavers', 'ทอผ้าตีนจก'],
    craft: 'Tin jok weaving',
    specialities: ['Tin jok', 'Pha sin'],
    places: ['mae-chaem', 'long', 'lap-lae', 'khu-bua', 'si-satchanalai', 'pua'],
    says: [
      [
        'The hem is picked with a porcupine quill, upside down, thread by thread.',
        'ตีนซิ่นจกด้วยขนเม่น จากด้านหลังผ้า ทีละเส้น',
        'De zoom wordt met een stekelvarkenpen geplukt, ondersteboven, draad voor draad.',
      ],
      [
        'Girls here still weave one for their wedding, and one to be remembered by.',
        'สาว ๆ ที่นี่ยังทอไว้ผืนหนึ่งสำหรับวันแต่งงาน อีกผืนไว้ให้ลูกหลานจำ',
        'Meisjes weven hier nog altijd één zoom voor hun bruiloft en één om herinnerd te worden.',
      ],
      [
        'We keep a hem of 1890 in a cookie tin and copy nothing else.',
        'เราเก็บตีนซิ่นอายุร้อยกว่าปีไว้ในกล่องขนมปัง และลอกแต่ผืนนั้น',
        'We bewaren een zoom van meer dan honderd jaar in een koektrommel en volgen alleen die.',
      ],
      ['Counting is done aloud, so nobody gossips at the loom.', 'เรานับเสียงดัง หน้ากี่จึงไม่มีใครนินทา', 'We tellen hardop, dus aan het getouw roddelt niemand.'],
      [
        'The yellow is jackfruit, the red is lac, and the black is a secret.',
        'เหลืองคือขนุน แดงคือครั่ง ดำคือความลับ',
        'Het geel is jackfruit, het rood is lak, en het zwart is geheim.',
      ],
    ],
  },
  'hill-tribe': {
    kinds: ['hill-tribe-bag', 'hill-tribe-doll'],
    noun: ['Highland Textiles', 'ผ้าชาวดอย'],
    group: ['Highland Embroiderers', 'ปักผ้าชาวดอย'],
    craft: 'Highland embroidery',
    specialities: ['Cross stitch', 'Back-strap weaving', 'Dolls'],
    places: ['mae-salong', 'khao-kho', 'chiang-dao', 'khlong-lan', 'phop-phra', 'pai', 'chiang-kham', 'mae-chaem'],
    says: [
      [
        'We are Hmong, Mien and Karen neighbors who share a sewing room and never a pattern.',
        'เราเป็นเพื่อนบ้านม้ง เมี่ยน และกะเหรี่ยง ใช้ห้องเย็บด้วยกัน แต่ลายของใครของมัน',
        'We zijn Hmong-, Mien- en Karen-buren die een naaikamer delen, maar nooit een patroon.',
      ],
      [
        'The stitches are counted, never drawn, and a child learns them before the alphabet.',
        'เรานับเส้นด้ายแล้วปัก ไม่เคยร่างแบบ เด็ก ๆ ปักเป็นก่อนอ่านหนังสือ',
        'De steken worden geteld, nooit getekend, en een kind leert ze eerder dan het alfabet.',
      ],
      [
        'We stitch on the bus, in line, and at parent-teacher night.',
        'เราปักบนรถ ในแถวรอ และตอนประชุมผู้ปกครอง',
        'We borduren in de bus, in de rij en op de ouderavond.',
      ],
      [
        'My needle case is a porcupine quill; my grandmother’s was too.',
        'กลักเข็มเราเป็นขนเม่น ของยายก็ใช่',
        'Mijn naaldenkoker is een stekelvarkenpen; die van mijn grootmoeder was dat ook.',
      ],
      ['New Year is our fashion week.', 'ปีใหม่คือแฟชั่นวีกของพวกเรา', 'Nieuwjaar is onze modeweek.'],
    ],
  },
  batik: {
    kinds: ['batik-sarong'],
    noun: ['Batik', 'บาติก'],
    group: ['Batik Painters', 'เขียนผ้าบาติก'],
    craft: 'Batik',
    specialities: ['Hand-drawn batik', 'Wax resist'],
    places: ['thalang', 'ao-luek', 'sai-buri', 'tak-bai', 'yaha', 'takua-pa', 'kapoe'],
    says: [
      [
        'We draw the wax freehand from a copper pen and let the sea decide the colors.',
        'เราเขียนเทียนด้วยจันติ้งมือเปล่า แล้วให้ทะเลเลือกสี',
        'We tekenen de was uit de losse hand met een koperen pen en laten de zee de kleuren kiezen.',
      ],
      [
        'When the cloth dries on the beach, tourists think it is an exhibition.',
        'เวลาตากผ้าริมหาด นักท่องเที่ยวนึกว่าเราจัดนิทรรศการ',
        'Als het doek op het strand droogt, denken toeristen dat het een tentoonstelling is.',
      ],
      [
        'Wax smokes at the right heat and burns at the next; we have burned enough.',
        'เทียนร้อนพอดีมีควัน ร้อนไปอีกนิดไหม้ เราไหม้มาพอแล้ว',
        'Was rookt op de goede hitte en brandt bij de volgende; we hebben genoeg gebrand.',
      ],
      [
        'We boil the cloth out by the sea, because the kitchen forbade it.',
        'เราต้มผ้าริมทะเล เพราะในครัวห้าม',
        'We koken het doek aan zee uit, want de keuken verbood het.',
      ],
      ['The fishermen name our blues for us.', 'ชาวประมงเป็นคนตั้งชื่อสีฟ้าให้เรา', 'De vissers bedenken de namen van onze blauwen.'],
    ],
  },
}
