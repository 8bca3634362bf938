import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance, type i18n, type Resource } from 'i18next'
import type { Sentences } from '../../app/i18n/sentence-check.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../../app/i18n/languages.ts'
import { isOfficeNamespace } from '../../app/i18n/office-languages.ts'
import { createInstance as createLight } from '../../app/i18n/light-i18next.ts'
import { PSEUDO_LANGUAGE, pseudoCatalogue } from '../../app/i18n/pseudo-language.ts'

/** All sentences of the shop, read once; in development read again when a file has changed. */
export type Catalogues = {
  /** Changes with any sentence; part of the address of each catalogue. */
  version: string
  /** The i18next instance of a language, made once: for letters and documents. */
  in(language: Language): i18n
  /** What pages in a language are rendered with, made once: the light i18next their browsers run, too. The pseudo-language exists in development only. */
  ofPages(language: Language | typeof PSEUDO_LANGUAGE): i18n
  /** One catalogue as JSON, or undefined when there is none. */
  json(language: string, namespace: string): string | undefined
  /** What a language says itself, by namespace: what `messages/` holds. */
  own: OwnSentences
}

/** Language → namespace → its sentences. */
export type OwnSentences = Readonly<Record<string, Readonly<Record<string, Sentences>>>>

/** Reads every catalogue below `folder` (`{language}/{namespace}.json`), for development also the pseudo-language. */
export function readCatalogues(folder: string, { pseudo = false } = {}): Catalogues {
  const seal = createHash('sha256')
  const own: Record<string, Record<string, Sentences>> = {}
  for (const language of LANGUAGES) {
    const catalogues: Record<string, Sentences> = (own[language] = {})
    for (const file of filesOf(join(folder, language))) {
      const namespace = file.replace(/\.json$/, '')
      const sentences = JSON.parse(readFileSync(join(folder, language, file), 'utf8'))
      catalogues[namespace] = sentences
      seal.update(`${language}/${namespace}\n${JSON.stringify(sentences)}\n`)
    }
  }
  return cataloguesOf(own, seal.digest('base64url').slice(0, 10), { pseudo })
}

/** Catalogues made of what each language says itself. */
export function cataloguesOf(own: OwnSentences, version: string, { pseudo = false } = {}): Catalogues {
  const resources: Record<string, Record<string, Resource[string][string]>> = Object.fromEntries(
    Object.entries(own).map(([language, catalogues]) => [language, { ...catalogues }]),
  )
  // The back office speaks its staff's languages; in the others it is read in English, and every other catalogue is whole (a guardrail compares them).
  for (const language of LANGUAGES) {
    for (const [namespace, sentences] of Object.entries(resources[FALLBACK_LANGUAGE] ?? {})) {
      if (isOfficeNamespace(namespace)) (resources[language] ??= {})[namespace] ??= sentences
    }
  }
  // Sentences become sentences, so a catalogue of them stays one.
  if (pseudo) resources[PSEUDO_LANGUAGE] = pseudoCatalogue(resources['en']) as Resource[string]

  const spoken = {
    defaultNS: 'shell',
    ns: Object.keys(resources['en'] ?? {}),
    interpolation: { escapeValue: false },
    react: { bindI18n: '', bindI18nStore: '', useSuspense: false },
    resources,
  } as const
  return {
    version,
    own,
    in: remembered((language: Language) => {
      const made = createInstance()
      void made.init({ ...spoken, lng: language, fallbackLng: 'en', load: 'currentOnly', initAsync: false })
      return made
    }),
    ofPages: remembered((language: Language | typeof PSEUDO_LANGUAGE) => {
      const made = createLight()
      void made.init({ ...spoken, lng: language })
      // It has what react-i18next asks of an instance, and speaks our catalogues alike: light-i18next.test.ts says every sentence with both.
      return made as unknown as i18n
    }),
    json: (language, namespace) => {
      const catalogue = Object.hasOwn(resources, language) ? resources[language] : undefined
      return catalogue && Object.hasOwn(catalogue, namespace) ? JSON.stringify(catalogue[namespace]) : undefined
    },
  }
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

/** Catalogues that follow their files, for development. */
export function watchedCatalogues(folder: string): () => Catalogues {
  let seen = 0
  let read: Catalogues | undefined
  return () => {
    const changed = LANGUAGES.reduce(
      (newest, language) => filesOf(join(folder, language)).reduce((last, file) => Math.max(last, statSync(join(folder, language, file)).mtimeMs), newest),
      0,
    )
    if (!read || changed > seen) read = readCatalogues(folder, { pseudo: true })
    seen = changed
    return read
  }
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
  } catch {
    return []
  }
}
