import type { RaRecord } from 'ra-core'

export const DELIVERY_STATES = ['waiting', 'delivered', 'given_up'] as const

/** A try of a delivery. */
export type Try = {
  id: number
  at: string
  ms: number
  status: number | null
  error: string
  request_headers: Record<string, string>
  response_headers: Record<string, string>
  response_body: string
}

/** What one webhook is told of one event, as the list and its page read it; the page with the event and every try. */
export type DeliveryRow = RaRecord<number> & {
  endpoint_id: string
  event_id: string
  type: string
  subject: string
  state: (typeof DELIVERY_STATES)[number]
  attempts: number
  next_at: string
  last_status: number | null
  last_ms: number
  last_error: string
  created_at: string
  delivered_at: string | null
  endpoint: { name: string; url: string } | null
  event?: { data: unknown; happened_at: string }
  tries?: Try[]
}

/** Reasons for which there was no answer that have words of their own. */
export const KNOWN_ERRORS = ['private_address', 'https_only', 'timeout', 'no_such_host', 'refused', 'broken_off', 'tls'] as const
