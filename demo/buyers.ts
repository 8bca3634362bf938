/** Who bought in the demo. Only the first has an account. */
export type Buyer = {
  name: string
  email: string
  phone: string
  line1: string
  district: string
  province: string
  postcode: string
  country: string
  zone: string
}

export const BUYERS: readonly Buyer[] = [
  {
    name: 'Anna de Vries',
    email: 'buyer@hattha.test',
    phone: '+31612345678',
    line1: 'Oudegracht 118',
    district: 'Utrecht',
    province: '',
    postcode: '3511 AW',
    country: 'NL',
    zone: 'europe',
  },
  {
    name: 'Jonas Weber',
    email: 'jonas@example.com',
    phone: '+4930123456',
    line1: 'Kastanienallee 12',
    district: 'Berlin',
    province: '',
    postcode: '10435',
    country: 'DE',
    zone: 'europe',
  },
  {
    name: 'Mia Tanaka',
    email: 'mia@example.com',
    phone: '+81312345678',
    line1: 'Jingumae 4-2-8',
    district: 'Shibuya',
    province: 'Tokyo',
    postcode: '150-0001',
    country: 'JP',
    zone: 'east_asia',
  },
  {
    name: 'Emily Carter',
    email: 'emily@example.com',
    phone: '+12065550142',
    line1: '410 Pine Street',
    district: 'Seattle',
    province: 'WA',
    postcode: '98101',
    country: 'US',
    zone: 'north_america',
  },
  {
    name: 'Somchai Wongsawat',
    email: 'somchai@example.com',
    phone: '+66812345678',
    line1: '99/1 Charoen Krung Road',
    district: 'Bang Rak',
    province: 'TH-10',
    postcode: '10500',
    country: 'TH',
    zone: 'thailand',
  },
  {
    name: 'Pimchanok Srisuk',
    email: 'pim@example.com',
    phone: '+66898765432',
    line1: '21 Nimmanhaemin Road',
    district: 'Mueang Chiang Mai',
    province: 'TH-50',
    postcode: '50200',
    country: 'TH',
    zone: 'thailand',
  },
]

/** Guests of the months before: name, street, town, postcode, and where that is. */
const GUESTS = [
  ['Lotte Janssen', 'Hooigracht 41', 'Leiden', '2312 KN', 'NL'],
  ['Bram Visser', 'Grote Marktstraat 8', 'Groningen', '9711 LV', 'NL'],
  ['Clara Vogel', 'Ottenser Hauptstraße 20', 'Hamburg', '22765', 'DE'],
  ['Élise Fontaine', '14 rue des Martyrs', 'Paris', '75009', 'FR'],
  ['Giulia Ferri', 'Via Santo Stefano 57', 'Bologna', '40125', 'IT'],
  ['Marta Ruiz', 'Calle Feria 102', 'Sevilla', '41002', 'ES'],
  ['Haruto Sato', 'Minami-Aoyama 5-3-1', 'Minato', '107-0062', 'JP'],
  ['Kim Seo-yeon', 'Yeonnam-ro 27', 'Mapo-gu', '03991', 'KR'],
  ['Grace Miller', '88 Division Street', 'Portland', '97202', 'US'],
  ['Owen Clarke', '230 Queen Street West', 'Toronto', 'M5V 1Z6', 'CA'],
  ['Nattaya Phromma', '5/12 Thanon Na Muang', 'Mueang Khon Kaen', '40000', 'TH-40'],
  ['Kittipong Saelim', '77 Thanon Ratsada', 'Mueang Phuket', '83000', 'TH-83'],
  ['Warunee Chaisri', '120 Soi Ari 4', 'Phaya Thai', '10400', 'TH-10'],
  ['Anan Thongdee', '9 Thanon Tha Phae', 'Mueang Chiang Mai', '50100', 'TH-50'],
  ['Siriwan Boonmee', '31 Thanon Phahonyothin', 'Mueang Chiang Rai', '57000', 'TH-57'],
  ['Preecha Intharat', '64 Thanon Sukhumvit', 'Bang Lamung', '20150', 'TH-20'],
] as const
const ZONES: Readonly<Record<string, string>> = { JP: 'east_asia', KR: 'east_asia', US: 'north_america', CA: 'north_america' }

export const PAST_BUYERS: readonly Buyer[] = [
  ...BUYERS.slice(1),
  ...GUESTS.map(([name, line1, district, postcode, place], at): Buyer => {
    const thai = place.startsWith('TH')
    const email = `${name
      .normalize('NFKD')
      .replaceAll(/[^\w ]/g, '')
      .toLowerCase()
      .replaceAll(' ', '.')}@example.com`
    return {
      name,
      email,
      phone: thai ? `+6681555${String(100 + at)}` : `+4420555${String(100 + at)}`,
      line1,
      district,
      province: thai ? place : '',
      postcode,
      country: place.slice(0, 2),
      zone: thai ? 'thailand' : (ZONES[place] ?? 'europe'),
    }
  }),
]
