import { createStackParser, createTransport, nodeStackLineParser, Scope, ServerRuntimeClient } from '@sentry/core'

/** Where errors are told, besides the log. */
export type ErrorTracker = {
  /** Facts are what the line of the log says beside the error; never what people typed. */
  tell(error: unknown, message: string, facts: Readonly<Record<string, unknown>>): void
  /** Waits a moment for what was not handed over yet. */
  stop(): Promise<void>
}

const LEAVING_MS = 2_000
const PATIENCE_MS = 10_000
/** Of a line of the log the tracker hears these. */
const FACTS = ['requestId', 'path', 'method', 'status', 'job', 'topic', 'provider']

/**
 * Tells errors to a service that speaks Sentry's protocol. The client is Sentry's own, without any of its integrations: nothing is patched, and nothing leaves the shop but the error with its
 * place in the code, the sentence of the log and some of its facts.
 */
export function createErrorTracker({ dsn, environment, fetch: send = fetch }: { dsn: string; environment: string; fetch?: typeof fetch }): ErrorTracker {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    platform: 'node',
    sendClientReports: false,
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const { status, headers } = await send(options.url, { method: 'POST', body: body as BodyInit, signal: AbortSignal.timeout(PATIENCE_MS) })
        return { statusCode: status, headers: { 'retry-after': headers.get('retry-after'), 'x-sentry-rate-limits': headers.get('x-sentry-rate-limits') } }
      }),
  })
  client.init()
  return {
    tell(error, message, facts) {
      const scope = new Scope()
      scope.setTransactionName(message)
      scope.setExtra('log', message)
      for (const name of FACTS) if (typeof facts[name] === 'string' || typeof facts[name] === 'number') scope.setTag(name, facts[name])
      client.captureException(error, undefined, scope)
    },
    stop: async () => void (await client.close(LEAVING_MS)),
  }
}
