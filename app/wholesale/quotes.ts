import type { Answer } from '../platform/call-function.ts'
import { optionWords } from '../i18n/option-words.ts'
import { answered } from '../platform/answered.ts'
import { loadSupabase, type ShopClient } from '../platform/session/supabase.ts'
import { asking } from './my-wholesale.ts'

export const QUOTE_STATES = ['asked', 'offered', 'accepted', 'declined', 'refused', 'withdrawn', 'expired', 'ordered'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

/** A quote for many pieces, as its buyer and its maker read it. Amounts are satang, moments ISO 8601; `valid_until` is the first moment at which it no longer holds. */
export type WholesaleQuote = {
  id: string
  product_id: string
  quantity: number
  wish: string
  needed_by: string | null
  state: QuoteState
  unit_minor: number | null
  valid_until: string | null
  words: string
  changed_at: string
  product: { name: string; translations: { name: string; phrases: unknown }[] } | null
  /** The version it is about; without a name where there is only one. */
  variant: { name: string } | null
}

/** So many of the latest. */
const SHOWN = 50
const COLUMNS =
  'id,product_id,quantity,wish,needed_by,state,unit_minor,valid_until,words,changed_at,product:products(name,translations:product_translations(name,phrases)),variant:product_variants(name)'
export const QUOTE_REFUSALS = [
  'already_asked',
  'too_many',
  'own_product',
  'quote_closed',
  'changed_meanwhile',
  'not_quote',
  'offer_unchanged',
  'too_many_offers',
  'offers_of_day',
] as const

const selectQuotes = (supabase: ShopClient, language: string) =>
  supabase.from('wholesale_quotes').select(COLUMNS).eq('product.translations.language', language).neq('product.translations.state', 'draft')

/** Browser only. The quotes a member asked for, the newest first, about pieces named in this language where they are. Throws the API's error. */
export async function listMyQuotes(buyerId: string, language: string): Promise<WholesaleQuote[]> {
  const asked = selectQuotes(await loadSupabase(), language).eq('buyer_id', buyerId)
  const { data } = await answered(asked.order('asked_at', { ascending: false }).limit(SHOWN))
  return data
}

/** Browser only. What a maker is asked and has not lost or sold yet, the oldest first, in the same way. Throws the API's error. */
export async function listOpenQuotes(sellerId: string, language: string): Promise<WholesaleQuote[]> {
  const open = selectQuotes(await loadSupabase(), language)
    .eq('seller_id', sellerId)
    .in('state', ['asked', 'offered', 'accepted'])
  const { data } = await answered(open.order('asked_at').limit(SHOWN))
  return data
}

/** Browser only. Asks a maker for many pieces of a variant; `neededBy` is a day, or empty. */
export const askForQuote = (variantId: string, wish: { quantity: number; wish: string; neededBy: string }): Promise<Answer<unknown>> =>
  asking(async (supabase) =>
    supabase.rpc('ask_for_quote', {
      p_variant_id: variantId,
      p_quantity: wish.quantity,
      p_wish: wish.wish,
      // A day that is left out is null, which the generated type of an argument does not know.
      p_needed_by: (wish.neededBy === '' ? null : wish.neededBy) as string,
    }),
  )

/** Browser only. The buyer accepts an offer as it was seen, or does not. */
export const decideQuote = ({ id, changed_at: seen }: WholesaleQuote, accept: boolean): Promise<Answer<unknown>> =>
  asking(async (supabase) => supabase.rpc('decide_quote', { p_id: id, p_accept: accept, p_seen: seen }))

/** Browser only. The buyer needs it no more. */
export const withdrawQuote = (id: string): Promise<Answer<unknown>> => asking(async (supabase) => supabase.rpc('withdraw_quote', { p_id: id }))

/** Browser only. The maker offers; `until` is the last day. */
export const answerQuote = (id: string, offer: { unit: number; quantity: number; until: string; words: string }): Promise<Answer<unknown>> =>
  asking(async (supabase) =>
    supabase.rpc('answer_quote', { p_id: id, p_unit_minor: offer.unit, p_quantity: offer.quantity, p_valid_until: offer.until, p_words: offer.words }),
  )

/** Browser only. The maker offers nothing, and says why. */
export const declineQuote = (id: string, reason: string): Promise<Answer<unknown>> =>
  asking(async (supabase) => supabase.rpc('decline_quote', { p_id: id, p_reason: reason }))

/** A number of pieces as typed that a quote can be about; undefined for what is none. */
export function quantityOf(typed: string): number | undefined {
  const quantity = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return quantity >= 2 ? quantity : undefined
}

/** The last moment at which an offer holds, whose day is said. */
export const lastOf = (validUntil: string): Date => new Date(new Date(validUntil).getTime() - 1000)

/** The name of a piece, and of its version where it has several. */
export const nameWithVersion = (name: string, version: string | null | undefined): string => (version ? `${name} · ${version}` : name)

/** What a quote is about, in the reader's language where it is said in that. */
export const aboutOf = ({ product, variant }: Pick<WholesaleQuote, 'product' | 'variant'>): string =>
  nameWithVersion(product?.translations[0]?.name || product?.name || '—', variant && optionWords(variant.name, product?.translations[0]?.phrases))
