import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { AggregatorRegistry, type RegistryContentType } from 'prom-client'
import type { Settings } from './configuration.ts'
import type { Log } from './log.ts'
import { NODE_ROLES, type NodeRole } from './node-settings.ts'

/** What one of several processes is told by the one above it. */
export type Told = { roles: NodeRole[]; processes: number; lent: string; listens: boolean }

const TOLD = 'HATTHA_PROCESS'
/** One that ends sooner than this never stood; after so many in a row the node gives up, and whoever watches it sees why. */
const STOOD_MS = 10_000
const MOST_FALLS = 5
/** Longer than a process takes to let its requests and jobs finish. */
const LONGEST_STOP_MS = 25_000

/** One of the processes ended as it started, and has said why. */
export class CannotStand extends Error {
  override name = 'CannotStand'
}

/** What this process was told; undefined where it stands alone or above others. */
export const toldAbove = (): Told | undefined => {
  const told = process.env[TOLD]
  // Written by `startMany` of the same release.
  return cluster.isWorker && told !== undefined ? (JSON.parse(told) as Told) : undefined
}

/** The settings of one of several processes. */
export const asTold = (settings: Settings, { roles, processes }: Told): Settings => ({
  ...settings,
  node: { ...settings.node, roles: new Set(roles), processes },
})

/** Who does what on a node of several processes: each answers people; what runs in the background has one of its own, so that it takes no reader's time. */
export function planOf({ roles, processes }: Settings['node']): { roles: NodeRole[]; listens: boolean }[] {
  const open = NODE_ROLES.filter((role) => role !== 'worker' && roles.has(role))
  const answering = open.length > 0 ? Array.from({ length: processes }, () => ({ roles: open, listens: true })) : []
  return roles.has('worker') ? [...answering, { roles: ['worker'], listens: false }] : answering
}

/**
 * Runs the processes of a node over a database that `url` names and that is up to date. One that falls is started again. Resolves when all stand; `failed` is called when one
 * cannot stand.
 */
export async function startMany(parts: { settings: Settings; url: string; log: Log; failed: () => void }): Promise<{ stop(): Promise<void> }> {
  const { settings, url, log, failed } = parts
  const plan = planOf(settings.node)
  let stopping = false
  let falls = 0
  const metrics = new AggregatorRegistry()

  const cannot = Promise.withResolvers<never>()
  cannot.promise.catch(() => failed())
  const start = (index: number): Promise<void> => {
    const part = plan[index]
    if (!part) throw new Error(`no process ${index} in the plan`)
    const told: Told = { ...part, processes: plan.length, lent: url }
    const worker = cluster.fork({ [TOLD]: JSON.stringify(told) })
    const began = performance.now()
    worker.on('message', (message: unknown) => {
      if (isAsking(message)) void answer(worker, metrics)
    })
    return new Promise((stands) => {
      worker.on('message', (message) => message === 'stands' && stands())
      worker.once('exit', (code, signal) => {
        if (stopping) return
        falls = performance.now() - began > STOOD_MS ? 1 : falls + 1
        // What kept it from starting it has said itself.
        if (falls > MOST_FALLS || code === 1) return cannot.reject(new CannotStand())
        log.error({ code, signal, roles: part.roles.join(',') }, 'a process of this node ended; it is started again')
        void pause(falls * 200).then(() => (stopping ? undefined : start(index).then(stands)))
      })
    })
  }
  const running = {
    async stop() {
      stopping = true
      const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      const ended = Promise.all(all.filter((worker) => !worker.isDead()).map((worker) => new Promise((resolve) => worker.once('exit', resolve))))
      for (const worker of all) worker.process.kill('SIGTERM')
      await Promise.race([ended, pause(LONGEST_STOP_MS, undefined, { ref: false })])
      for (const worker of all) if (!worker.isDead()) worker.process.kill('SIGKILL')
    },
  }
  try {
    await Promise.race([Promise.all(plan.map((_part, index) => start(index))), cannot.promise])
  } catch (error) {
    await running.stop()
    throw error
  }
  return running
}

const isAsking = (message: unknown): boolean => typeof message === 'object' && message !== null && 'ask' in message && message.ask === 'metrics'

async function answer(worker: Worker, metrics: Pick<AggregatorRegistry<RegistryContentType>, 'clusterMetrics'>): Promise<void> {
  const text = await metrics.clusterMetrics().catch(() => '')
  if (worker.isConnected()) worker.send({ metrics: text })
}

/** The measurements of all processes of the node, asked of the one above. */
export function metricsOfAll(): Promise<string> {
  return new Promise((resolve) => {
    const hear = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !('metrics' in message)) return
      process.off('message', hear)
      resolve(String(message.metrics))
    }
    process.on('message', hear)
    process.send?.({ ask: 'metrics' })
  })
}
