import type { PoolRole } from '@hattha/postgres'
import type { NodeRole, NodeSettings } from './node-settings.ts'

/** Connections of a process: how many its pools may open at most, and the few that are open all the time. */
export type Budget = {
  pools: Readonly<Record<PoolRole, number>>
  rest: number
  realtime: number
  owner: number
  /** Listeners and locks, always on PostgreSQL itself. */
  direct: number
  total: number
}

/** What a process of this role asks for, and the least with which it does its work. */
const WANTED: Readonly<Record<NodeRole, { pools: Record<PoolRole, number>; rest: number; realtime: number; owner: number; direct: number }>> = {
  web: { pools: { anon: 12, authenticated: 12, service: 12, auth: 6 }, rest: 8, realtime: 0, owner: 0, direct: 3 },
  realtime: { pools: { anon: 0, authenticated: 0, service: 2, auth: 2 }, rest: 0, realtime: 6, owner: 0, direct: 4 },
  worker: { pools: { anon: 2, authenticated: 2, service: 4, auth: 1 }, rest: 0, realtime: 0, owner: 4, direct: 4 },
}
const LEAST = 2

/** Shares the connections of a node among its processes: each of its pools is made smaller in proportion, and none smaller than two. */
export function budgetOf(roles: ReadonlySet<NodeRole>, { connections, processes }: Pick<NodeSettings, 'connections' | 'processes'>): Budget {
  const wanted = [...roles].map((role) => WANTED[role])
  const add = (of: (one: (typeof wanted)[number]) => number) => wanted.reduce((sum, one) => sum + of(one), 0)
  const direct = add((one) => one.direct)
  const full = add((one) => Object.values(one.pools).reduce((sum, many) => sum + many, 0) + 3 * one.rest + one.realtime + one.owner)
  const share = Math.min(1, (connections / processes - direct) / full)
  const sized = (many: number) => (many === 0 ? LEAST : Math.max(LEAST, Math.floor(many * share)))
  const pools = {
    anon: sized(add((one) => one.pools.anon)),
    authenticated: sized(add((one) => one.pools.authenticated)),
    service: sized(add((one) => one.pools.service)),
    auth: sized(add((one) => one.pools.auth)),
  }
  const rest = roles.has('web') ? sized(add((one) => one.rest)) : 0
  const realtime = roles.has('realtime') ? sized(add((one) => one.realtime)) : 0
  // The worker keeps one for the clock and one for each job it runs.
  const owner = roles.has('worker') ? Math.max(4, sized(add((one) => one.owner))) : LEAST
  const total = Object.values(pools).reduce((sum, many) => sum + many, 0) + 3 * rest + realtime + owner + direct
  return { pools, rest, realtime, owner, direct, total }
}
