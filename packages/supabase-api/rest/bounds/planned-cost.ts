import type { Pool } from 'pg'
import { BoundedMap } from '../bounded-map.ts'
import type { RequestContext, Runner } from '../http/run.ts'
import type { AnswerStatement } from '../sql/answer.ts'

/** So many shapes are remembered; pages have some dozens, and whoever invents more only pays for a plan. */
const SHAPES = 2_000

/** After this a shape is planned anew: tables grow. */
const LIFETIME_MS = 60 * 60 * 1000

/** What PostgreSQL expects statements to cost, asked once for each shape, whatever values come with it. */
export class PlannedCosts {
  readonly #runner: Runner
  readonly #known = new BoundedMap<string, { cost: Promise<number>; until: number }>(SHAPES)

  constructor(runner: Runner) {
    this.#runner = runner
  }

  /** The cost of a statement whose counts of rows stand in its text (`rounded` counts of `Bindings`). */
  async of(pool: Pool, context: RequestContext, shape: AnswerStatement): Promise<number> {
    const known = this.#known.get(shape.text)
    if (known && known.until > Date.now()) return known.cost
    const cost = this.#runner.plannedCost(pool, context, shape)
    this.#known.set(shape.text, { cost, until: Date.now() + LIFETIME_MS })
    // A plan that failed says nothing about the next.
    cost.catch(() => this.#known.delete(shape.text))
    return cost
  }

  forget(): void {
    this.#known.clear()
  }
}
