/** Lets so many work at one time; the others wait in the order in which they came. */
export class Semaphore {
  readonly #waiting: (() => void)[] = []
  readonly #mostWaiting: number
  #free: number

  constructor(places: number, options: { mostWaiting?: number } = {}) {
    this.#free = places
    this.#mostWaiting = options.mostWaiting ?? Infinity
  }

  /** Whether nobody else may wait. */
  get full(): boolean {
    return this.#free === 0 && this.#waiting.length >= this.#mostWaiting
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1
    // Whoever leaves hands on the place.
    else await new Promise<void>((next) => this.#waiting.push(next))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}
