/** The questions people ask, in groups; each has `q` and `a` in the catalogue `pages-faq`. */
export const FAQ = {
  ordering: ['guest', 'several', 'change', 'made', 'gift'],
  paying: ['methods', 'currency', 'invoice', 'safe'],
  delivery: ['when', 'cost', 'customs', 'lost', 'abroad'],
  returns: ['days', 'broken', 'money'],
  products: ['handmade', 'differ', 'care', 'copies'],
  sellers: ['sell', 'fees', 'payout'],
  data: ['account', 'delete'],
} as const satisfies Record<string, readonly string[]>

export type FaqGroup = keyof typeof FAQ

/** Lower case without accents, so that `resume` finds `résumé`; Thai keeps its vowels. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Whether every word of a search stands in a question or its answer. */
export const answers = (search: string, text: string): boolean => {
  const found = folded(text)
  return folded(search)
    .split(/\s+/)
    .every((word) => found.includes(word))
}
