import { size, type CraftSheets } from '../craft-sheet.ts'

/** Trays, spoons, soap, herbs and mats. */
export const HOME_USE: CraftSheets = {
  'teak-tray': {
    category: 'kitchen-and-table',
    hs: '441920',
    baht: [490, 1350],
    care: 'wood',
    choice: 'color',
    personal: [
      'A name or date burned into the rim, at most 25 letters',
      'ชื่อหรือวันที่จี้ไฟบนขอบ ไม่เกิน 25 ตัวอักษร',
      'Een naam of datum in de rand gebrand, hoogstens 25 letters',
    ],
    tags: ['teak', 'tray', 'kitchen', 'serving'],
    sizes: [size('30 cm', '30 × 20 × 3 cm', 620, 0.7), size('40 cm', '40 × 28 × 4 cm', 1100), size('50 cm', '50 × 35 × 5 cm', 1700, 1.5)],
    looks: { natural: ['natural', 'สีธรรมชาติ', 'naturel'], dark: ['dark', 'สีเข้ม', 'donker'], red: ['red lacquer', 'ทารักแดง', 'rode lak'] },
    names: [
      ['Teak tray, {look}', 'ถาดไม้สัก {look}', 'Dienblad van teak, {look}'],
      ['Solid teak serving tray in {look}', 'ถาดเสิร์ฟไม้สักแท้{look}', 'Massief teakhouten serveerblad, {look}'],
      ['Carved-edge teak tray, {look}', 'ถาดไม้สักขอบแกะ {look}', 'Teakblad met gesneden rand, {look}'],
    ],
    made: [
      [
        'Hollowed from one plank with a gouge, so there is no joint to open when it gets wet.',
        'ขุดจากไม้แผ่นเดียวด้วยสิ่ว ไม่มีรอยต่อให้แยกเมื่อโดนน้ำ',
        'Met een guts uit één plank gehold, dus zonder naad die bij vocht opengaat.',
      ],
      [
        'The grips are cut last and rounded to the palm that will carry it.',
        'มือจับเจาะท้ายสุด ลบมุมให้พอดีฝ่ามือ',
        'De grepen komen het laatst en worden afgerond naar de hand die het draagt.',
      ],
      ['Scraped, sanded and oiled on three evenings.', 'ขูด ขัด และทาน้ำมันสามเย็น', 'Op drie avonden geschraapt, geschuurd en geolied.'],
    ],
    of: [
      [
        'Plantation teak from Phrae with forestry papers, finished with tung oil.',
        'ไม้สักสวนป่ามีใบรับรอง เคลือบน้ำมันมะเยา',
        'Plantageteak met bosbouwpapieren, afgewerkt met tungolie.',
      ],
      [
        'Teak boards saved from old houses, nail holes filled with teak dust.',
        'ไม้สักจากเรือนเก่า อุดรูตะปูด้วยผงสัก',
        'Teakplanken uit oude huizen, spijkergaten gevuld met teakstof.',
      ],
    ],
    use: [
      [
        'Breakfast in bed, or the mortar and its smaller friends.',
        'ยกมื้อเช้าบนเตียง หรือวางครกกับของคู่กัน',
        'Voor ontbijt op bed, of de vijzel met zijn kleine vrienden.',
      ],
      [
        'Teak carries its own oil and hardly minds a spilled glass.',
        'สักมีน้ำมันในตัว น้ำหกไม่ค่อยเป็นไร',
        'Teak heeft zijn eigen olie en geeft weinig om een gemorst glas.',
      ],
      [
        'Grain and small knots differ; that is the tree, not a mistake.',
        'ลายและตาไม้ต่างกัน นั่นคือต้นไม้ ไม่ใช่ตำหนิ',
        'Nerf en knoestjes verschillen; dat is de boom, geen fout.',
      ],
    ],
  },
  'wood-spoons': {
    category: 'kitchen-and-table',
    hs: '441990',
    baht: [140, 450],
    care: 'wood',
    choice: 'color',
    tags: ['spoon', 'wood', 'kitchen', 'carved'],
    sizes: [size('1 pc', '32 × 6 × 3 cm', 60, 0.5), size('3 pcs', '32 × 10 × 5 cm', 180), size('5 pcs', '34 × 12 × 6 cm', 300, 1.5)],
    looks: { teak: ['teak', 'ไม้สัก', 'teak'], coconut: ['coconut wood', 'ไม้มะพร้าว', 'kokoshout'], pale: ['pale wood', 'ไม้สีอ่อน', 'licht hout'] },
    names: [
      ['Carved wooden spoons, {look}', 'ช้อนไม้แกะ {look}', 'Gesneden houten lepels, {look}'],
      ['Wok spoons in {look}', 'ตะหลิวและช้อนกระทะ{look}', 'Woklepels van {look}'],
      ['Hand-cut kitchen spoons, {look}', 'ช้อนครัวถากมือ {look}', 'Handgesneden keukenlepels, {look}'],
    ],
    made: [
      [
        'Split along the grain with an axe and shaved with a crooked knife; a sawn spoon would break.',
        'ผ่าตามเสี้ยนด้วยขวาน ถากด้วยมีดงอ ถ้าใช้เลื่อยจะหักง่าย',
        'Met de bijl langs de draad gespleten en met een krom mes gesneden; een gezaagde lepel zou breken.',
      ],
      [
        'Boiled in salt water, dried in sand and rubbed with coconut oil.',
        'ต้มน้ำเกลือ อบทราย ทาน้ำมันมะพร้าว',
        'In zout water gekookt, in zand gedroogd en met kokosolie ingewreven.',
      ],
      ['The handle is thinned where the thumb lies.', 'ด้ามเหลาบางตรงที่นิ้วโป้งวาง', 'De steel is dunner waar de duim ligt.'],
    ],
    of: [
      ['Off-cuts of furniture makers, too good for the stove.', 'เศษไม้จากช่างเฟอร์นิเจอร์ ดีเกินจะเข้าเตา', 'Restanten van meubelmakers, te goed voor de kachel.'],
      ['Hardwood without lacquer, food safe.', 'ไม้เนื้อแข็งไม่เคลือบแล็กเกอร์ ใช้กับอาหารได้', 'Hardhout zonder lak, geschikt voor voedsel.'],
    ],
    use: [
      ['Kind to pans, deaf to heat.', 'ไม่ขูดกระทะ ไม่กลัวร้อน', 'Lief voor pannen, doof voor hitte.'],
      ['For curries, jam and arguments about who stirs.', 'คนแกง กวนแยม และเถียงกันว่าใครจะคน', 'Voor curry, jam en ruzie over wie er roert.'],
      ['They darken at the tip and tell what you cook.', 'ปลายช้อนเข้มขึ้น บอกได้ว่าบ้านนี้ทำอะไร', 'Aan de punt worden ze donker en vertellen wat je kookt.'],
    ],
    facts: [
      'Set of {count}, longest piece {measure}, about {weight}.',
      'ชุด {count} ชิ้น ชิ้นยาวสุด {measure} หนักราว {weight}',
      'Set van {count}, langste stuk {measure}, ongeveer {weight}.',
    ],
  },
  'herbal-soap': {
    category: 'bath-and-wellness',
    hs: '340111',
    baht: [65, 140],
    care: 'soap',
    choice: 'flavor',
    tags: ['soap', 'herbal', 'natural', 'bath'],
    sizes: [size('1 pc', '8 × 6 × 3 cm', 105), size('3 pcs', '9 × 8 × 6 cm', 310, 2.7), size('6 pcs', '17 × 8 × 6 cm', 620, 5)],
    looks: {
      turmeric: ['turmeric', 'ขมิ้น', 'kurkuma'],
      pandan: ['pandan', 'ใบเตย', 'pandan'],
      pea: ['butterfly pea', 'อัญชัน', 'kittelbloem'],
      charcoal: ['bamboo charcoal', 'ถ่านไม้ไผ่', 'bamboekool'],
    },
    names: [
      ['Herbal soap with {look}', 'สบู่สมุนไพร{look}', 'Kruidenzeep met {look}'],
      ['Cold-process {look} soap', 'สบู่{look}กวนเย็น', 'Koudgeroerde zeep met {look}'],
      ['Village-made {look} soap bar', 'สบู่ก้อน{look}ทำในหมู่บ้าน', 'Dorpszeep met {look}'],
      ['Gentle face soap, {look}', 'สบู่ล้างหน้าอ่อนโยน {look}', 'Milde gezichtszeep, {look}'],
    ],
    made: [
      [
        'Oil and lye are stirred below forty degrees and cut on the second day.',
        'กวนน้ำมันกับด่างไม่เกินสี่สิบองศา ตัดก้อนวันที่สอง',
        'Olie en loog worden onder veertig graden geroerd en op de tweede dag gesneden.',
      ],
      [
        'It cures on bamboo shelves for six weeks, losing water and temper.',
        'บ่มบนชั้นไม้ไผ่หกสัปดาห์ ให้น้ำและความแรงลดลง',
        'Hij rijpt zes weken op bamboeplanken en verliest water en scherpte.',
      ],
      [
        'Herbs are added as powder and as oil, from the garden behind the kitchen.',
        'ใส่สมุนไพรทั้งผงและน้ำมัน จากสวนหลังครัว',
        'Kruiden gaan erin als poeder en als olie, uit de tuin achter de keuken.',
      ],
    ],
    of: [
      [
        'Coconut, rice bran and palm oil, lye, herbs, essential oil.',
        'น้ำมันมะพร้าว น้ำมันรำข้าว น้ำมันปาล์ม ด่าง สมุนไพร น้ำมันหอมระเหย',
        'Kokos-, rijst- en palmolie, loog, kruiden, etherische olie.',
      ],
      ['No colorants, no parabens, wrapped in paper.', 'ไม่แต่งสี ไม่มีพาราเบน ห่อกระดาษ', 'Zonder kleurstof en parabenen, in papier verpakt.'],
    ],
    use: [
      ['Lathers softly and rinses clean, even in hard water.', 'ฟองนุ่ม ล้างออกง่าย น้ำกระด้างก็ใช้ได้', 'Schuimt zacht en spoelt schoon uit, ook in hard water.'],
      [
        'Turmeric brightens, pandan calms, charcoal scrubs, pea simply pleases.',
        'ขมิ้นผิวกระจ่าง ใบเตยผ่อนคลาย ถ่านขัดผิว อัญชันแค่ชื่นใจ',
        'Kurkuma verheldert, pandan kalmeert, kool scrubt, kittelbloem doet gewoon plezier.',
      ],
      ['Rest it on something that drains and it lasts a month.', 'วางบนที่ระบายน้ำ ใช้ได้เป็นเดือน', 'Leg hem op iets wat afwatert en hij gaat een maand mee.'],
    ],
    facts: [
      'Set of {count}, bars of 100 g, pack {measure}, about {weight}.',
      'ชุด {count} ก้อน ก้อนละ 100 กรัม ห่อ {measure} หนักราว {weight}',
      'Set van {count}, stukken van 100 g, pak {measure}, ongeveer {weight}.',
    ],
  },
  'herbal-compress': {
    category: 'bath-and-wellness',
    hs: '630790',
    baht: [120, 290],
    care: 'herbs',
    choice: 'color',
    tags: ['herbal compress', 'massage', 'spa', 'luk prakob'],
    sizes: [size('1 pc', '10 × 10 × 18 cm', 220, 0.6), size('2 pcs', '20 × 10 × 18 cm', 440)],
    looks: {
      natural: ['natural cotton', 'ผ้าดิบ', 'naturel katoen'],
      indigo: ['indigo cotton', 'ผ้าย้อมคราม', 'indigo katoen'],
      turmeric: ['turmeric cotton', 'ผ้าย้อมขมิ้น', 'kurkuma-katoen'],
    },
    names: [
      ['Thai herbal compress, {look}', 'ลูกประคบสมุนไพร {look}', 'Thaise kruidenstempel, {look}'],
      ['Massage compress ball in {look}', 'ลูกประคบนวด{look}', 'Massagestempel in {look}'],
      ['Luk prakob with plai, {look}', 'ลูกประคบไพล {look}', 'Luk prakob met plai, {look}'],
    ],
    made: [
      [
        'Fresh roots are sliced, pounded and dried for three days before they are weighed into the cloth.',
        'หั่นและตำหัวสมุนไพรสด ตากสามวัน แล้วชั่งใส่ผ้า',
        'Verse wortels worden gesneden, gestampt en drie dagen gedroogd voor ze in de doek gaan.',
      ],
      [
        'The cloth is tied in eight folds, and the tail becomes the handle.',
        'มัดผ้าแปดจีบ ปลายผ้าพันเป็นด้ามจับ',
        'De doek wordt in acht vouwen gebonden, en de staart is het handvat.',
      ],
      ['The recipe is the one taught at temple massage schools.', 'ตำรับเดียวกับที่สอนในโรงเรียนนวดวัด', 'Het recept is dat van de massagescholen bij tempels.'],
    ],
    of: [
      [
        'Plai, turmeric, kaffir lime peel, lemongrass, tamarind leaf, camphor, salt.',
        'ไพล ขมิ้น ผิวมะกรูด ตะไคร้ ใบมะขาม การบูร เกลือ',
        'Plai, kurkuma, limoenschil, citroengras, tamarindeblad, kamfer, zout.',
      ],
      ['Dried herbs in unbleached cotton, 200 g each.', 'สมุนไพรแห้งในผ้าดิบ ลูกละ 200 กรัม', 'Gedroogde kruiden in ongebleekt katoen, 200 g per stuk.'],
    ],
    use: [
      [
        'Steam it, test it on your arm and press along tired shoulders.',
        'นึ่งร้อน ลองที่แขนก่อน แล้วกดตามบ่าที่ล้า',
        'Stoom hem, test op je arm en druk langs vermoeide schouders.',
      ],
      ['The smell fills the house, and nobody minds.', 'หอมทั้งบ้าน ไม่มีใครบ่น', 'De geur vult het huis, en niemand klaagt.'],
      ['Turmeric stains; use an old towel.', 'ขมิ้นติดผ้า ใช้ผ้าขนหนูเก่ารอง', 'Kurkuma vlekt; neem een oude handdoek.'],
    ],
    facts: ['Pack of {count}, {measure}, about {weight}.', 'ห่อละ {count} ลูก {measure} หนักราว {weight}', 'Pak van {count}, {measure}, ongeveer {weight}.'],
  },
  'reed-mat': {
    category: 'mats-and-hangings',
    hs: '460194',
    baht: [420, 1350],
    care: 'mat',
    choice: 'color',
    tags: ['reed mat', 'chanthaburi', 'floor mat', 'handwoven'],
    sizes: [size('70 × 140 cm', '70 × 140 cm', 900, 0.65), size('100 × 200 cm', '100 × 200 cm', 1800), size('150 × 200 cm', '150 × 200 cm', 2700, 1.5)],
    looks: {
      red: ['red stripes', 'ลายริ้วแดง', 'rode strepen'],
      green: ['green stripes', 'ลายริ้วเขียว', 'groene strepen'],
      indigo: ['indigo diamonds', 'ลายข้าวหลามตัดคราม', 'indigo ruiten'],
    },
    names: [
      ['Hand-woven reed mat, {look}', 'เสื่อกกทอมือ {look}', 'Handgeweven rieten mat, {look}'],
      ['Chanthabun style mat, {look}', 'เสื่อแบบจันทบูร {look}', 'Mat in Chanthabunstijl, {look}'],
      ['Sedge floor mat, {look}', 'เสื่อกกปูพื้น {look}', 'Vloermat van zegge, {look}'],
    ],
    made: [
      [
        'Reeds are split, boiled in dye and dried in the road, where everyone drives around them.',
        'ผ่ากก ต้มสี ตากริมถนน รถทุกคันหลบให้',
        'Het riet wordt gespleten, in verf gekookt en op de weg gedroogd, waar iedereen eromheen rijdt.',
      ],
      [
        'One person throws the stem, another beats; a long mat is two days of talk.',
        'คนหนึ่งพุ่งกก อีกคนกระทบ เสื่อผืนยาวคุยกันได้สองวัน',
        'De een steekt de stengel in, de ander slaat aan; een lange mat is twee dagen praten.',
      ],
      ['Edges are braided back into the weave and cannot unravel.', 'ริมเสื่อถักเก็บกลับเข้าเนื้อ ไม่มีวันลุ่ย', 'De randen worden teruggevlochten en kunnen niet rafelen.'],
    ],
    of: [
      ['Sedge from brackish fields on a warp of jute.', 'กกน้ำกร่อย เส้นยืนปอ', 'Zegge van brakke velden op een schering van jute.'],
      ['Dyed sedge, jute and nothing else; cool to lie on.', 'กกย้อมสีกับปอ นอนแล้วเย็น', 'Geverfde zegge en jute, verder niets; koel om op te liggen.'],
    ],
    use: [
      [
        'For the nap after lunch, for temple, for the beach, for yoga.',
        'ปูนอนกลางวัน ไปวัด ไปทะเล หรือเล่นโยคะ',
        'Voor het dutje na de lunch, de tempel, het strand of yoga.',
      ],
      ['It smells of hay when new and of the house after a year.', 'ใหม่หอมกลิ่นหญ้า ปีหนึ่งหอมกลิ่นบ้าน', 'Nieuw ruikt ze naar hooi, na een jaar naar het huis.'],
      ['Roll it, tie it, stand it in a corner.', 'ม้วน มัด แล้วพิงมุมห้อง', 'Rol haar op, bind haar en zet haar in een hoek.'],
    ],
    facts: ['It measures {measure} and weighs about {weight}.', 'ขนาด {measure} หนักราว {weight}', 'Afmetingen {measure}, gewicht ongeveer {weight}.'],
  },
}
