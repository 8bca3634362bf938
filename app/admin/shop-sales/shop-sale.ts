import type { RaRecord } from 'ra-core'

export const SALE_STATES = ['later', 'running', 'ended'] as const
export type SaleState = (typeof SALE_STATES)[number]

/** A sale of a shop as the office reads it; moments ISO 8601. */
export type SaleRow = RaRecord<string> & {
  seller_id: string
  name: string
  percent: number
  starts_at: string
  ends_at: string
  made_at: string
  /** Since when all its pieces have their price back; null while it is to come or runs. */
  ended_at: string | null
  /** So many hours before its start followers have it; null: nobody has. */
  followers_hours: number | null
  seller: { business_name: string } | null
}

const HOUR_MS = 3_600_000

/** Whether a sale is to come, runs or is over; one that nobody has ended yet is over with its last moment. */
export const saleStateOf = (
  { starts_at: starts, ends_at: ends, ended_at: ended }: Pick<SaleRow, 'starts_at' | 'ends_at' | 'ended_at'>,
  now: Date,
): SaleState => (ended !== null || new Date(ends) <= now ? 'ended' : new Date(starts) > now ? 'later' : 'running')

/** From when followers pay the price of a sale; undefined where they have it with everybody. */
export const followersFrom = ({ starts_at: starts, followers_hours: hours }: Pick<SaleRow, 'starts_at' | 'followers_hours'>): string | undefined =>
  hours === null ? undefined : new Date(new Date(starts).getTime() - hours * HOUR_MS).toISOString()
