import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance as createI18next } from 'i18next'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { createInstance as createLight, type LightOptions } from './light-i18next.ts'

const MESSAGES = join(import.meta.dirname, '../../messages')
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 1000, 1_000_000]

const optionsFor = (lng: string, ns: string[]): LightOptions & { fallbackLng: false } => ({
  lng,
  ns,
  defaultNS: 'shell',
  fallbackLng: false,
  interpolation: { escapeValue: false },
  react: {},
})

/** Both speak the same catalogues. */
async function both(language: string, catalogues: Record<string, object>) {
  const ns = Object.keys(catalogues)
  const whole = createI18next()
  await whole.init({ ...optionsFor(language, ns), resources: { [language]: catalogues } })
  const light = createLight().use({ read: (_language, namespace, answer) => answer(null, catalogues[namespace]) })
  await light.init(optionsFor(language, ns))
  return { whole, light }
}

const PLURAL = /_(zero|one|two|few|many|other)$/

/** Every path to a sentence, plural suffixes taken off, and whether it has forms to choose from. */
function pathsOf(sentences: object, below = ''): Map<string, { plural: boolean }> {
  const found = new Map<string, { plural: boolean }>()
  for (const [key, value] of Object.entries(sentences)) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) for (const [path, one] of pathsOf(value, `${below}${key}.`)) found.set(path, one)
    else {
      const path = below + key.replace(PLURAL, '')
      found.set(path, { plural: PLURAL.test(key) || found.get(path)?.plural === true })
    }
  }
  return found
}

const cataloguesOf = (language: string): Record<string, object> =>
  Object.fromEntries(
    readdirSync(join(MESSAGES, language)).map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(MESSAGES, language, file), 'utf8'))]),
  )

describe.each(LANGUAGES)('in %s', (language) => {
  test('every sentence reads as with i18next itself', async () => {
    const catalogues = cataloguesOf(language)
    const { whole, light } = await both(language, catalogues)
    const values = { name: 'Anong & <b>', year: 2026, rating: '4.8', shown: 24, total: 1500, of: 'ผ้า', number: 3 }
    for (const [namespace, sentences] of Object.entries(catalogues)) {
      const paths = pathsOf(sentences)
      expect(paths.size).toBeGreaterThan(0)
      for (const [path, { plural }] of paths) {
        const key = `${namespace}:${path}`
        // One number shows that a sentence without forms does not mind being counted.
        for (const options of [values, ...(plural ? COUNTS : COUNTS.slice(-1)).map((count) => ({ ...values, count }))]) {
          const spoken = whole.t(key, { ...options, returnObjects: true })
          expect(light.t(key, { ...options, returnObjects: true }), `${key} ${JSON.stringify(options)}`).toEqual(spoken)
        }
      }
    }
  })
})

test('no catalogue asks for what the light one does not know', () => {
  for (const language of LANGUAGES) {
    for (const [namespace, sentences] of Object.entries(cataloguesOf(language))) {
      const text = JSON.stringify(sentences)
      expect(text.match(/\$t\(|\{\{[^}]*[,.][^}]*\}\}|\{\{-/)?.[0], `messages/${language}/${namespace}.json`).toBeUndefined()
    }
  }
})

test('the translator of a part speaks its namespace, another by name, and the key when there is no sentence', async () => {
  const { whole, light } = await both('en', { shell: { a: 'A {{x}}' }, ui: { b: 'B' } })
  for (const words of [whole.getFixedT('en', 'ui'), light.getFixedT('en', 'ui')]) {
    expect(words('b')).toBe('B')
    expect(words('shell:a', { x: 1 })).toBe('A 1')
    expect(words('a', { ns: 'shell' })).toBe('A {{x}}')
    expect(words('none')).toBe('none')
    expect(words('none', { defaultValue: 'D' })).toBe('D')
  }
})

test('a catalogue that does not come leaves the keys where its sentences stood', async () => {
  const light = createLight().use({ read: (_language, _namespace, answer) => answer(new Error('offline'), false) })
  await light.init(optionsFor('en', ['shell']))
  expect(light.t('shell:title')).toBe('title')
})
