import * as v from 'valibot'

/** Who watches a shop from outside; all of it is off where nobody said. */
export type WatchSettings = {
  /** Where traces go (OTLP over HTTP), and which part of what people ask is traced. */
  traces: { endpoint: string; part: number } | undefined
  /** A statement that takes longer is written into the log with its plan; 0 writes none. */
  slowStatementMs: number
  /** Where errors are told: the DSN of Sentry or of one that understands it. */
  errorsDsn: string | undefined
}

const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
const isDsn = (text: string) => isWeb(text) && new URL(text).username !== '' && /\/\d+$/.test(new URL(text).pathname)

export const WATCH_ENTRIES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.check(isWeb, 'must be an address that starts with http:// or https://'))),
  OTEL_TRACES_SAMPLER_ARG: v.optional(v.pipe(v.string(), v.regex(/^(0(\.\d{1,6})?|1(\.0)?)$/, 'must be a number from 0 to 1'), v.transform(Number))),
  SLOW_STATEMENT_MS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number'), v.transform(Number))),
  SENTRY_DSN: v.optional(v.pipe(v.string(), v.check(isDsn, 'must look like https://key@errors.example/1'))),
}
type Name = keyof typeof WATCH_ENTRIES
type Parsed = { [Key in Name]?: v.InferOutput<(typeof WATCH_ENTRIES)[Key]> }

export const WATCH_WORDS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: { is: 'where traces are sent (OTLP over HTTP)', example: 'http://localhost:4318' },
  OTEL_TRACES_SAMPLER_ARG: { is: 'which part of the requests is traced, from 0 to 1', example: '0.1' },
  SLOW_STATEMENT_MS: { is: 'a statement that takes longer is logged with its plan; 0 logs none', example: '1000' },
  SENTRY_DSN: { is: 'where errors are told: Sentry, GlitchTip or Bugsink', example: 'https://key@errors.example/1' },
} satisfies Record<Name, { is: string; example: string }>

export const watchSettings = (env: Parsed, { demo }: { demo: boolean }): WatchSettings => ({
  traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''), part: env.OTEL_TRACES_SAMPLER_ARG ?? 0.1 }
    : undefined,
  // A demo fills itself, which is slow and says nothing of the shop.
  slowStatementMs: env.SLOW_STATEMENT_MS ?? (demo ? 0 : 1_000),
  errorsDsn: env.SENTRY_DSN,
})
