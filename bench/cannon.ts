import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Order, Shots } from './fire.ts'

type Options = { seconds: number; callers?: number; headers?: Readonly<Record<string, string>> }

/** Asks addresses of one server in turn for so many seconds, from a program of its own, as a browser that takes Brotli. */
export async function fireAt(urls: readonly string[], { seconds, callers = 10, headers = { 'accept-encoding': 'br' } }: Options): Promise<Shots> {
  const cannon = fork(join(import.meta.dirname, 'fire.ts'))
  const order: Order = { urls, seconds, callers, headers }
  cannon.send(order)
  const { promise, resolve, reject } = Promise.withResolvers<Shots>()
  // Only fire.ts answers here.
  cannon.once('message', (shots) => resolve(shots as Shots))
  cannon.once('exit', (code) => reject(new Error(`The load generator ended with ${code}.`)))
  return promise
}

/** One address. Throws when an answer was no success. Returns requests per second. */
export async function bombard(url: string, options: Options): Promise<number> {
  const { perSecond, failed } = await fireAt([url], options)
  if (failed > 0) throw new Error(`${url}: ${failed} answers were no success`)
  return perSecond
}
