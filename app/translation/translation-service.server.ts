import * as v from 'valibot'
import { languageOf, LANGUAGES } from '../i18n/languages.ts'
import type { Shop } from '../shop.ts'
import { staffUseCase } from '../staff-use-case.ts'
import { refuse } from '../use-case.ts'
import { sayInLanguage } from './say-in-language.server.ts'

/** `translation-service`: which service translates, as the settings name it; `engine` null where there is none. Never its key. */
export const translationServiceFunction = staffUseCase('translations.read', v.object({}), async ({ settings: { translation } }) =>
  Promise.resolve(translation ? { engine: translation.engine, host: new URL(translation.url).host, key: translation.key !== undefined } : { engine: null }),
)

const Trial = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  language: v.pipe(
    v.string(),
    v.maxLength(10),
    v.transform((code: string) => languageOf(code)),
    v.picklist(LANGUAGES),
  ),
})

/** `try-translation`: a sentence by the service, glossary and checks as everybody's; it costs its letters. What it said, or why that would not be shown. 409 `no_service`. */
export const tryTranslationFunction = staffUseCase('translations.write', Trial, async (shop, _staff, { text, language: to }) => {
  const service = shop.settings.translation
  if (!service) return refuse('no_service')
  const [answer] = await sayInLanguage(shop, { kind: 'trial', service, to, texts: [{ text, from: null }] })
  return answer ?? refuse('no_service')
})

const Marked = v.object({ words: v.array(v.string()), target: v.string() })

/** Job: what a machine made of texts with a word whose translation was changed is to be looked at again. */
export async function markStaleTranslations(shop: Shop, payload: unknown): Promise<void> {
  const { words, target } = v.parse(Marked, payload)
  await shop.service.one('select private.mark_translations_of_term($1, $2)', [words, target])
}
