/** A line of a stocktake as it was pasted: the number of a variant, and how many were counted; undefined where that is no count. */
export type TypedLine = { code: string; counted: number | undefined }

/** A variant that a code names (`public.stock_by_code`). */
export type CodeHit = {
  code: string
  variant_id: string
  product: string
  variant: string
  seller: string
  on_hand: number
  held: number
  backorder_limit: number
}

export type LineProblem = 'noCount' | 'unknown' | 'several' | 'twice' | 'held'

/** What would become of a line: the variant it names with its difference, or why it cannot be done. */
export type PlannedLine = TypedLine & { hit?: CodeHit; problem?: LineProblem }

/** As many lines as the database takes at once (`correct_stock`). */
export const MOST_LINES = 200
const MOST_PIECES = 1_000_000

/** A whole count; undefined for anything else. */
export function countTyped(typed: string): number | undefined {
  const text = typed.trim()
  return /^\d{1,7}$/.test(text) && Number(text) <= MOST_PIECES ? Number(text) : undefined
}

/** Reads what was pasted from a spreadsheet: a code and a count in each line, parted by a tab, semicolon, comma or spaces. Empty lines are none. */
export const linesTyped = (text: string): TypedLine[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, code = line, count = ''] = /^(.*)[\t;,]\s*(\S*)$/.exec(line) ?? /^(.*?)\s+(\S+)$/.exec(line) ?? []
      return { code: code.replaceAll(/^"|"$/g, '').trim(), counted: countTyped(count.replaceAll('"', '')) }
    })

/** What each line would do, with what is on the shelves now. */
export function planLines(lines: readonly TypedLine[], hits: readonly CodeHit[]): PlannedLine[] {
  const seen = new Set<string>()
  return lines.map((line): PlannedLine => {
    const found = hits.filter(({ code }) => code === line.code)
    const [hit] = found
    if (!hit) return { ...line, problem: 'unknown' }
    if (found.length > 1) return { ...line, problem: 'several' }
    if (seen.has(hit.variant_id)) return { ...line, hit, problem: 'twice' }
    seen.add(hit.variant_id)
    if (line.counted === undefined) return { ...line, hit, problem: 'noCount' }
    return line.counted !== hit.on_hand && line.counted + hit.backorder_limit < hit.held ? { ...line, hit, problem: 'held' } : { ...line, hit }
  })
}

/** What is to be changed of a plan: lines without a problem whose count differs from the shelf. */
export const changesOf = (plan: readonly PlannedLine[]): { variant_id: string; seen: number; counted: number }[] =>
  plan.flatMap(({ hit, counted, problem }) =>
    hit && counted !== undefined && problem === undefined && counted !== hit.on_hand ? [{ variant_id: hit.variant_id, seen: hit.on_hand, counted }] : [],
  )
