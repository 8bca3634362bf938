/**
 * A request that is refused for a reason its sender can be told. It is thrown, so that a transaction it is met in is rolled back on the way to the answer. Each interface
 * refuses in the dialect of the service it stands in for: the same `code` may not mean the same, and the body has another shape.
 */
export abstract class Refusal extends Error {
  /** The status of the answer. */
  readonly status: number
  /** What clients compare. */
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}
