/** What the interfaces said no to, or could not be asked. `status` is HTTP's, 0 where no answer came; `code` is SQLSTATE, PostgREST's or a function's own. */
export class RefusedAnswer extends Error {
  override name = 'RefusedAnswer'
  readonly status: number
  readonly code: string
  readonly hint: string

  constructor({ message, status, code, hint }: { message: string; status: number; code?: string; hint?: string | null }) {
    super(message)
    this.status = status
    this.code = code ?? ''
    this.hint = hint ?? ''
  }
}

type Answer<Data> =
  | { error: null; data: Data; count: number | null; status: number }
  | { error: { message: string; code?: string; hint?: string | null }; status: number }

/**
 * The rows of a question to `/rest/v1`; what was refused is thrown as `RefusedAnswer`. supabase-js's own `throwOnError` throws an error that does not know
 * the answer's status, and by that alone one sees whether asking again can help.
 */
export async function answered<Data>(question: PromiseLike<Answer<Data>>): Promise<{ data: Data; count: number | null }> {
  const answer = await question
  if (answer.error === null) return answer
  throw new RefusedAnswer({ ...answer.error, message: answer.error.message, status: answer.status })
}

/** Whether asking again may help: no answer, none in time, too many at the moment, or a server that fails. Any other refusal (4xx) stays one. */
export const mayPass = (status: number): boolean => status < 400 || status === 408 || status === 429 || status >= 500
