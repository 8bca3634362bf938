import type { Pool } from 'pg'

/** Messages of the database to a private topic since a moment (milliseconds since 1970), oldest first, as the payloads of `broadcast`. */
export async function messagesSince(pool: Pool, topic: string, { since, limit }: { since: number; limit: number }): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; event: string | null; payload: string | null }>(
    'select id, event, payload from realtime.replayed($1, to_timestamp($2::double precision / 1000), $3)',
    [topic, since, limit],
  )
  return rows.map(({ id, event, payload }) => broadcastPayload({ event, payload, meta: { replayed: true, id } }))
}

/** The payload of a broadcast that comes from the database. */
export const broadcastPayload = ({ event, payload, meta }: { event: string | null; payload: string | null; meta: object }): string =>
  `{"event":${JSON.stringify(event)},"meta":${JSON.stringify(meta)},"payload":${payload ?? '{}'},"type":"broadcast"}`
