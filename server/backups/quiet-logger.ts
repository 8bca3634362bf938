import type { Logger } from '../../app/platform/logger.ts'

const say = (facts: object, sentence: string): void => {
  const because = 'err' in facts && facts.err instanceof Error ? `: ${facts.err.message}` : ''
  process.stderr.write(`${sentence}${because}\n`)
}

/** Tells a person at a terminal what went wrong, and nothing else. */
export const quietLogger: Logger = { debug: () => undefined, info: () => undefined, warn: say, error: say }
