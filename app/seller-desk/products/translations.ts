import { LANGUAGES, languageOf, type Language } from '../../i18n/languages.ts'
import { answered } from '../../platform/answered.ts'
import { callFunction } from '../../platform/call-function.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

export type Words = { name: string; description: string; care: string }
export const FIELDS = ['name', 'description', 'care'] as const satisfies readonly (keyof Words)[]
/** How a text in another language came, and whether it still says what its original says; `none` where there is nothing yet. */
const STATES = ['draft', 'machine', 'reviewed', 'stale'] as const
export type TranslationState = 'none' | (typeof STATES)[number]
/** `before` is what the original said when the translation was last true to it; `locked` are the fields that no machine changes. */
export type Translation = Words & {
  language: Language
  state: TranslationState
  before: { name: string; description: string } | null
  locked: readonly (keyof Words)[]
}
export type Translations = { source: Words; language: string; isListed: boolean; others: Translation[] }

/** Browser only. A piece in all languages; null where it is not there. Throws the API's error. */
export async function readTranslations(productId: string): Promise<Translations | null> {
  const supabase = await loadSupabase()
  const [{ data: products }, { data: kept }] = await Promise.all([
    answered(supabase.from('products').select('name,description,care,language,status').eq('id', productId)),
    answered(supabase.rpc('product_languages', { p_product_id: productId })),
  ])
  const [row] = products
  if (!row) return null
  const others = LANGUAGES.filter((language) => language !== languageOf(row.language)).map((language): Translation => {
    const found = kept.find((each) => each.language === language)
    if (!found) return { language, state: 'none', name: '', description: '', care: '', before: null, locked: [] }
    const { name, description, care } = found
    const state = STATES.find((each) => each === found.state) ?? 'draft'
    // Null where nobody kept it; drawn types do not know of results.
    const nameBefore = found.name_before as string | null
    return {
      language,
      state,
      name,
      description,
      care,
      locked: FIELDS.filter((field) => found.locked.includes(field)),
      before: state === 'stale' && nameBefore !== null ? { name: nameBefore, description: found.description_before } : null,
    }
  })
  return { source: { name: row.name, description: row.description, care: row.care }, language: row.language, isListed: row.status === 'active', others }
}

/** Browser only. Keeps a maker's words in another language as reviewed; `waits` where somebody looks at them first. Throws the API's error. */
export async function keepTranslation(productId: string, language: Language, { name, description, care }: Words): Promise<'kept' | 'waits'> {
  const { data } = await answered(
    (await loadSupabase()).rpc('keep_translation', { p_product_id: productId, p_language: language, p_name: name, p_description: description, p_care: care }),
  )
  return data === 'kept' ? 'kept' : 'waits'
}

/** Browser only. Which fields no machine changes from now on; the others it may. Throws the API's error. */
export async function lockWords(productId: string, language: Language, locked: readonly (keyof Words)[]): Promise<void> {
  const supabase = await loadSupabase()
  await answered(
    supabase
      .from('product_translations')
      .update({ locked: [...locked] })
      .eq('product_id', productId)
      .eq('language', language),
  )
}

/** Browser only. A machine's words for a piece that is for sale, anew where what is kept is out of date; undefined where none can be had. */
export async function askMachine(productId: string, language: Language): Promise<Words | undefined> {
  const answer = await callFunction<Words>('translate-product', { product: productId, language, renew: true })
  return answer.done ? answer.result : undefined
}
