import { RefusedAnswer } from '../platform/answered.ts'
import type { Answer } from '../platform/call-function.ts'
import { loadSupabase } from '../platform/session/supabase.ts'

/** Browser only. Calls a function of the database as the signed-in person; a refusal is a value, as with `callFunction`, its code the hint where the function gives one. */
export async function askDatabase<Result>(name: string, args: object): Promise<Answer<Result>> {
  try {
    const supabase = await loadSupabase()
    // The caller names the function and what it answers; the test of the cards tries each against the database.
    const { data, error, status } = await (supabase.rpc as unknown as (name: string, args: object) => PromiseLike<Told>)(name, args)
    if (error === null) return { done: true, result: data as Result }
    return { done: false, refusal: { code: error.hint || error.code || 'unexpected', message: error.message, status } }
  } catch {
    return { done: false, refusal: { code: 'offline', message: '', status: 0 } }
  }
}

type Told = { data: unknown; error: { message: string; code?: string; hint?: string | null } | null; status: number }

/** For queries: the result, or the refusal thrown with its status. */
export async function databaseResult<Result>(name: string, args: object): Promise<Result> {
  const answer = await askDatabase<Result>(name, args)
  if (answer.done) return answer.result
  throw new RefusedAnswer(answer.refusal)
}
