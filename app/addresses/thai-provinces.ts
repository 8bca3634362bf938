/** The six regions of the shop's map (Royal Society's division). */
export const THAI_REGIONS = ['north', 'northeast', 'central', 'east', 'west', 'south'] as const
export type ThaiRegion = (typeof THAI_REGIONS)[number]

/** A province by its ISO 3166-2 code; `prefix` is how its postcodes begin. Names are the official Thai one and the Royal Thai General System's romanisation. */
export type ThaiProvince = { code: string; th: string; en: string; region: ThaiRegion; prefix: string }

// ISO code | Thai | romanised | region | postcode prefix
const TABLE = `
TH-10|กรุงเทพมหานคร|Bangkok|central|10
TH-11|สมุทรปราการ|Samut Prakan|central|10
TH-12|นนทบุรี|Nonthaburi|central|11
TH-13|ปทุมธานี|Pathum Thani|central|12
TH-14|พระนครศรีอยุธยา|Phra Nakhon Si Ayutthaya|central|13
TH-15|อ่างทอง|Ang Thong|central|14
TH-16|ลพบุรี|Lop Buri|central|15
TH-17|สิงห์บุรี|Sing Buri|central|16
TH-18|ชัยนาท|Chai Nat|central|17
TH-19|สระบุรี|Saraburi|central|18
TH-20|ชลบุรี|Chon Buri|east|20
TH-21|ระยอง|Rayong|east|21
TH-22|จันทบุรี|Chanthaburi|east|22
TH-23|ตราด|Trat|east|23
TH-24|ฉะเชิงเทรา|Chachoengsao|east|24
TH-25|ปราจีนบุรี|Prachin Buri|east|25
TH-26|นครนายก|Nakhon Nayok|central|26
TH-27|สระแก้ว|Sa Kaeo|east|27
TH-30|นครราชสีมา|Nakhon Ratchasima|northeast|30
TH-31|บุรีรัมย์|Buri Ram|northeast|31
TH-32|สุรินทร์|Surin|northeast|32
TH-33|ศรีสะเกษ|Si Sa Ket|northeast|33
TH-34|อุบลราชธานี|Ubon Ratchathani|northeast|34
TH-35|ยโสธร|Yasothon|northeast|35
TH-36|ชัยภูมิ|Chaiyaphum|northeast|36
TH-37|อำนาจเจริญ|Amnat Charoen|northeast|37
TH-38|บึงกาฬ|Bueng Kan|northeast|38
TH-39|หนองบัวลำภู|Nong Bua Lam Phu|northeast|39
TH-40|ขอนแก่น|Khon Kaen|northeast|40
TH-41|อุดรธานี|Udon Thani|northeast|41
TH-42|เลย|Loei|northeast|42
TH-43|หนองคาย|Nong Khai|northeast|43
TH-44|มหาสารคาม|Maha Sarakham|northeast|44
TH-45|ร้อยเอ็ด|Roi Et|northeast|45
TH-46|กาฬสินธุ์|Kalasin|northeast|46
TH-47|สกลนคร|Sakon Nakhon|northeast|47
TH-48|นครพนม|Nakhon Phanom|northeast|48
TH-49|มุกดาหาร|Mukdahan|northeast|49
TH-50|เชียงใหม่|Chiang Mai|north|50
TH-51|ลำพูน|Lamphun|north|51
TH-52|ลำปาง|Lampang|north|52
TH-53|อุตรดิตถ์|Uttaradit|north|53
TH-54|แพร่|Phrae|north|54
TH-55|น่าน|Nan|north|55
TH-56|พะเยา|Phayao|north|56
TH-57|เชียงราย|Chiang Rai|north|57
TH-58|แม่ฮ่องสอน|Mae Hong Son|north|58
TH-60|นครสวรรค์|Nakhon Sawan|central|60
TH-61|อุทัยธานี|Uthai Thani|central|61
TH-62|กำแพงเพชร|Kamphaeng Phet|central|62
TH-63|ตาก|Tak|west|63
TH-64|สุโขทัย|Sukhothai|central|64
TH-65|พิษณุโลก|Phitsanulok|central|65
TH-66|พิจิตร|Phichit|central|66
TH-67|เพชรบูรณ์|Phetchabun|central|67
TH-70|ราชบุรี|Ratchaburi|west|70
TH-71|กาญจนบุรี|Kanchanaburi|west|71
TH-72|สุพรรณบุรี|Suphan Buri|central|72
TH-73|นครปฐม|Nakhon Pathom|central|73
TH-74|สมุทรสาคร|Samut Sakhon|central|74
TH-75|สมุทรสงคราม|Samut Songkhram|central|75
TH-76|เพชรบุรี|Phetchaburi|west|76
TH-77|ประจวบคีรีขันธ์|Prachuap Khiri Khan|west|77
TH-80|นครศรีธรรมราช|Nakhon Si Thammarat|south|80
TH-81|กระบี่|Krabi|south|81
TH-82|พังงา|Phangnga|south|82
TH-83|ภูเก็ต|Phuket|south|83
TH-84|สุราษฎร์ธานี|Surat Thani|south|84
TH-85|ระนอง|Ranong|south|85
TH-86|ชุมพร|Chumphon|south|86
TH-90|สงขลา|Songkhla|south|90
TH-91|สตูล|Satun|south|91
TH-92|ตรัง|Trang|south|92
TH-93|พัทลุง|Phatthalung|south|93
TH-94|ปัตตานี|Pattani|south|94
TH-95|ยะลา|Yala|south|95
TH-96|นราธิวาส|Narathiwat|south|96`

