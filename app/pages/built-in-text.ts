import { INFO_PAGES, type InfoName } from './info-pages.ts'
import { PAGE_PARTS, type PageText } from './page-text.ts'

/** What a page says as built in, as Markdown that staff can go on from. `say` answers a sentence of its catalogue as it stands, placeholders and all. */
export function builtInText(page: InfoName, say: (key: string) => string): PageText {
  const parts: readonly string[] = PAGE_PARTS[page] ?? []
  const part = (name: string) => (parts.includes(name) ? [`{{part.${name}}}`] : [])
  const sections = INFO_PAGES[page].sections.flatMap((key) => [`## ${escaped(say(`${key}.title`))}`, blocksOf(say(`${key}.text`)), ...part(key)])
  return { title: say('title'), lead: escaped(say('lead')), content: [...part('lead'), ...sections].join('\n\n') }
}

/** Lines are paragraphs, those that begin with `• ` a list (as `Prose` shows them). */
function blocksOf(text: string): string {
  const lines = text.split('\n')
  return lines
    .map((line, at) => {
      const isItem = line.startsWith('• ')
      const gap = at === 0 ? '' : isItem && lines[at - 1]?.startsWith('• ') ? '\n' : '\n\n'
      return gap + (isItem ? `- ${escaped(line.slice(2))}` : escaped(line))
    })
    .join('')
}

/** What is a letter in a sentence and a sign in Markdown; an e-mail address can be written to. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>]/g, (sign) => `\\${sign}`)
    .replace(/^(\d*)([#.+-])(?=[\s#])/, '$1\\$2')
    .replaceAll('{{email}}', '[{{email}}](mailto:{{email}})')
