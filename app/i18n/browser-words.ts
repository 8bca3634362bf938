import { createInstance, type i18n, type ReadCallback } from 'i18next'
import { fetchMessages } from './warm-messages.ts'

/** Browser only. The sentences of the page's language, with the given namespaces already there; others are fetched when a screen first asks. */
export async function browserWords(language: string, namespaces: readonly string[]): Promise<i18n> {
  const words = createInstance()
  words.use({
    type: 'backend' as const,
    init() {},
    // `false`: not to be asked for again, which has been done.
    read(_language: string, namespace: string, answer: ReadCallback) {
      fetchMessages(namespace).then(
        (sentences) => answer(null, sentences),
        (error: Error) => answer(error, false),
      )
    },
  })
  await words.init({
    lng: language,
    // Every catalogue is complete (a guardrail compares them), so nobody downloads a second language for gaps.
    fallbackLng: false,
    load: 'currentOnly',
    ns: [...namespaces],
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    react: { bindI18n: '', bindI18nStore: '' },
    parseMissingKeyHandler: import.meta.env.DEV ? missing : undefined,
  })
  return words
}

/** A missing sentence is an error in development; visitors never see it, because the guardrail compares the catalogues. */
function missing(key: string): string {
  throw new Error(`No sentence for "${key}"`)
}
