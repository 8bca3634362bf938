export type ReplyFacts = { name: string; product: string; order: string; shop: string }

/** The words of a saved reply about this buyer. What is not known leaves no hole: the space before it goes too, and braces that mean nothing here stay. */
export const fillReply = (words: string, facts: ReplyFacts): string =>
  words.replaceAll(/[ \u00a0]?\{(name|product|order|shop)\}/g, (found, key: keyof ReplyFacts) =>
    facts[key] === '' ? '' : `${found.startsWith('{') ? '' : found.slice(0, 1)}${facts[key]}`,
  )
