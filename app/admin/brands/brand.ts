import { databaseResult } from '../../desk-kit/ask-database.ts'
import type { LanguageTexts } from '../../desk-kit/language-texts.ts'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

export const BRAND_COLUMNS = 'id, slug, name, logo_url, texts, website, is_active, open_to_all, state, merged_into, created_at, changed_at'

export type BrandTexts = LanguageTexts<'text'>

export const BRAND_STATES = ['shown', 'hidden', 'merged'] as const

/** A brand as it is kept. */
export type BrandRow = {
  id: string
  slug: string
  name: string
  logo_url: string | null
  texts: BrandTexts
  website: string
  is_active: boolean
  /** Every maker may sell under it; otherwise those who are named. */
  open_to_all: boolean
  state: (typeof BRAND_STATES)[number]
  merged_into: string | null
  created_at: string
  changed_at: string
}

/** What stands under a brand (`public.brand_uses`). */
export type BrandUses = Record<'products' | 'active' | 'listed' | 'merged' | 'makers', number> & { sellers: (NamedRecord & { products: number })[] }

export const usesOf = (id: string) => databaseResult<BrandUses>('brand_uses', { p_id: id })

/** How many products stand under a brand, and how many of them everybody sees. */
export type BrandCount = { brand_id: string; products: number; listed: number }

export const countProducts = () => databaseResult<BrandCount[]>('brand_counts', {})

/** Browser only. Brands that are shown, by name. Throws the API's error. */
export async function listShownBrands(): Promise<NamedRecord[]> {
  const { data } = await answered((await loadSupabase()).from('brands').select('id, name').eq('is_active', true).order('name').order('id'))
  return data
}

/** Browser only. The name of a brand; undefined where it is gone. Throws the API's error. */
export async function readBrandName(id: string): Promise<string | undefined> {
  const { data } = await answered((await loadSupabase()).from('brands').select('name').eq('id', id))
  return data[0]?.name
}

/** Browser only. The makers who are named for a brand. Throws the API's error. */
export async function listNamedSellers(brand: string): Promise<NamedRecord[]> {
  const { data } = await answered((await loadSupabase()).from('brand_sellers').select('seller_id, seller:sellers(business_name)').eq('brand_id', brand))
  return data
    .map(({ seller_id: id, seller }) => ({ id, name: (seller as { business_name: string } | null)?.business_name ?? '' }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** The address of its list in the shop. */
export const pathOf = (slug: string): string => `/products?brand=${slug}`
