/** Up to two letters that stand for a name (specification, section 2): the first of its first and last word. Thai vowels that stand before a consonant are skipped. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s·&/-]+/).filter((word) => /\p{L}/u.test(word))
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last]
    .flatMap((word) => (word ? [letterOf(word)] : []))
    .join('')
    .toUpperCase()
}

const letterOf = (word: string): string => [...word].find((letter) => /\p{L}/u.test(letter) && !/[เแโใไ]/.test(letter)) ?? ''
