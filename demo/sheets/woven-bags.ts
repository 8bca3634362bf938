import { size, type CraftSheets } from '../craft-sheet.ts'

/** Bags of vine and rattan. */
export const WOVEN_BAGS: CraftSheets = {
  'yan-lipao-bag': {
    category: 'woven-bags',
    hs: '460219',
    baht: [5900, 18500],
    care: 'wicker',
    unique: 0.4,
    tags: ['yan lipao', 'handbag', 'silver', 'evening bag'],
    toOrder: { share: 0.4, days: [25, 60] },
    sizes: [size('18 cm', '18 × 9 × 14 cm', 320, 0.8), size('22 cm', '22 × 10 × 17 cm', 430), size('26 cm', '26 × 12 × 19 cm', 560, 1.35)],
    looks: { dark: ['dark brown', 'สีน้ำตาลเข้ม', 'donkerbruin'], tan: ['tan', 'สีน้ำตาลทอง', 'cognac'], black: ['black', 'สีดำ', 'zwart'] },
    names: [
      ['Yan lipao evening bag in {look}', 'กระเป๋าถือย่านลิเภา{look}', 'Yan lipao-avondtas, {look}'],
      ['Yan lipao handbag with silver clasp, {look}', 'กระเป๋าย่านลิเภาตัวล็อกเงิน {look}', 'Yan lipao-handtas met zilveren sluiting, {look}'],
      ['Nakhon-style vine bag in {look}', 'กระเป๋าย่านลิเภาแบบเมืองนคร{look}', 'Tas van klimvaren in Nakhon-stijl, {look}'],
      ['Court-style yan lipao bag, {look}', 'กระเป๋าย่านลิเภาแบบชาววัง {look}', 'Yan lipao-tas in hofstijl, {look}'],
    ],
    made: [
      [
        'The fern’s stem is split, scraped and pulled through ever smaller holes until it is as fine as thread.',
        'ฉีกก้านย่านลิเภา ขูด แล้วชักผ่านรูที่เล็กลงเรื่อย ๆ จนเล็กเท่าด้าย',
        'De stengel van de klimvaren wordt gespleten, geschrapt en door steeds kleinere gaatjes getrokken, tot hij draaddun is.',
      ],
      [
        'It is wound round bamboo ribs stitch by stitch, about three square centimeters in an hour.',
        'พันรอบโครงไม้ไผ่ทีละเข็ม ชั่วโมงหนึ่งได้ราวสามตารางเซนติเมตร',
        'Steek voor steek gaat hij om bamboeribben, zo’n drie vierkante centimeter per uur.',
      ],
      [
        'The mount and clasp are silver, engraved by a neighbor who does nothing else.',
        'ขอบและตัวล็อกเป็นเงินสลักลาย ฝีมือเพื่อนบ้านที่ทำงานนี้อย่างเดียว',
        'Beugel en sluiting zijn van zilver, gegraveerd door een buurman die niets anders doet.',
      ],
      [
        'Light and dark sides of the same vine make the pattern; nothing is dyed.',
        'ลายเกิดจากด้านอ่อนและด้านเข้มของเส้นเดียวกัน ไม่ย้อมสี',
        'Het patroon ontstaat uit de lichte en donkere kant van dezelfde rank; er is niets geverfd.',
      ],
    ],
    of: [
      [
        'Yan lipao, a climbing fern of the southern forest, on bamboo, with 92.5 silver and silk lining.',
        'ย่านลิเภา เฟินเลื้อยจากป่าใต้ บนโครงไม้ไผ่ เงิน 92.5 บุผ้าไหม',
        'Yan lipao, een klimvaren uit het zuidelijke bos, op bamboe, met 92,5 zilver en zijden voering.',
      ],
      [
        'Vine, bamboo, sterling silver and a lining of Thai silk.',
        'ย่านลิเภา ไม้ไผ่ เงินสเตอร์ลิง และผ้าไหมไทยบุใน',
        'Klimvaren, bamboe, sterling zilver en een voering van Thaise zijde.',
      ],
    ],
    use: [
      ['Worn to weddings for three generations, then inherited.', 'ถือไปงานแต่งสามรุ่น แล้วยกให้หลาน', 'Drie generaties naar bruiloften mee, dan geërfd.'],
      [
        'It holds a phone, a key and a powder box, and no more, which is the point.',
        'ใส่มือถือ กุญแจ กับตลับแป้ง พอดีแค่นั้น',
        'Er passen een telefoon, een sleutel en een poederdoos in, en meer niet; daar gaat het om.',
      ],
      ['Delivered in a cloth bag with the name of its weaver.', 'มาในถุงผ้าพร้อมชื่อคนสาน', 'Geleverd in een stoffen zak met de naam van de vlechtster.'],
    ],
  },
  'rattan-bag': {
    category: 'woven-bags',
    hs: '460212',
    baht: [590, 1450],
    care: 'wicker',
    choice: 'color',
    tags: ['rattan bag', 'round bag', 'crossbody', 'handwoven'],
    sizes: [size('18 cm', '18 × 18 × 8 cm', 330, 0.85), size('20 cm', '20 × 20 × 8 cm', 390), size('24 cm', '24 × 24 × 9 cm', 520, 1.2)],
    looks: { natural: ['natural', 'สีธรรมชาติ', 'naturel'], walnut: ['walnut', 'สีวอลนัต', 'walnoot'], white: ['washed white', 'สีขาวฟอก', 'witgewassen'] },
    names: [
      ['Round rattan bag, {look}', 'กระเป๋าหวายทรงกลม {look}', 'Ronde rotan tas, {look}'],
      ['Rattan crossbody bag in {look}', 'กระเป๋าหวายสะพายข้าง{look}', 'Rotan crossbodytas, {look}'],
      ['Hand-coiled rattan bag, {look}', 'กระเป๋าหวายขดมือ {look}', 'Handgewonden rotan tas, {look}'],
      ['Rattan bag with leather strap, {look}', 'กระเป๋าหวายสายหนัง {look}', 'Rotan tas met leren riem, {look}'],
    ],
    made: [
      [
        'Thin cane is coiled from the middle outward and sewn to itself with split ata vine.',
        'ขดหวายเส้นเล็กจากกลางออกนอก เย็บติดกันด้วยเส้นหวายเหลา',
        'Dun riet wordt van het midden naar buiten gewonden en met gespleten rank aan zichzelf genaaid.',
      ],
      [
        'The finished bag is hung over coconut smoke for a day, which hardens it and keeps insects away.',
        'เสร็จแล้วแขวนรมควันกาบมะพร้าวหนึ่งวัน ให้แข็งและกันแมลง',
        'De klare tas hangt een dag boven kokosrook; dat hardt hem en houdt insecten weg.',
      ],
      [
        'Hinge and closure are loops of rattan around a wooden peg and will not rust.',
        'บานพับและหมุดเป็นห่วงหวายกับสลักไม้ ไม่ขึ้นสนิม',
        'Scharnier en sluiting zijn lussen van rotan om een houten pen en roesten niet.',
      ],
    ],
    of: [
      [
        'Rattan, a strap of vegetable-tanned leather, a lining of printed cotton.',
        'หวาย สายหนังฟอกฝาด บุผ้าฝ้ายพิมพ์ลาย',
        'Rotan, een riem van plantaardig gelooid leer, een voering van bedrukt katoen.',
      ],
      [
        'Ripe rattan skin, split by hand to two millimeters, with leather and cotton.',
        'ผิวหวายแก่เหลามือกว้างสองมิลลิเมตร กับหนังและผ้าฝ้าย',
        'Rijpe rotanbast, met de hand tot twee millimeter gespleten, met leer en katoen.',
      ],
    ],
    use: [
      [
        'Wears with a linen dress or a denim jacket, summer or not.',
        'เข้าได้ทั้งชุดลินินและแจ็กเก็ตยีนส์ ไม่ต้องรอหน้าร้อน',
        'Past bij een linnen jurk of een spijkerjack, zomer of niet.',
      ],
      [
        'Room for phone, wallet, sunglasses and a ripe mango.',
        'ใส่มือถือ กระเป๋าเงิน แว่นกันแดด กับมะม่วงสุกอีกลูก',
        'Plaats voor telefoon, portemonnee, zonnebril en een rijpe mango.',
      ],
      ['The strap of 120 cm can be tied shorter with a knot.', 'สายยาว 120 ซม. ผูกปมให้สั้นลงได้', 'De riem van 120 cm is met een knoop in te korten.'],
    ],
  },
}
