import { randomBytes } from 'node:crypto'
import type { TopicKey } from './topics.ts'

/** Somebody who is there: `meta` is what they said of themselves, as the inside of a JSON object's text. `origin` is the process they are connected to. */
export type Presence = { key: string; ref: string; meta: string; origin: string }

/** What came and went on a topic since it was last told. */
export type Diff = { topic: TopicKey; joins: readonly (Presence & { before?: string })[]; leaves: readonly Presence[] }

/**
 * Who is on which topic, of all processes: each keeps the whole board and tells the others of its own people. Changes of one turn of the event loop go out as one diff.
 */
export class PresenceBoard {
  readonly #origin: string
  readonly #told: (diff: Diff) => void
  readonly #topics = new Map<TopicKey, Map<string, Presence>>()
  readonly #pending = new Map<TopicKey, { joins: (Presence & { before?: string })[]; leaves: Presence[] }>()
  #scheduled = false

  constructor(options: { origin: string; told: (diff: Diff) => void }) {
    this.#origin = options.origin
    this.#told = options.told
  }

  /** Puts somebody on the board, in the place of `before`; answers the reference of the new entry. */
  track(topic: TopicKey, key: string, meta: string, before?: string): string {
    const ref = randomBytes(9).toString('base64url')
    const previous = before === undefined ? undefined : this.#topics.get(topic)?.get(before)
    const entry = { key, ref, meta, origin: this.#origin }
    if (previous) this.#remove(topic, previous.ref)
    this.#put(topic, entry)
    const pending = this.#pendingOf(topic)
    if (previous) pending.leaves.push(previous)
    pending.joins.push({ ...entry, ...(previous && { before: previous.ref }) })
    return ref
  }

  untrack(topic: TopicKey, ref: string): void {
    const left = this.#remove(topic, ref)
    if (left) this.#pendingOf(topic).leaves.push(left)
  }

  /** Who is there, as the payload of `presence_state`. What was not told yet is told first, so that nobody hears of the same arrival twice. */
  state(topic: TopicKey): string {
    this.flush()
    return grouped([...(this.#topics.get(topic)?.values() ?? [])])
  }

  /** What another process told of its own people. */
  hear({ topic, joins, leaves }: Diff): void {
    const left = leaves.flatMap(({ ref }) => this.#remove(topic, ref) ?? [])
    const came = joins.filter(({ ref }) => !this.#topics.get(topic)?.has(ref))
    for (const { before: _before, ...entry } of came) this.#put(topic, entry)
    if (left.length === 0 && came.length === 0) return
    const pending = this.#pendingOf(topic)
    pending.leaves.push(...left)
    pending.joins.push(...came)
  }

  /** Takes the whole list of another process's people in the place of what was known of them; none when it is gone. */
  replace(origin: string, people: readonly (Presence & { topic: TopicKey })[]): void {
    const now = new Set(people.map(({ ref }) => ref))
    for (const [topic, entries] of this.#topics) {
      const leaves = [...entries.values()].filter((entry) => entry.origin === origin && !now.has(entry.ref))
      if (leaves.length > 0) this.hear({ topic, joins: [], leaves })
    }
    for (const { topic, ...entry } of people) this.hear({ topic, joins: [{ ...entry, origin }], leaves: [] })
  }

  /** The people of this process, for one that has just come. */
  own(): (Presence & { topic: TopicKey })[] {
    return [...this.#topics].flatMap(([topic, entries]) =>
      [...entries.values()].filter(({ origin }) => origin === this.#origin).map((entry) => ({ ...entry, topic })),
    )
  }

  origins(): Set<string> {
    return new Set([...this.#topics.values()].flatMap((entries) => [...entries.values()].map(({ origin }) => origin)))
  }

  /** Tells what has come and gone until now. */
  flush(): void {
    const pending = [...this.#pending]
    this.#pending.clear()
    for (const [topic, diff] of pending) this.#told({ topic, ...diff })
  }

  #pendingOf(topic: TopicKey) {
    let pending = this.#pending.get(topic)
    if (!pending) this.#pending.set(topic, (pending = { joins: [], leaves: [] }))
    if (!this.#scheduled) {
      this.#scheduled = true
      setImmediate(() => {
        this.#scheduled = false
        this.flush()
      })
    }
    return pending
  }

  #put(topic: TopicKey, entry: Presence): void {
    const entries = this.#topics.get(topic)
    if (entries) entries.set(entry.ref, entry)
    else this.#topics.set(topic, new Map([[entry.ref, entry]]))
  }

  #remove(topic: TopicKey, ref: string): Presence | undefined {
    const entries = this.#topics.get(topic)
    const entry = entries?.get(ref)
    entries?.delete(ref)
    if (entries?.size === 0) this.#topics.delete(topic)
    return entry
  }
}

/** The payload of `presence_diff`. */
export const diffPayload = ({ joins, leaves }: Diff): string => `{"joins":${grouped(joins)},"leaves":${grouped(leaves)}}`

/** `{"key":{"metas":[{"phx_ref":…,…}]}}`, as Phoenix.Presence groups people by their key. */
function grouped(people: readonly (Presence & { before?: string })[]): string {
  const byKey = new Map<string, string[]>()
  for (const { key, ref, meta, before } of people) {
    const metas = byKey.get(key) ?? []
    metas.push(`{"phx_ref":"${ref}"${before === undefined ? '' : `,"phx_ref_prev":"${before}"`}${meta === '' ? '' : `,${meta}`}}`)
    byKey.set(key, metas)
  }
  return `{${[...byKey].map(([key, metas]) => `${JSON.stringify(key)}:{"metas":[${metas.join(',')}]}`).join(',')}}`
}
