import type { Seller } from './sellers.ts'
import { uuidOf } from './random.ts'

/** Marks under which some makers of a trade sell together. All of them are made up. */
export const BRANDS: readonly { slug: string; name: string; trade: string }[] = [
  { slug: 'mae-khan-kilns', name: 'Mae Khan Kilns', trade: 'celadon' },
  { slug: 'din-dee', name: 'Din Dee', trade: 'earthenware' },
  { slug: 'bua-luang-porcelain', name: 'Bua Luang Porcelain', trade: 'porcelain' },
  { slug: 'ngoen-nan', name: 'Ngoen Nan', trade: 'silver-jewelry' },
  { slug: 'three-ridges-silver', name: 'Three Ridges Silver', trade: 'silver-jewelry' },
  { slug: 'andaman-bead-house', name: 'Andaman Bead House', trade: 'gems' },
  { slug: 'rak-thong', name: 'Rak Thong', trade: 'lacquer' },
  { slug: 'wai-ngam', name: 'Wai Ngam', trade: 'rattan' },
  { slug: 'phai-lom', name: 'Phai Lom', trade: 'bamboo' },
  { slug: 'kwan-weave', name: 'Kwan Weave', trade: 'hyacinth' },
  { slug: 'mai-hom', name: 'Mai Hom', trade: 'turning' },
  { slug: 'rom-sa', name: 'Rom Sa', trade: 'paper' },
  { slug: 'suea-chan', name: 'Suea Chan', trade: 'reed' },
  { slug: 'khao-mai-circle', name: 'Khao Mai Circle', trade: 'rice' },
  { slug: 'khrok-hin', name: 'Khrok Hin', trade: 'pastes' },
  { slug: 'suan-prik', name: 'Suan Prik', trade: 'spices' },
  { slug: 'doi-mok', name: 'Doi Mok', trade: 'highland' },
  { slug: 'ton-tan', name: 'Ton Tan', trade: 'sweets' },
  { slug: 'isan-loom', name: 'Isan Loom', trade: 'silk' },
  { slug: 'naga-hook', name: 'Naga Hook', trade: 'silk' },
  { slug: 'kram-noi', name: 'Kram Noi', trade: 'indigo' },
  { slug: 'rim-khong-weavers', name: 'Rim Khong Weavers', trade: 'khit' },
  { slug: 'fai-ngam', name: 'Fai Ngam', trade: 'cotton' },
  { slug: 'seven-hills', name: 'Seven Hills', trade: 'hill-tribe' },
  { slug: 'wax-and-sea', name: 'Wax & Sea', trade: 'batik' },
  { slug: 'bai-toei', name: 'Bai Toei', trade: 'herbal' },
]

type BrandText = { en: { text: string }; th: { text: string }; nl: { text: string } }
const said = (en: string, th: string, nl: string): BrandText => ({ en: { text: en }, th: { text: th }, nl: { text: nl } })

/** What some of them say of themselves. */
export const BRAND_TEXTS: Readonly<Record<string, BrandText>> = {
  'mae-khan-kilns': said(
    'Wood-fired celadon from the kilns along the Mae Khan, glazed with ash.',
    'ศิลาดลเผาฟืนจากเตาริมน้ำแม่ขาน เคลือบด้วยขี้เถ้า',
    'Houtgestookt celadon uit de ovens langs de Mae Khan, geglazuurd met as.',
  ),
  'ngoen-nan': said(
    'Silversmiths of Nan, working by hammer and chasing tool.',
    'ช่างเงินเมืองน่าน ทำด้วยค้อนและสิ่วสลัก',
    'Zilversmeden uit Nan, met hamer en drijfbeitel.',
  ),
  'isan-loom': said(
    'A weavers’ circle from Isan: mudmee silk, dyed and tied by hand.',
    'กลุ่มทอผ้าอีสาน ผ้าไหมมัดหมี่ มัดและย้อมด้วยมือ',
    'Een weverskring uit Isan: mudmee-zijde, met de hand geknoopt en geverfd.',
  ),
  'doi-mok': said(
    'Coffee and tea from small farms in the northern hills.',
    'กาแฟและชาจากไร่เล็ก ๆ บนดอยทางเหนือ',
    'Koffie en thee van kleine boerderijen in de noordelijke heuvels.',
  ),
}

export const brandId = (slug: string): string => uuidOf('brand', slug)

/** The mark a maker sells under: every third of a trade has one, the others sell under their own name. */
export function brandOf({ trade, ordinal }: Seller): string | null {
  const marks = BRANDS.filter((brand) => brand.trade === trade)
  return ordinal % 3 === 0 ? (marks[(ordinal / 3) % marks.length]?.slug ?? null) : null
}
