import type { Pool } from 'pg'
import { Semaphore } from '../../kernel/semaphore.ts'
import { BoundedMap } from '../bounded-map.ts'
import type { RequestContext, Runner } from '../http/run.ts'
import { RestRefusal, tooComplex } from '../refusal.ts'
import type { AnswerStatement } from '../sql/answer.ts'
import type { Bounds } from './bounds.ts'
import { PlannedCosts } from './planned-cost.ts'

/** A function that takes longer than this is costly; nobody can plan what it does. */
const SLOW_CALL_MS = 100

/** A statement that takes longer than this was not cheap, whatever was planned. A cheap one may take a while on a busy machine, and must not wait for what keeps it busy. */
const SLOW_MS = 1_000

/** What was slow counts as costly for so long. */
const SLOW_FOR_MS = 60_000

/** More costly questions than this help nobody who waits behind them. */
const MOST_WAITING = 100

/** A question as its bounds see it: a statement with counts of rows in its text, and the function it calls, whose inside nobody can plan. */
export type Shape = { statement: AnswerStatement; calls: string | null }

/**
 * The bounds of one role, and the turns its questions take: costly ones share a few places, cheap ones never wait for them. Costly is what is planned so, what was slow a
 * moment ago, and a function of which nobody knows yet.
 */
export class BoundedRole {
  readonly bounds: Bounds
  readonly #costs: PlannedCosts
  readonly #costly: Semaphore
  /** Until when it counts as slow; in the past for what is quick. */
  readonly #slowUntil = new BoundedMap<string, number>(2_000)

  constructor(bounds: Bounds, runner: Runner) {
    this.bounds = bounds
    this.#costs = new PlannedCosts(runner)
    this.#costly = new Semaphore(bounds.costlyAtOnce, { mostWaiting: MOST_WAITING })
  }

  /** Runs a question when it is its turn; `work` tells how long the database took. Refuses one that is planned above the bound, and one too many in the queue. */
  async admit<Result>(question: { pool: Pool; context: RequestContext; shape: Shape }, work: (took: (ms: number) => void) => Promise<Result>): Promise<Result> {
    const { statement, calls } = question.shape
    const cost = await this.#costs.of(question.pool, question.context, statement)
    if (cost > this.bounds.plannedCost) throw tooComplex(`This would cost ${Math.round(cost)}, and ${this.bounds.plannedCost} is allowed`, 'plannedCost')
    const [name, slow] = calls === null ? [statement.text, SLOW_MS] : [calls, SLOW_CALL_MS]
    const slowUntil = this.#slowUntil.get(name)
    const isCostly = cost > this.bounds.cheapCost || (slowUntil === undefined ? calls !== null : slowUntil > Date.now())
    const run = () => work((ms) => this.#slowUntil.set(name, ms > slow ? Date.now() + SLOW_FOR_MS : (this.#slowUntil.get(name) ?? 0)))
    if (!isCostly) return run()
    if (this.#costly.full) throw new RestRefusal(429, '53000', 'Too many costly questions at once', { headers: { 'retry-after': '5' } })
    return this.#costly.run(run)
  }

  /** Forgets what was planned from an older catalogue. */
  forget(): void {
    this.#costs.forget()
  }
}
