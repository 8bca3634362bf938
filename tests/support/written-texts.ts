import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../app/i18n/languages.ts'
import { namespacesOf, readCatalogue } from './catalogues.ts'
import { ROOT } from './source-tree.ts'

/** Languages in which the demo shop's texts stand side by side, in this order. */
const SIDE_BY_SIDE: readonly string[] = ['en', 'th', 'nl']
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/**
 * Every text that people read in a language, by where it stands: sentences as `messages/de/cart.json total.title`, lines of posts and of
 * files that have one language as `demo/posts/celadon/de.md:12`, texts of the demo shop as `demo/sheets/silk.ts:3`.
 */
export async function writtenTexts(language: Language): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const namespace of namespacesOf(language))
    for (const [key, sentence] of readCatalogue(language, namespace)) texts.set(`messages/${language}/${namespace}.json ${key}`, sentence)
  for (const file of filesIn(language))
    read(file)
      .split('\n')
      .forEach((line, index) => {
        if (line.trim() !== '') texts.set(`${file}:${index + 1}`, line)
      })
  const at = SIDE_BY_SIDE.indexOf(language)
  if (at >= 0)
    for (const file of sideBySideFiles())
      [...tuplesOf(await import(join(ROOT, file)))].forEach((words, index) => texts.set(`${file}:${index + 1}`, words[at] ?? ''))
  return texts
}

/** Files whose name or folder says that they are in one language. */
function filesIn(language: Language): string[] {
  const posts = readdirSync(join(ROOT, 'demo/posts'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `demo/posts/${name}/${language}.md`)
  const words = `demo/words/${language}`
  return [
    ...posts,
    `demo/category-texts/${language.toLowerCase()}.ts`,
    ...(existsSync(join(ROOT, words))
      ? readdirSync(join(ROOT, words), { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.ts'))
          .map((name) => `${words}/${name}`)
      : []),
  ].filter((file) => existsSync(join(ROOT, file)))
}

const sideBySideFiles = (): string[] => [
  ...['demo/sheets', 'demo/trades'].flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`)),
  'demo/story-sentences.ts',
  'demo/product-sentences.ts',
  'demo/care.ts',
]

/** Every three texts that stand together below a value. */
function* tuplesOf(value: unknown): Generator<readonly string[]> {
  if (Array.isArray(value) && value.length === SIDE_BY_SIDE.length && value.every((one) => typeof one === 'string') && /[฀-๿]/.test(String(value[1])))
    yield value
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* tuplesOf(one)
}
