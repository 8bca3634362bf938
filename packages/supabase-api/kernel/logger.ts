/** What the interfaces say about themselves: facts first, then the sentence. The shape of pino, so pino serves it. */
export type Logger = Record<'debug' | 'info' | 'warn' | 'error', (facts: object, sentence: string) => void>
