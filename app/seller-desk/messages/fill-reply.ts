export type ReplyFacts = { name: string; product: string; order: string; shop: string }

/** Thai runs on without spaces, but not into letters of another kind. */
const apart = (before: string, fact: string): string => (/\p{Script=Thai}$/u.test(before) && /^\p{Script=Latin}/u.test(fact) ? ' ' : '')

/** The words of a saved reply about this buyer. What is not known leaves no hole: the space before it goes too, and braces that mean nothing here stay. */
export const fillReply = (words: string, facts: ReplyFacts): string =>
  words.replaceAll(/[ \u00a0]?\{(name|product|order|shop)\}/g, (found, key: keyof ReplyFacts, at: number) => {
    const fact = facts[key]
    if (fact === '') return ''
    return `${found.startsWith('{') ? apart(words.slice(0, at), fact) : found.slice(0, 1)}${fact}`
  })
