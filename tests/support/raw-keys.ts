import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './source-tree.ts'

const NAMESPACES = readdirSync(join(ROOT, 'messages', 'en')).map((file) => file.replace(/\.json$/, ''))
/** `cart:empty.title`, `empty.title`, `[[empty.title]]`: a sentence that is missing shows its key, alone where the sentence should stand. */
const KEY = new RegExp(
  `^(?:\\[\\[.*\\]\\]|(?:(?:${NAMESPACES.join('|')}):)?[a-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9_-]*)+|(?:${NAMESPACES.join('|')}):[a-z]\\w*)$`,
)

/** Texts that are message keys instead of sentences. What else has a dot inside (addresses, files) is no sentence of ours. */
export const rawKeysIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim()))].filter((text) => KEY.test(text) && !/\.(?:com|test|th|webp|svg|ico|png|css|js)$/.test(text))

/** The texts and spoken attributes of an HTML document; a name in code is no sentence. */
export function textsOf(html: string): string[] {
  const body = html.replaceAll(/<(script|style|code)\b[\s\S]*?<\/\1>/gi, '').replaceAll(/<!--[\s\S]*?-->/g, '')
  const spoken = [...body.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, text = '']) => text)
  return [...spoken, ...body.split(/<[^>]*>/)].filter((text) => text.trim() !== '')
}
