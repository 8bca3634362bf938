import type { RaRecord } from 'ra-core'

/** A redirect as the list and its page read it. */
export type RedirectRow = RaRecord<string> & {
  from_path: string
  to_path: string
  hits: number
  last_hit_at: string | null
  created_at: string
  changed_at: string
}
