/** What a client wants of a channel (`config` of phx_join); what it leaves out is off. */
export type JoinConfig = {
  private: boolean
  broadcast: { ack: boolean; self: boolean; replicationReady: boolean; replay: { since: number; limit: number } | 'invalid' | undefined }
  presence: { key: string; enabled: boolean }
  changes: readonly Readonly<Record<string, unknown>>[]
  /** Milliseconds a join waits for its changes to be heard; undefined when it does not wait. */
  wait: number | undefined
}

const LONGEST_WAIT_MS = 20_000
const USUAL_WAIT_MS = 15_000
/** Supabase replays at most so many. */
const MOST_REPLAYED = 25

/** Reads the payload of phx_join. `name` is the topic without `realtime:`; clients of old said there what changes they want. */
export function readJoin(payload: unknown, name: string): { config: JoinConfig; token: string | undefined } {
  const params = objectOf(payload)
  const config = objectOf(params['config'])
  const [broadcast, presence, options] = [objectOf(config['broadcast']), objectOf(config['presence']), objectOf(config['postgres_changes_options'])]
  const { postgres_changes: changes } = config
  const [schema, table, filter] = name.split(':', 3)
  const old =
    params['config'] === undefined && schema !== undefined ? [{ schema, ...(table !== undefined && { table }), ...(filter !== undefined && { filter }) }] : []
  const timeout = options['timeout']
  return {
    token: [params['user_token'], params['access_token']].find((token) => typeof token === 'string'),
    config: {
      private: config['private'] === true,
      broadcast: {
        ack: broadcast['ack'] === true,
        self: broadcast['self'] === true,
        replicationReady: broadcast['replication_ready'] === true,
        replay: replayOf(broadcast['replay']),
      },
      presence: { key: typeof presence['key'] === 'string' ? presence['key'].slice(0, 255) : '', enabled: presence['enabled'] === true },
      changes: Array.isArray(changes) ? changes.filter((entry) => entry !== null).map(objectOf) : old,
      wait: options['wait'] === true ? Math.min(typeof timeout === 'number' && timeout > 0 ? timeout : USUAL_WAIT_MS, LONGEST_WAIT_MS) : undefined,
    },
  }
}

function replayOf(value: unknown): JoinConfig['broadcast']['replay'] {
  if (value === undefined || value === null) return undefined
  const { since, limit } = objectOf(value)
  if (typeof since !== 'number' || !Number.isFinite(since) || (limit !== undefined && (typeof limit !== 'number' || limit < 1))) return 'invalid'
  return { since, limit: Math.min(typeof limit === 'number' ? Math.floor(limit) : MOST_REPLAYED, MOST_REPLAYED) }
}

/** The object something is, or an empty one. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
