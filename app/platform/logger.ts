/** Structured log: an object of facts first, then the sentence. The shape of pino, so pino serves it. */
export interface Logger {
  info(facts: object, sentence: string): void
  warn(facts: object, sentence: string): void
  error(facts: object, sentence: string): void
  debug(facts: object, sentence: string): void
}
