/** What the interface says about itself; the shape of pino, so pino serves it. */
export type Logger = Record<'debug' | 'info' | 'warn' | 'error', (facts: object, sentence: string) => void>
