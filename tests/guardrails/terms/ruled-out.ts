/** A word that this language does not say, and the one it says instead. */
export type RuledOut = {
  /** What is looked for. Words of a language without spaces need no `\b`; elsewhere it stands where it prevents false alarms. */
  word: RegExp
  /** What is said instead. */
  say: string
  because: string
  /** A sentence with the word, which shows that the pattern finds it. */
  wrong: string
  /** Where the word is right all the same: `messages/de/cart.json total.title`, or the path of a post or a file of the demo. Each has to be needed. */
  except?: readonly string[]
}
