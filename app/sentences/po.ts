/** One sentence of a PO file: its place (`cart:title`) as context, English, and what the language says. */
export type PoEntry = { place: string; english: string; sentence: string; fuzzy?: boolean }

const HEADER = (language: string) =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"X-Generator: Hattha\\n"\n`

const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('\r', '\\r')}"`

/** A file that Poedit, Weblate and their kind open. Each plural form is a sentence of its own, with its place as context, since languages differ in how many they have. */
export const writePo = (language: string, entries: Iterable<PoEntry>): string =>
  [
    HEADER(language),
    ...Array.from(entries, ({ place, english, sentence }) => `msgctxt ${quoted(place)}\nmsgid ${quoted(english)}\nmsgstr ${quoted(sentence)}\n`),
  ].join('\n')

const UNESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
const unquoted = (line: string): string | undefined => {
  const [, inside] = /^"((?:[^"\\]|\\.)*)"$/.exec(line.trim()) ?? []
  return inside?.replaceAll(/\\(.)/g, (_all, sign: string) => UNESCAPED[sign] ?? sign)
}

/** The entries of a PO file; obsolete ones and the header are left out. Undefined where it is none. */
export function readPo(text: string): PoEntry[] | undefined {
  const entries: PoEntry[] = []
  let now: Record<string, string> = {}
  let field = ''
  let fuzzy = false
  let isPo = false
  const keep = () => {
    const { msgctxt: place, msgid: english, msgstr: sentence } = now
    if (place !== undefined && english !== undefined && sentence !== undefined) entries.push({ place, english, sentence, ...(fuzzy && { fuzzy }) })
    now = {}
    field = ''
    fuzzy = false
  }
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const trimmed = line.trim()
    if (trimmed === '') keep()
    else if (trimmed.startsWith('#')) {
      if (field !== '') keep()
      if (trimmed.startsWith('#,') && /\bfuzzy\b/.test(trimmed)) fuzzy = true
    } else {
      const [, name, rest = trimmed] = /^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+(.*)$/.exec(trimmed) ?? []
      const value = unquoted(rest)
      if (value === undefined) return undefined
      // Without an empty line between them, an entry begins with its context.
      if (name === 'msgctxt' && now['msgid'] !== undefined) keep()
      if (name !== undefined) {
        field = name
        now[field] = value
        isPo = true
      } else if (field === '') return undefined
      else now[field] += value
    }
  }
  keep()
  return isPo ? entries : undefined
}
