import type { Askable, Said } from '../products/said-of-product.ts'
import type { Answers } from './answers.ts'

/** What a maker's words say of what her category asks, where it was not answered yet; undefined where they say nothing new. */
export function saidBy(
  { name, description, material, craft, said }: Pick<Answers, 'name' | 'description' | 'material' | 'craft' | 'said'>,
  asked: readonly Askable[],
): Said | undefined {
  const text = `${name} ${material} ${craft} ${description}`.toLocaleLowerCase()
  const guessed = asked.flatMap(({ id, kind, values }): [string, Said[string]][] => {
    if (said[id] !== undefined || kind === 'number') return []
    const found = longestOf(values.filter((value) => value.name.length > 1 && means(text, value.name.toLocaleLowerCase()))).map((value) => value.id)
    if (found.length === 0) return []
    return [[id, { values: kind === 'choices' ? found : found.slice(0, 1), number: '' }]]
  })
  return guessed.length > 0 ? { ...said, ...Object.fromEntries(guessed) } : undefined
}

/** Brass is no gold, though its Thai name begins with it. */
const longestOf = <Value extends { name: string }>(values: readonly Value[]): Value[] =>
  values.filter(({ name }) => !values.some((other) => other.name.length > name.length && other.name.includes(name)))

/** Whether a text says a word, and not a color, a pattern or a brocade that is called by it, nor a longer word: what a piece is made of is never promised lightly. */
function means(text: string, word: string): boolean {
  const letters = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<!สี ?|ลาย ?|ยก ?)(?<!\p{Script=Latin})${letters}(?![色색]|\p{Script=Latin})`, 'u').test(text)
}
