/**
 * A map that forgets what was not used for a while, so that callers cannot make it grow without end. What is used stands in a fresh half; when that is full it becomes the stale
 * half, whose entries come back when they are used and are forgotten with it otherwise. Moving each entry to the end at each use would have the map build itself anew all the time.
 */
export class BoundedMap<Key, Value> {
  readonly capacity: number
  #fresh = new Map<Key, Value>()
  #stale = new Map<Key, Value>()

  constructor(capacity: number) {
    this.capacity = capacity
  }

  /** The value, which counts as used now. */
  get(key: Key): Value | undefined {
    const fresh = this.#fresh.get(key)
    if (fresh !== undefined) return fresh
    const stale = this.#stale.get(key)
    if (stale !== undefined) this.set(key, stale)
    return stale
  }

  set(key: Key, value: Value): void {
    this.#stale.delete(key)
    this.#fresh.set(key, value)
    if (this.#fresh.size < this.capacity / 2) return
    this.#stale = this.#fresh
    this.#fresh = new Map()
  }

  delete(key: Key): void {
    this.#fresh.delete(key)
    this.#stale.delete(key)
  }

  clear(): void {
    this.#fresh.clear()
    this.#stale.clear()
  }
}
