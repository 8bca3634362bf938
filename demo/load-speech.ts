import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../app/i18n/languages.ts'
import { CARE } from './care.ts'
import type { CraftSheets } from './craft-sheet.ts'
import type { Grammar } from './grammar.ts'
import type { Portrait } from './portraits/portrait.ts'
import { PICTURE_WORDS, WORKSHOP_WORDS } from './picture-words.ts'
import { ADDITIONS, CHOICES, COLOR_SENTENCE, FACTS, SELLER_SENTENCES, SIZE_SENTENCE } from './product-sentences.ts'
import type { Words } from './seed-words.ts'
import type { Speech } from './speech.ts'
import { CLOSINGS, OPENINGS } from './story-sentences.ts'
import type { Trade } from './trades/trade.ts'

/** Texts in the order and under the names a language's folder has them. */
type Texts = Words | undefined | readonly Texts[] | { readonly [name: string]: Texts }

/** What the single files of a folder say. */
const SINGLE: Readonly<Record<string, Texts>> = {
  'sentences.ts': { sellers: SELLER_SENTENCES, facts: FACTS, sizes: SIZE_SENTENCE, looks: COLOR_SENTENCE, additions: ADDITIONS, choices: CHOICES },
  'stories.ts': { openings: OPENINGS, closings: CLOSINGS },
  'care.ts': CARE,
  'pictures.ts': { views: PICTURE_WORDS, workshops: WORKSHOP_WORDS },
}

/** Folders of tuples, and what of a file of theirs is said in each language. The types are those of the files' one export. */
const FOLDERS: Readonly<Record<string, (told: unknown) => Texts>> = {
  sheets: (told) =>
    mapped(told as CraftSheets, ({ looks, names, from, made, of, use, facts, personal }) => ({ looks, names, from, made, of, use, facts, personal })),
  trades: (told) => mapped(told as Readonly<Record<string, Trade>>, ({ says }) => says),
  portraits: (told) => Object.fromEntries((told as readonly Portrait[]).map(({ name, story }) => [name, story])),
}
const mapped = <T>(told: Readonly<Record<string, T>>, textsOf: (one: T) => Texts): Texts =>
  Object.fromEntries(Object.entries(told).map(([key, one]) => [key, textsOf(one)]))

const GRAMMAR = 'grammar.ts'
/** In the folders of tuples, but only a type. */
const TYPES = ['trade.ts', 'portrait.ts']
const PARTS: readonly string[] = [
  GRAMMAR,
  ...Object.keys(SINGLE),
  ...Object.keys(FOLDERS).flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder))
      .filter((file) => !TYPES.includes(file))
      .map((file) => `${folder}/${file}`),
  ),
]

const folderOf = (language: Language): string => join(import.meta.dirname, 'words', language)
const partsOf = (language: Language): string[] => PARTS.filter((part) => existsSync(join(folderOf(language), part)))

/** Files a language's folder still lacks: it has one for each file of tuples. */
export const missingParts = (language: Language): string[] => PARTS.filter((part) => !partsOf(language).includes(part))

/** Languages that have a folder, finished or not. */
export const languagesBegun = (): Language[] => LANGUAGES.filter((language) => existsSync(folderOf(language)))

/** Languages whose folder is whole: the demo speaks them beside those of its tuples. */
export const languagesWhole = (): Language[] => languagesBegun().filter((language) => missingParts(language).length === 0)

/** A text of the tuples, where it stands, and what a language says for it. */
export type Pair = { where: string; words: Words; said: string | undefined }

/** Each text of the tuples beside what the files of a language say that are there. `odd` is what stands there and belongs to no text. */
export async function pairsOf(language: Language): Promise<{ pairs: Pair[]; odd: string[] }> {
  const pairs: Pair[] = []
  const odd: string[] = []
  const walk = (where: string, texts: Texts, said: unknown): void => {
    if (isText(texts)) pairs.push({ where, words: texts, said: typeof said === 'string' ? said : undefined })
    else if (texts === undefined) {
      if (said !== undefined) odd.push(where)
    } else {
      const told = new Map<string, unknown>(Object.entries(said ?? {}))
      for (const [name, each] of Object.entries(texts)) walk(`${where} ${name}`, each, told.get(name))
      for (const name of told.keys()) if (!(name in texts)) odd.push(`${where} ${name}`)
    }
  }
  for (const part of partsOf(language)) {
    if (part === GRAMMAR) continue
    const [said] = await exportsOf(join(folderOf(language), part))
    walk(part, SINGLE[part] ?? FOLDERS[part.split('/')[0] ?? '']?.((await exportsOf(join(import.meta.dirname, part)))[0]), said)
  }
  return { pairs, odd }
}

/** Whole language to speak. Throws when asked for a text its folder does not have. */
export async function loadSpeech(language: Language): Promise<Speech> {
  const [grammar] = await exportsOf(join(folderOf(language), GRAMMAR))
  const said = new Map((await pairsOf(language)).pairs.map((pair) => [pair.words, pair.said]))
  return {
    language,
    // The file is typed by its own `satisfies`.
    grammar: grammar as Grammar,
    say: (words) => {
      const text = said.get(words)
      if (text === undefined) throw new Error(`Nobody has said in ${language}: ${words[0]}`)
      return text
    },
  }
}

const exportsOf = async (file: string): Promise<unknown[]> => Object.values((await import(file)) as object)

const isText = (texts: Texts): texts is Words => Array.isArray(texts) && texts.length === 3 && texts.every((text) => typeof text === 'string')
