import { checkSubscription, type Subscription } from '../changes/subscriptions.ts'
import { parseSubscription } from '../changes/parse-subscription.ts'
import { describe } from '../database.ts'
import type { Hub } from '../hub.ts'
import type { JoinConfig } from './join-config.ts'
import { permissionsOf, publicPermissions, type Permissions } from './permissions.ts'
import { messagesSince } from './replay.ts'
import { identify, type Person } from './token.ts'

/** Who may use a channel and how, or the reason why not, `Code: sentence` as Supabase Realtime writes it. */
export type Admission = { person: Person; permissions: Permissions; replayed: readonly string[] } | { reason: string }

type Asked = { hub: Hub; token: string; name: string; config: JoinConfig; headers: string }

/** Checks everything a join depends on but its subscriptions. */
export async function admit({ hub, token, name, config, headers }: Asked): Promise<Admission> {
  const found = await identify(hub.verify, token)
  if ('refusal' in found) return { reason: `${found.refusal.code}: ${found.refusal.message}` }
  const { person } = found
  const { replay } = config.broadcast
  if (replay === 'invalid') return { reason: 'UnableToReplayMessages: Replay params are not valid' }
  if (!config.private)
    return replay
      ? { reason: 'UnableToReplayMessages: Replay is not allowed for public channels' }
      : { person, permissions: publicPermissions(hub.publicSpeakers, person), replayed: [] }
  try {
    const permissions = await permissionsOf(hub.pool, person, name, headers)
    const unread = `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`
    if (!permissions.broadcast.read && !permissions.presence.read) return { reason: unread }
    if (replay && !permissions.broadcast.read) return { reason: unread }
    return { person, permissions, replayed: replay ? await messagesSince(hub.pool, name, replay) : [] }
  } catch (error) {
    // A role nobody may become is the token's fault; anything else is ours.
    if (isAboutTheRole(error)) return { reason: `Unauthorized: You do not have permissions to read from this Channel topic: ${name}` }
    hub.log.error({ err: error }, 'live events: the policies could not be asked')
    return { reason: 'UnableToConnectToProject: Realtime was unable to connect to the project database' }
  }
}

const isAboutTheRole = (error: unknown): boolean => error instanceof Error && 'code' in error && ['22023', '42501', '42704'].includes(String(error.code))

/** The number by which a client knows one of its subscriptions: the same for the same parameters, as Supabase's hash of them is. */
export function subscriptionId(params: Readonly<Record<string, unknown>>): number {
  let hash = 2_166_136_261
  for (const letter of JSON.stringify(params)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0) % 134_217_728
}

/** The subscriptions of a channel, checked; a text says which cannot be had. */
export async function subscribe(
  hub: Hub,
  subscriber: Subscription['subscriber'],
  { person, changes }: { person: Person; changes: JoinConfig['changes'] },
): Promise<Subscription[] | { refused: string } | { failed: string }> {
  const { role, claims } = person
  const subscriptions: Subscription[] = []
  try {
    for (const params of changes) {
      const parsed = parseSubscription(params)
      if (parsed.error !== undefined) return { refused: parsed.error }
      const checked = await checkSubscription(hub.pool, parsed.wanted, role)
      if ('refused' in checked) return checked
      subscriptions.push({ id: subscriptionId(params), subscriber, wanted: parsed.wanted, reader: { role, claims }, tables: checked.tables })
    }
  } catch (error) {
    return { failed: describe(error) }
  }
  return subscriptions
}
