import { createLog, type Log } from '../../server/log.ts'

/** A log that shows nothing and remembers its lines, each as the JSON it would have written. */
export function quietLog(): Log & { lines: string[] } {
  const lines: string[] = []
  const log = createLog({ logLevel: 'debug', mode: 'live' }, { destination: { write: (line) => void lines.push(line) } })
  return Object.assign(log, { lines })
}
