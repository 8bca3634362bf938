/**
 * The name most like `wanted`, for a hint; null when none is like it, or when one is the same. Names are compared as PostgREST compares them
 * (FuzzySet: first by the cosine of their three-letter pieces, then of their pairs; the best fifty by edit distance), so that hints agree.
 */
export function closest(wanted: string, names: readonly string[]): string | null {
  const [best] = likenesses(wanted, [...new Set(names)])
  return best === undefined || best.score === 1 ? null : best.name
}

type Likeness = { name: string; score: number }

const LEAST = 0.33
const COMPARED = 50
/** What is compared is bounded: an address may name anything, and a database may have a great many names. */
const LONGEST = 100

function likenesses(wanted: string, names: readonly string[]): Likeness[] {
  const key = wanted.toLowerCase()
  if (key.length > LONGEST) return []
  const same = names.find((name) => name.toLowerCase() === key)
  if (same !== undefined) return [{ name: same, score: 1 }]
  for (const size of [3, 2]) {
    const asked = piecesOf(key, size)
    const near = names
      .map((name) => ({ name, score: cosine(asked, piecesOf(name.toLowerCase(), size)) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, COMPARED)
      .map(({ name }) => ({ name, score: 1 - distance(key, name.toLowerCase()) / Math.max(key.length, name.length) }))
      .filter(({ score }) => score >= LEAST)
      .sort((one, other) => other.score - one.score)
    if (near.length > 0) return near
  }
  return []
}

/** How often each run of `size` letters stands in a name. */
function piecesOf(name: string, size: number): ReadonlyMap<string, number> {
  const marked = `-${name.replaceAll(/[^a-z0-9_,ùàèéì ]/g, '')}-`.padEnd(size, '-')
  const pieces = new Map<string, number>()
  for (let at = 0; at + size <= marked.length; at++) {
    const piece = marked.slice(at, at + size)
    pieces.set(piece, (pieces.get(piece) ?? 0) + 1)
  }
  return pieces
}

function cosine(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let shared = 0
  for (const [piece, count] of one) shared += count * (other.get(piece) ?? 0)
  const length = (pieces: ReadonlyMap<string, number>): number => Math.hypot(...pieces.values())
  return shared / (length(one) * length(other))
}

/** Levenshtein's distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, theirs] of [...other].entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === theirs ? 0 : 1)))
    }
    row = next
  }
  return row[other.length] ?? 0
}
