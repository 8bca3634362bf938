/** The name most like `wanted` for a hint, or null when none is like it: shared pairs of letters (Dice), two thirds at least. */
export function closest(wanted: string, names: readonly string[]): string | null {
  if (wanted.length > 100) return null
  let best: string | null = null
  let score = 2 / 3
  for (const name of new Set(names)) {
    const likeness = dice(wanted, name)
    if (likeness >= score && likeness < 1) [best, score] = [name, likeness]
  }
  return best
}

function dice(one: string, other: string): number {
  const pairs = (word: string): string[] => Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2))
  const left = pairs(one)
  const right = pairs(other)
  let shared = 0
  for (const pair of left) {
    const at = right.indexOf(pair)
    if (at >= 0) [shared] = [shared + 1, right.splice(at, 1)]
  }
  return (2 * shared) / (one.length + other.length + 2)
}
