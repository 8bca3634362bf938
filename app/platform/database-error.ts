/** What PostgreSQL refused, as `pg` throws it: `code` is the SQLSTATE. */
export type DatabaseRefusal = Error & { code: string; constraint?: string; detail?: string }

/** Whether an exception is PostgreSQL's own refusal, and not a fault of ours. A SQLSTATE bears a digit; `EPIPE` is a line that broke. */
export const isDatabaseError = (error: unknown): error is DatabaseRefusal =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code)

/** Whether what PostgreSQL said is about the connection, and no word about the statement: classes 08 and 57P, and a server that was primary a moment ago and takes no writes any more (25006). */
export const isConnectionError = ({ code }: DatabaseRefusal): boolean => /^(08|57P|25006)/.test(code)
