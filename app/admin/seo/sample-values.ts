import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { provinceOf } from '../../addresses/thai-provinces.ts'
import type { Language } from '../../i18n/languages.ts'

/** What patterns of titles and descriptions may name. */
export const SAMPLE_NAMES = ['product', 'seller', 'province', 'craft', 'title'] as const
export type SampleValues = Partial<Record<(typeof SAMPLE_NAMES)[number], string>>

/** Browser only. What the piece that sells best says in a language, for a preview. Throws the API's error. */
export async function readSampleValues(language: Language): Promise<SampleValues> {
  const { data } = await answered(
    (await loadSupabase())
      .from('products')
      .select(
        'name, craft, category:categories(name, translations:category_translations(name)), seller:sellers(business_name, province, craft), translations:product_translations(name, language)',
      )
      .eq('status', 'active')
      .eq('translations.language', language)
      .eq('category.translations.language', language)
      .order('sales_count', { ascending: false })
      .limit(1),
  )
  const [piece] = data
  if (!piece) return {}
  const province = provinceOf(piece.seller?.province ?? '')
  return {
    product: piece.translations[0]?.name || piece.name,
    seller: piece.seller?.business_name ?? '',
    province: (language === 'th' ? province?.th : province?.en) ?? '',
    craft: piece.seller?.craft || piece.craft,
    title: piece.category?.translations[0]?.name || (piece.category?.name ?? piece.name),
  }
}
