import type { ThaiRegion } from '../addresses/thai-provinces.ts'
import type { Credential } from './credentials/credential.ts'
import type { RATINGS_FROM } from '../catalog/listed-product.ts'

/** A maker as the directory shows them. */
export type ListedSeller = {
  id: string
  name: string
  avatar: string | null
  craft: string
  /** Village and province, as the maker writes it. */
  location: string
  /** The province in the reader's language. */
  province: string
  years: number
  rating: number
  reviewCount: number
  isVerified: boolean
  /** Takes no orders now. */
  closed: boolean
  /** Pieces everybody may see. */
  products: number
  /** Pictures of some of them. */
  pictures: string[]
}

/** Something the directory can be narrowed to, and how many makers that would leave. */
export type CraftChoice = { slug: string; name: string; count: number; below: { slug: string; name: string; count: number }[] }

/** The directory as far as it is shown, and how many makers each further choice would leave. */
export type SellerPage = {
  sellers: ListedSeller[]
  total: number
  /** How many makers come before the first one here. */
  skipped: number
  /** Nobody is called so; these are called nearly so. */
  near: boolean
  regions: { region: ThaiRegion; count: number }[]
  provinces: { code: string; name: string; count: number }[]
  crafts: CraftChoice[]
  ratings: { value: (typeof RATINGS_FROM)[number]; count: number }[]
  verified: number
  open: number
}

export const BUSINESS_TYPES = ['artisan', 'family', 'cooperative', 'company'] as const
export type BusinessType = (typeof BUSINESS_TYPES)[number]

/** A maker with all that stands on their own page. */
export type Seller = {
  id: string
  slug: string
  name: string
  type: BusinessType
  avatar: string | null
  craft: string
  specialities: string[]
  location: string
  province: string
  region: ThaiRegion
  latitude: number | null
  longitude: number | null
  years: number
  /** Languages the maker answers in. */
  languages: string[]
  rating: number
  reviewCount: number
  salesCount: number
  isVerified: boolean
  credentials: Credential[]
  since: string
  story: string
  storyLanguage: string
  machineTranslated: boolean
  closed: { until: string | null; message: string } | null
  /** When it can be visited: from Monday on, like `09:00-17:00`, empty on days without; no entry where nobody is asked in. */
  visits: { hours: string[]; note: string }
  /** What buyers should know before they order, in the shop's own words. */
  policies: string
  pictures: string[]
  /** What the shop says now, in its own words, and by machine in the reader's language where that was asked for before. */
  announcement: { words: string; language: string; said: string | null } | null
}
