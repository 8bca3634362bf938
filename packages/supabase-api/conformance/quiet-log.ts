import type { Logger } from '../kernel/logger.ts'

/** A log that shows nothing and remembers its lines, each as JSON: `level`, the facts, and the sentence as `msg`. */
export function quietLog(): Logger & { lines: string[] } {
  const lines: string[] = []
  const at = (level: string) => (facts: object, sentence: string) => void lines.push(JSON.stringify({ level, ...facts, msg: sentence }, withErrors))
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** What is said of an error is not among the properties that JSON writes down. */
const withErrors = (_key: string, value: unknown): unknown => (value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value)
