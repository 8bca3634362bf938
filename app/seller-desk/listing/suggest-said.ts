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
    const found = values.filter((value) => value.name.length > 1 && text.includes(value.name.toLocaleLowerCase())).map((value) => value.id)
    if (found.length === 0) return []
    return [[id, { values: kind === 'choices' ? found : found.slice(0, 1), number: '' }]]
  })
  return guessed.length > 0 ? { ...said, ...Object.fromEntries(guessed) } : undefined
}
