import { createServer as createNetServer } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import type { PagesBuild } from './build.ts'

/** Vite inside our server: transforms modules, reloads what changes. Loaded only in development, so Vite is no run-time dependency. */
export async function startVite(
  root: string,
): Promise<{ middleware: MiddlewareHandler<{ Bindings: HttpBindings }>; build(): Promise<PagesBuild>; close(): Promise<void> }> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { port: await freePort() } } })
  return {
    middleware: async (c, next) => {
      const { incoming, outgoing } = c.env
      const answered = await new Promise<boolean>((resolve, reject) => {
        outgoing.once('close', () => resolve(true))
        vite.middlewares(incoming, outgoing, (error: unknown) => (error ? reject(error) : resolve(false)))
      })
      return answered ? RESPONSE_ALREADY_SENT : next()
    },
    // The virtual module of @react-router/dev is the build, with the exports of app/entry.server.tsx.
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PagesBuild>,
    close: () => vite.close(),
  }
}

/** Several shops may be developed on one machine, so Vite's fixed socket port will not do. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createNetServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
