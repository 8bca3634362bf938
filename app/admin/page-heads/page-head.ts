import type { RaRecord } from 'ra-core'
import type { LanguageTexts } from '../../desk-kit/language-texts.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

export type HeadTexts = LanguageTexts<'title' | 'description'>

/** The head of a page as its list and page read it: of a product or of a category. */
export type PageHeadRow = RaRecord<string> & {
  product_id: string | null
  category_id: string | null
  texts: HeadTexts
  is_noindex: boolean
  created_at: string
  changed_at: string
  products: { name: string } | null
  categories: { name: string; slug: string } | null
}

/** What a head is written for. */
export type HeadPage = { product: string | null; category: string | null; name: string; path: string }

export const TITLE_MOST = 120
export const DESCRIPTION_MOST = 320

export const pageOf = (row: PageHeadRow): HeadPage => ({
  product: row.product_id,
  category: row.category_id,
  name: row.products?.name ?? row.categories?.name ?? '',
  path: row.product_id === null ? `/products?category=${row.categories?.slug ?? ''}` : `/products/${row.product_id}`,
})

/** What somebody typed, without what says nothing: spaces at the ends and languages that were left empty. */
export function textsOf(typed: HeadTexts): HeadTexts {
  const texts: HeadTexts = {}
  for (const language of LANGUAGES) {
    const title = plain(typed[language]?.title)
    const description = plain(typed[language]?.description)
    if (title !== '' || description !== '') texts[language] = { ...(title !== '' && { title }), ...(description !== '' && { description }) }
  }
  return texts
}

const plain = (text = ''): string => text.replace(/\s+/g, ' ').trim()

/** Browser only. The product or category whose page an address is; undefined for every other page. */
export async function findPage(path: string): Promise<HeadPage | undefined> {
  const url = new URL(path, window.location.origin)
  const supabase = await loadSupabase()
  const product = /^\/products\/([\da-f-]{36})$/i.exec(url.pathname)?.[1]
  if (product !== undefined) {
    const { data } = await answered(supabase.from('products').select('id, name').eq('id', product).maybeSingle())
    return data ? { product: data.id, category: null, name: data.name, path: `/products/${data.id}` } : undefined
  }
  const slug = url.pathname === '/products' ? url.searchParams.get('category') : null
  if (slug === null) return undefined
  const { data } = await answered(supabase.from('categories').select('id, name, slug').eq('slug', slug).maybeSingle())
  return data ? { product: null, category: data.id, name: data.name, path: `/products?category=${data.slug}` } : undefined
}
