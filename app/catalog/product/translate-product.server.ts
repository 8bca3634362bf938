import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { languageOf, LANGUAGES } from '../../i18n/languages.ts'
import { PRODUCT_TRANSLATIONS, tooMany } from '../../limits.ts'
import { noteKept, sayInLanguage } from '../../translation/say-in-language.server.ts'
import { refuse, useCase } from '../../use-case.ts'

const Body = v.object({
  product: v.pipe(v.string(), v.uuid()),
  language: v.pipe(
    v.string(),
    v.maxLength(10),
    v.transform((code: string) => languageOf(code)),
    v.picklist(LANGUAGES),
  ),
  renew: v.optional(v.boolean(), false),
})
type Words = { name: string; description: string; care: string }
/** `short`: what a buyer reads beside the texts to choose and to write something on it. */
type Row = Words & { language: string; kept: (Words & { isOld: boolean }) | null; short: string[] }

/** A translation may be this much longer than its source before the table refuses it. */
const MOST = { name: 200, description: 20_000, care: 2000 } satisfies Record<keyof Words, number>
/** So many short texts are translated with the long ones, and so long may each become; the table keeps 8,000 bytes of them. */
const MOST_PHRASES = 40
const LONGEST_PHRASE = 120

/**
 * `POST /functions/v1/translate-product`: a listed product's texts in a language its seller has not written, made once and kept, marked as a machine's. With `renew`, what no longer
 * says what its original says is made anew: kept where a machine had made it, but for locked fields, and only answered where a person had. 400 for
 * what is no product or language, 404 for one that is not sold, 409 `no_service` where the shop has none or it cannot be had now (the original stands), 429 for
 * who asks for too many new ones.
 */
export const translateProductFunction = useCase(Body, async (shop, caller, { product: id, language: to, renew }) => {
  const found = await shop.anon.maybe<Row>(
    `select p.name, p.description, p.care, p.language,
        array(select f ->> 'label' from jsonb_array_elements(p.personalization_fields) f where f ->> 'label' <> '' union
              select c #>> '{}' from jsonb_array_elements(p.personalization_fields) f, jsonb_array_elements(f -> 'choices') c union
              select o.value from public.product_variants v, jsonb_each_text(v.options) o where v.product_id = p.id and v.is_active
               limit ${MOST_PHRASES}) as short,
        (select json_build_object('name', t.name, 'description', t.description, 'care', t.care,
            'isOld', t.state = 'stale' and t.source_hash <> md5(p.name || chr(10) || p.description))
        from public.product_translations t where t.product_id = p.id and t.language = $2 and t.state <> 'draft') as kept
       from public.products p join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
      where p.id = $1 and p.status = 'active'`,
    [id, to],
  )
  if (!found) return refuse('not_found')
  const { language: from, kept, short, ...words } = found
  if (kept && !(renew && kept.isOld)) {
    await noteKept(shop, 'product')
    return { name: kept.name, description: kept.description, care: kept.care }
  }
  if (languageOf(from) === to) return words
  const service = shop.settings.translation
  if (!service) return refuse('no_service')
  const wait = await shop.limits.take(PRODUCT_TRANSLATIONS, caller)
  if (wait !== undefined) return tooMany(wait)
  const sources = [words.name, words.description, words.care, ...short]
  const answers = await sayInLanguage(shop, { kind: 'product', service, to, texts: sources.filter((text) => text !== '').map((text) => ({ text, from })) })
  const [name, description, care, ...phrases] = sources.map((text) => {
    if (text === '') return text
    const told = answers.shift()
    return told && 'said' in told ? told.said : undefined
  })
  // All of it, or nothing: half a translation would look like a whole one.
  if (name === undefined || description === undefined || care === undefined) return refuse('no_service')
  const said: Words = { name, description, care }
  if (name.length > MOST.name || description.length > MOST.description || care.length > MOST.care) return said
  // A word that could not be had stays as its maker wrote it.
  const told = Object.fromEntries(short.flatMap((text, at) => (phrases[at] === undefined || phrases[at].length > LONGEST_PHRASE ? [] : [[text, phrases[at]]])))
  const source = createHash('md5').update(`${words.name}\n${words.description}`).digest('hex')
  // Changed while the service was thinking: then these are not its words any more.
  await shop.service.all(
    `insert into public.product_translations as t (product_id, language, name, description, care, origin, state, source_hash, phrases)
     select p.id, $2, $3, $4, $5, 'machine', 'machine', $6, $10 from public.products p
      where p.id = $1 and p.name = $7 and p.description = $8 and p.care = $9
     on conflict (product_id, language) do update set name = excluded.name, description = excluded.description, care = excluded.care, state = 'machine',
       source_hash = excluded.source_hash, phrases = t.phrases || excluded.phrases
      where t.state = 'stale' and t.origin = 'machine'`,
    [id, to, name, description, care, source, words.name, words.description, words.care, JSON.stringify(told)],
  )
  return said
})
