import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { LANGUAGES, type Language } from '../../app/i18n/languages.ts'
import { isOfficeNamespace, OFFICE_LANGUAGES } from '../../app/i18n/office-languages.ts'
import { FRAME_MESSAGES } from '../../app/shell/html-facts.ts'
import { askedMessages } from '../support/asked-messages.ts'
import { askedKey, flattened, gaps, hasWords, MESSAGES, namespacesOf, pluralsOf, readCatalogue } from '../support/catalogues.ts'
import { projectFiles, textOf } from '../support/source-tree.ts'

const namespaces = namespacesOf('en')
/** What a language is to have: the back office speaks its staff's languages only. */
const namespacesFor = (language: Language) =>
  OFFICE_LANGUAGES.some((one) => one === language) ? namespaces : namespaces.filter((namespace) => !isOfficeNamespace(namespace))
/** Sentences that are right although they read as in English (`Menu` in Dutch), with the languages where a native reader agreed. */
const sameAsEnglish = v.parse(
  v.record(v.string(), v.array(v.picklist(LANGUAGES))),
  JSON.parse(readFileSync(new URL('same-as-english.json', import.meta.url), 'utf8')),
)

test('there is one folder for each language, and no other', () => {
  expect(readdirSync(MESSAGES).sort()).toEqual([...LANGUAGES].sort())
})

test.each(LANGUAGES.filter((language) => language !== 'en'))('%s says everything English says', (language) => {
  const faults = [...new Set([...namespacesFor(language), ...namespacesOf(language)])].flatMap((namespace) =>
    gaps(readCatalogue('en', namespace), readCatalogue(language, namespace), language).map((fault) => `messages/${language}/${namespace}.json ${fault}`),
  )
  expect(faults).toEqual([])
})

test('English has both its plural forms', () => {
  expect(
    namespaces.flatMap((namespace) =>
      gaps(readCatalogue('en', namespace), readCatalogue('en', namespace), 'en').map((fault) => `messages/en/${namespace}.json ${fault}`),
    ),
  ).toEqual([])
})

test.each(LANGUAGES.filter((language) => language !== 'en'))('nothing in %s was left in English', (language) => {
  const left = namespaces.flatMap((namespace) => {
    const english = readCatalogue('en', namespace)
    return [...readCatalogue(language, namespace)]
      .filter(([key, sentence]) => english.get(key) === sentence && hasWords(sentence) && !sameAsEnglish[sentence]?.includes(language))
      .map(([key, sentence]) => `messages/${language}/${namespace}.json ${key}: ${sentence}`)
  })
  expect(left).toEqual([])
})

test('a component names every namespace it reads from, so that its words are there however the page was reached', () => {
  const faults = projectFiles()
    .filter((file) => file.startsWith('app/') && file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) =>
      textOf(file)
        .split(/^(?:export )?(?:default )?(?:async )?(?:function |const \w+ = \()/m)
        .filter((part) => part.includes('useTranslation('))
        .flatMap((part) => {
          const named = [...part.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) => [...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => name))
          const read = [...part.matchAll(/\bns: '([\w-]+)'|\bt\(['`]([\w-]+):/g)].map(([, name, prefix]) => name ?? prefix ?? '')
          return read.filter((name) => !named.includes(name) && !FRAME_MESSAGES.some((always) => always === name)).map((name) => `${file}: ${name}`)
        }),
    )
  expect([...new Set(faults)]).toEqual([])
})

test('every sentence that code asks for exists', () => {
  const existing = new Map(
    namespaces.map((namespace) => {
      const catalogue = readCatalogue('en', namespace)
      const plurals = pluralsOf(catalogue)
      return [namespace, new Set([...catalogue.keys()].map((key) => askedKey(key, plurals)))]
    }),
  )
  const files = projectFiles().filter((file) => /^(app|emails|server)\/.*\.tsx?$/.test(file) && !file.includes('.test.'))
  const asked = files.map((file) => ({ file, ...askedMessages(textOf(file)) }))
  expect(asked.flatMap(({ keys }) => keys).length).toBeGreaterThan(10)
  const missing = asked.flatMap(({ file, namespaces: named, keys }) =>
    keys.flatMap(({ namespace, key }) => {
      // A part that is handed its `t` names no namespace; then some catalogue must have the key.
      const places = namespace !== undefined ? [namespace] : named.length > 0 ? named : namespaces
      return places.some((place) => existing.get(place)?.has(key))
        ? []
        : [
            `${file} asks for ${namespace === undefined ? '' : `${namespace}:`}${key}, which ${places.length === 1 ? `messages/en/${places[0]}.json lacks` : 'no catalogue has'}`,
          ]
    }),
  )
  expect(missing).toEqual([])
})

const english = flattened({ title: 'Cart of {{name}}', items_one: '{{count}} item', items_other: '{{count}} items', buy: 'Buy <b>now</b>' })
test.each([
  ['a missing sentence', 'nl', { items_one: '{{count}} stuk', items_other: '{{count}} stuks', buy: 'Koop <b>nu</b>' }, 'lacks title'],
  ['a sentence too many', 'nl', { title: 'Mand van {{name}}', items_one: 'x', items_other: '{{count}} x', buy: 'Koop <b>nu</b>', extra: 'Extra' }, 'has extra'],
  ['a lost placeholder', 'nl', { title: 'Mand', items_one: 'x', items_other: '{{count}} x', buy: 'Koop <b>nu</b>' }, 'should have {{name}}'],
  ['a lost tag', 'nl', { title: 'Mand van {{name}}', items_one: 'x', items_other: '{{count}} x', buy: 'Koop nu' }, 'should have </b> <b>'],
  [
    'a plural form the language needs',
    'fr',
    { title: 'Panier de {{name}}', items_one: 'x', items_other: '{{count}} x', buy: 'Achetez <b>ici</b>' },
    'lacks the form _many',
  ],
  [
    'a plural form the language has not',
    'ja',
    { title: '{{name}}', items_one: 'x', items_other: '{{count}}点', buy: '<b>購入</b>' },
    'which the language does not know',
  ],
  ['single braces', 'nl', { title: 'Mand van {name}', items_one: 'x', items_other: '{{count}} x', buy: 'Koop <b>nu</b>' }, 'single braces'],
  ['nothing', 'nl', { title: ' ', items_one: 'x', items_other: '{{count}} x', buy: 'Koop <b>nu</b>' }, 'title is empty'],
])('refuses %s', (_what, language, sentences, fault) => {
  expect(gaps(english, flattened(sentences), language).join()).toContain(fault)
})

test('accepts a translation with its own plural forms', () => {
  expect(gaps(english, flattened({ title: 'ตะกร้าของ {{name}}', items_other: '{{count}} ชิ้น', buy: '<b>ซื้อเลย</b>' }), 'th')).toEqual([])
})

test('keys are found however they are asked for', () => {
  const text = `const { t } = useTranslation(['cart', 'ui']); t('line.title', { count }); t('checkout:done'); <Trans i18nKey="line.note" />; words('th')('letters:placed.subject'); t(\`line.\${kind}\`)`
  expect(askedMessages(text)).toEqual({
    namespaces: ['cart', 'ui'],
    keys: expect.arrayContaining([
      { namespace: undefined, key: 'line.title' },
      { namespace: 'checkout', key: 'done' },
      { namespace: undefined, key: 'line.note' },
    ]),
  })
})