/** The 77 provinces (Bangkok counted), by code. */
export const THAI_PROVINCES: readonly ThaiProvince[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [code = '', th = '', en = '', region = '', prefix = ''] = row.split('|')
    // The table above holds nothing but the six regions; a test reads every row.
    return { code, th, en, region: region as ThaiRegion, prefix }
  })

/** Samut Prakan shares the prefix of Bangkok; these are its own. */
const SAMUT_PRAKAN = ['10130', '10270', '10280', '10290', '10540', '10550', '10560', '10570']

/**
 * Postcodes whose post office also serves a neighbouring province, and that province. The two public gazetteers disagree on three (18270, 30130, 71170); all
 * are accepted, because refusing a right address costs a sale and accepting a rare wrong one costs a phone call.
 */
const ALSO_SERVES: Readonly<Record<string, string>> = {
  '13240': 'TH-16',
  '18220': 'TH-16',
  '18270': 'TH-14',
  '22160': 'TH-21',
  '30130': 'TH-19',
  '36220': 'TH-30',
  '58130': 'TH-50',
  '70190': 'TH-71',
  '71170': 'TH-72',
  '80240': 'TH-81',
  '83000': 'TH-82',
}

/** The province with an ISO code (`TH-50`). */
export const provinceOf = (code: string): ThaiProvince | undefined => THAI_PROVINCES.find((province) => province.code === code)

/** The provinces a postcode may lie in: none for what is not a Thai postcode, mostly one, sometimes two to choose from. */
export function provincesOfPostcode(postcode: string): ThaiProvince[] {
  if (!/^[1-9]\d{4}$/.test(postcode)) return []
  const own = postcode.startsWith('10')
    ? [SAMUT_PRAKAN.includes(postcode) ? 'TH-11' : 'TH-10']
    : THAI_PROVINCES.filter((province) => postcode.startsWith(province.prefix)).map((province) => province.code)
  const neighbour = Object.hasOwn(ALSO_SERVES, postcode) ? ALSO_SERVES[postcode] : undefined
  return THAI_PROVINCES.filter(({ code }) => own.includes(code) || code === neighbour)
}

/** Whether a post office with this postcode serves the province. */
export const postcodeFits = (postcode: string, provinceCode: string): boolean => provincesOfPostcode(postcode).some(({ code }) => code === provinceCode)

/** The province somebody means by its code, Thai or romanised name, however spaced or spelled (`Chiangmai`, `จ.เชียงใหม่`, `Ayutthaya`, `กทม.`). */
export function findProvince(text: string): ThaiProvince | undefined {
  const wanted = fold(text)
  if (wanted === '') return undefined
  const named = OTHER_NAMES.get(wanted)
  return THAI_PROVINCES.find(
    ({ code, th, en }) => code === named || code.toLowerCase() === text.trim().toLowerCase() || fold(th) === wanted || fold(en) === wanted,
  )
}

const fold = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/^(จังหวัด|จ\.|changwat\s)|\s(province|changwat)$/g, '')
    .replace(/[\s.\-']/g, '')

/** Names people and maps use beside the official ones, folded. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['กรุงเทพ', 'TH-10'],
  ['กรุงเทพฯ', 'TH-10'],
  ['กทม', 'TH-10'],
  ['krungthep', 'TH-10'],
  ['krungthepmahanakhon', 'TH-10'],
  ['bkk', 'TH-10'],
  ['อยุธยา', 'TH-14'],
  ['ayutthaya', 'TH-14'],
  ['ayudhya', 'TH-14'],
  ['ayuthaya', 'TH-14'],
  ['โคราช', 'TH-30'],
  ['korat', 'TH-30'],
  ['khorat', 'TH-30'],
  ['อุบล', 'TH-34'],
  ['ubon', 'TH-34'],
  ['อุดร', 'TH-41'],
  ['udon', 'TH-41'],
  ['cholburi', 'TH-20'],
  ['burirum', 'TH-31'],
  ['srisaket', 'TH-33'],
  ['petchaburi', 'TH-76'],
  ['petchabun', 'TH-67'],
  ['chiengmai', 'TH-50'],
  ['chiengrai', 'TH-57'],
  ['pukhet', 'TH-83'],
  ['nakhonsri', 'TH-80'],
  ['phanga', 'TH-82'],
])
