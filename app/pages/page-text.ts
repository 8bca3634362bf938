import type { Block } from '../blog/article.ts'
import { INFO_PAGES, type InfoName, type ShopFacts } from './info-pages.ts'

/** The days of the shop's country count. */
export const ZONE = 'Asia/Bangkok'

/** What a page says in a language. `lead` and `content` are Markdown, with facts as `{{days}}` and what else stands in the page as `{{part.name}}`. */
export type PageText = { title: string; lead: string; content: string }

/** A piece of a written page: text, or something that the page itself has. */
export type Chunk = { is: 'text'; blocks: Block[] } | { is: 'part'; name: string }

/** A page that staff have written, ready to be shown. `language` is that of its words. */
export type WrittenText = { title: string; lead: string; language: string; chunks: Chunk[]; contents: { id: string; title: string }[] }

/** The version of a page that holds, and the next one if its day is known. */
export type Written = {
  id: string
  /** Undefined where what is built in holds. */
  text: WrittenText | undefined
  /** Since when it holds; null for what always has. */
  since: string | null
  /** Whether there is more than one to read. */
  hasVersions: boolean
  next: { number: number; from: string } | undefined
}

/** What stands in pages beside their text, by the place it has in what is built in. The database checks the same (`pages.parts`). */
export const PAGE_PARTS: Readonly<Partial<Record<InfoName, readonly string[]>>> = {
  cookies: ['what'],
  returns: ['how'],
  about: ['join'],
  shipping: ['lead'],
  contact: ['lead'],
  support: ['lead'],
  fees: ['what', 'start'],
  press: ['numbers', 'mark'],
}

export const partsOf = (page: string): readonly string[] => (isInfoName(page) ? (PAGE_PARTS[page] ?? []) : [])

export const isInfoName = (name: string): name is InfoName => Object.hasOwn(INFO_PAGES, name)

/** Where readers find a page. */
export const addressOfPage = (id: string): string => (isInfoName(id) ? INFO_PAGES[id].to : `/pages/${id}`)

/** The facts that a text may name, by the name it has there. The database knows the same (`private.page_text_fault`). */
export const factsOf = (facts: ShopFacts): Readonly<Record<string, string | number>> => {
  const { shipping: _terms, planMonthly: _minor, ...told } = facts
  return { ...told, percent: facts.commissionPercent, vat: facts.vatPercent, days: facts.returnDays, name: facts.legalName }
}

/** What keeps a text from standing on its page; the words for each stand in `admin-pages`, `faults`. */
export type PageFault = 'empty' | 'braces' | 'placeholders' | 'parts'

const PLACEHOLDER = /\{\{([a-zA-Z.]+)\}\}/g

/** The facts and parts a text names, each once. */
export const namesIn = (text: string): string[] => [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))]

/** As the database checks a text that is to hold: every fact is known, every part stands there once. */
export function pageFault({ title, lead, content }: PageText, parts: readonly string[], facts: readonly string[]): PageFault | undefined {
  if (title.trim() === '' || content.trim() === '') return 'empty'
  const whole = `${title}\n${lead}\n${content}`
  if (/\{\{|\}\}/.test(whole.replaceAll(PLACEHOLDER, ''))) return 'braces'
  const placed = [...`${lead}\n${content}`.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => (name.includes('.') ? [name] : []))
  if (namesIn(whole).some((name) => !name.includes('.') && !facts.includes(name))) return 'placeholders'
  if (namesIn(title).some((name) => name.includes('.'))) return 'placeholders'
  const wanted = parts.map((name) => `part.${name}`)
  if (placed.some((name) => !wanted.includes(name)) || wanted.some((name) => placed.filter((one) => one === name).length !== 1)) return 'parts'
  return undefined
}
