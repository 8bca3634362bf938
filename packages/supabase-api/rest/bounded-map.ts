/** A map that forgets what was used longest ago, so that callers cannot make it grow without end. */
export class BoundedMap<Key, Value> {
  readonly capacity: number
  readonly #entries = new Map<Key, Value>()

  constructor(capacity: number) {
    this.capacity = capacity
  }

  get size(): number {
    return this.#entries.size
  }

  /** The value, which counts as used now. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size > this.capacity) {
      const oldest = this.#entries.keys().next()
      if (!oldest.done) this.#entries.delete(oldest.value)
    }
  }

  delete(key: Key): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }
}
