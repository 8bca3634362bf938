import { setTimeout as pause } from 'node:timers/promises'
import { doAct, sendTo, someVisitor } from './acts.ts'
import { ACTS, type Act } from './mix.ts'
import type { Cost, Costs } from './model.ts'
import { processesOf, spentBy } from './spent.ts'
import type { World } from './world.ts'

/** Pages that a node keeps. */
const KEPT: ReadonlySet<Act> = new Set(['home', 'list', 'narrowed', 'search', 'product', 'maker', 'blog'])
/** An order needs a quote before it, and a tracked order an order. */
const BEFORE: Partial<Record<Act, readonly Act[]>> = { 'place-order': ['quote'], 'track-order': ['quote', 'place-order'], 'count-visit': ['product'] }
const TIMES = 24
const WARM = 6

/** What each act costs the first node, alone, one after the other. Acts that fail are an error: nothing may be forecast from them. */
export async function measureCosts(world: World, chance: () => number): Promise<Costs> {
  const costs: Partial<Record<Act, Cost>> = {}
  for (const act of ACTS) {
    const anew = await costOf(world, { act, chance, kept: false })
    costs[act] = KEPT.has(act) ? { ...anew, kept: await costOf(world, { act, chance, kept: true }) } : anew
  }
  // Every act was measured just now.
  return costs as Costs
}

async function costOf(world: World, { act, chance, kept }: { act: Act; chance: () => number; kept: boolean }): Promise<Cost> {
  const [node] = world.nodes
  if (!node) throw new Error('There is no node.')
  const send = sendTo(node.url, world.anonKey)
  // A page that is kept is the same one again and again.
  const same = kept ? () => 0.5 : chance
  const once = async (measured: boolean) => {
    const visitor = someVisitor(same)
    for (const step of BEFORE[act] ?? []) await doAct(step, { world, visitor, send: sendTo(node.url, world.anonKey), chance: same })
    if (!kept && KEPT.has(act)) await forgetPages(world)
    const pids = measured ? await processesOf(world.database) : []
    const [before, served, began] = [spentBy([node.pid]), spentBy(pids), performance.now()]
    const { status, text } = await doAct(act, { world, visitor, send, chance: same })
    if (status < 200 || status > 299) throw new Error(`${act}: ${status} ${text.slice(0, 200)}`)
    return { node: 1000 * (spentBy([node.pid]) - before), database: 1000 * (spentBy(pids) - served), clock: performance.now() - began }
  }
  for (let turn = 0; turn < WARM; turn++) await once(false)
  const costs: Cost[] = []
  for (let turn = 0; turn < TIMES; turn++) costs.push(await once(true))
  const mean = (part: (cost: Cost) => number) => costs.reduce((sum, cost) => sum + part(cost), 0) / costs.length
  return { node: mean((cost) => cost.node), database: mean((cost) => cost.database), clock: mean((cost) => cost.clock) }
}

/** Has every node forget what it keeps, as a change of the categories does, and waits until they have heard it. */
async function forgetPages({ database }: World): Promise<void> {
  await database.query('update public.categories set sort_order = sort_order')
  await pause(60)
}
