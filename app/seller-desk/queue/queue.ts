import type { PersonShelf } from '../../platform/person-shelf.ts'
import { pauseAfter } from '../../platform/pause-after.ts'
import type { Deed, Trouble } from './deed.ts'

/** What became of a deed: done, kept until there is a line, or in trouble. */
export type Outcome = 'done' | 'waits' | Trouble

/** This device keeps nothing (no room, or storage refused), and the shop did not take the deed at once: it is nowhere. */
export class NotKept extends Error {
  override name = 'NotKept'
}

export type QueueParts = {
  person: string
  shelf: PersonShelf<Deed>
  /** Does a deed at the shop. Throws where the line broke: then whether it was done is not known, and it is sent again under the same key. */
  send: (deed: Deed) => Promise<'done' | Trouble>
  hasLine: () => boolean
  /** Whether who is signed in here is the person of this queue: nobody's deeds go out in another's name. */
  isSignedIn: () => boolean
  /** Lets one tab send at a time. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Calls back after so many milliseconds. */
  later: (ms: number, work: () => void) => void
  onDone: (deed: Deed) => void
}

export type Queue = {
  deeds(): readonly Deed[]
  subscribe(changed: () => void): () => void
  /** Keeps a deed, or has the shop take it at once where this device keeps nothing. Throws `NotKept` where it is nowhere then. */
  keep(deed: Deed): Promise<void>
  /** The same, then sends what waits. */
  add(deed: Deed): Promise<Outcome>
  /** Ends a trouble: done all the same, or let go. */
  decide(id: string, side: 'mine' | 'theirs'): Promise<void>
  /** Sends what waits, the oldest first. */
  send(): Promise<void>
}

/** Everything that is done at the desk on its way to the shop: kept on this phone first, sent in its order, and forgotten only when the shop has it. */
export function createQueue({ person, shelf, send, hasLine, isSignedIn, alone, later, onDone }: QueueParts): Queue {
  const listeners = new Set<() => void>()
  let deeds: readonly Deed[] = []
  let failures = 0
  let asleep = false

  const read = async () => {
    deeds = (await shelf.list(person)).toSorted((one, other) => one.at - other.at)
    for (const listener of listeners) listener()
  }
  /** Reads the shelf anew for each deed: another tab may have sent it, or somebody decided meanwhile. */
  const sendNext = async (tried: ReadonlySet<string>): Promise<string | undefined> => {
    await read()
    const deed = deeds.find(({ id, trouble }) => !trouble && !tried.has(id))
    if (!deed || !hasLine() || !isSignedIn()) return undefined
    const outcome = await send(deed)
    failures = 0
    if (outcome === 'done') {
      await shelf.forget(person, deed.id)
      onDone(deed)
    } else await shelf.keep(person, deed.id, { ...deed, trouble: outcome })
    return deed.id
  }
  const sendAll = () =>
    alone(async () => {
      const tried = new Set<string>()
      try {
        for (let id = await sendNext(tried); id !== undefined; id = await sendNext(tried)) tried.add(id)
      } catch {
        // The line: everything stays, and is sent again.
        failures += 1
        if (!asleep) {
          asleep = true
          later(pauseAfter(failures), () => {
            asleep = false
            void sendAll()
          })
        }
      }
      await read().catch(() => undefined)
    })
  const keep = async (deed: Deed): Promise<'kept' | 'sent'> => {
    try {
      await shelf.keep(person, deed.id, deed)
      await read()
      return 'kept'
    } catch {
      const outcome = hasLine() && isSignedIn() ? await send(deed).catch(() => undefined) : undefined
      if (outcome !== 'done') throw new NotKept()
      onDone(deed)
      return 'sent'
    }
  }

  return {
    deeds: () => deeds,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    async keep(deed) {
      await keep(deed)
    },
    async add(deed) {
      if ((await keep(deed)) === 'sent') return 'done'
      if (!hasLine()) return 'waits'
      await sendAll()
      const left = deeds.find(({ id }) => id === deed.id)
      return left === undefined ? 'done' : (left.trouble ?? 'waits')
    },
    async decide(id, side) {
      const deed = await shelf.find(person, id)
      if (!deed?.trouble) return
      if (side === 'theirs') await shelf.forget(person, id)
      else {
        const { trouble: _, ...rest } = deed
        await shelf.keep(person, id, { ...rest, anyway: true })
      }
      await read()
      await sendAll()
    },
    send: sendAll,
  }
}
