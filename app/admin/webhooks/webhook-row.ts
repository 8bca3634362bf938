import type { RaRecord } from 'ra-core'
import type { WebhookType } from '../../webhooks/event-types.ts'

/** A webhook as the list and its page read it. */
export type WebhookRow = RaRecord<string> & {
  name: string
  url: string
  events: WebhookType[]
  state: 'on' | 'off'
  off_because: '' | 'staff' | 'failing' | 'gone'
  secret_version: number
  previous_until: string | null
  failed_in_a_row: number
  failing_since: string | null
  quiet_until: string
  last_at: string | null
  created_at: string
  changed_at: string
}

/** How a webhook stands. */
export const standingOf = ({ state, failed_in_a_row: failed }: Pick<WebhookRow, 'state' | 'failed_in_a_row'>): 'off' | 'failing' | 'on' =>
  state === 'off' ? 'off' : failed > 0 ? 'failing' : 'on'
