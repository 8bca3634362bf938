import { AsyncLocalStorage } from 'node:async_hooks'
import { pino, stdTimeFunctions, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import type { Settings } from './configuration.ts'
import type { ErrorTracker } from './watching/error-tracker.ts'

/** The log of the process; `flush` writes what still waits in memory. */
export type Log = Logger

const requests = new AsyncLocalStorage<{ requestId: string }>()

/** Runs `work` so that every line logged below it carries this request's id. */
export const withRequestId = <Result>(requestId: string, work: () => Result): Result => requests.run({ requestId }, work)

/**
 * The log of the process: JSON, one object a line, on stdout in a live shop; short readable lines in the demo and in development.
 * Secrets are replaced wherever they usually stand. Errors are told to a tracker, too, where there is one.
 */
export function createLog(
  settings: Pick<Settings, 'logLevel' | 'mode'>,
  { destination = destinationOf(settings.mode), tracker }: { destination?: DestinationStream; tracker?: Pick<ErrorTracker, 'tell'> | undefined } = {},
): Log {
  return pino(
    {
      level: settings.logLevel,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => requests.getStore() ?? {},
      ...(tracker && { hooks: { logMethod: telling(tracker) } }),
      redact: {
        paths: ['password', 'token', 'authorization', 'apikey', '*.password', '*.token', '*.authorization', '*.apikey', '*.refresh_token'],
        censor: '[secret]',
      },
    },
    destination,
  )
}

/**
 * The same log for facts that were put together here and have no place for a secret. Looking for secrets in a line costs more than writing it, and there is one line for each answer.
 */
export const ofPlainFacts = (log: Log): Log => log.child({}, { redact: [] })

const ERROR = 50

/** Hands the error of a line on to the tracker; what it says must not keep the line from being written. */
const telling = (tracker: Pick<ErrorTracker, 'tell'>): NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> =>
  function logMethod(given, method, level) {
    const [facts, message] = given as readonly unknown[]
    if (level >= ERROR && typeof facts === 'object' && facts !== null && 'err' in facts)
      tracker.tell(facts.err, String(message), { ...requests.getStore(), ...facts })
    method.apply(this, given)
  }

// A live shop's lines are written in the background and several at a time, so that neither a slow disk nor a system call for each holds up its answers; `main` flushes them at the end.
const destinationOf = (mode: Settings['mode']): DestinationStream =>
  mode === 'live'
    ? pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 })
    : { write: (line) => void process.stdout.write(readable(line)) }

const quiet = new Set(['level', 'time', 'msg', 'requestId', 'err'])

/** One JSON line of pino as `12:03:04 warn  sentence  key=value`; a line that is not JSON stays as it is. */
export function readable(line: string): string {
  let entry: Record<string, unknown>
  try {
    entry = JSON.parse(line)
  } catch {
    return line
  }
  const facts = Object.entries(entry).flatMap(([name, value]) =>
    quiet.has(name) ? [] : [`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`],
  )
  const error = entry['err'] as { stack?: string; message?: string } | undefined
  const stack = error ? `\n${error.stack ?? error.message}` : ''
  return `${String(entry['time']).slice(11, 19)} ${String(entry['level']).padEnd(5)} ${[entry['msg'], ...facts].join('  ')}${stack}\n`
}
