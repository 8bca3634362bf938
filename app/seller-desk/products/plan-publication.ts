import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** Browser only. Has a draft published at an ISO moment within a year; null takes that back. May be asked again. Throws the API's error. */
export async function planPublication(id: string, at: string | null): Promise<void> {
  // Null is allowed, which the drawn types do not know of arguments.
  await answered((await loadSupabase()).rpc('plan_publication', { p_product_id: id, p_at: at as string }))
}

/** Whether the database refused a moment that is past or too far. */
export const isWrongHour = (error: unknown): boolean => typeof error === 'object' && error !== null && 'hint' in error && error.hint === 'publish_time'
