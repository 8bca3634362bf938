import type { ComponentType } from 'react'
import type { PageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from './lazy-screen.tsx'

type RouteModule = { default?: ComponentType; handle?: PageHandle }
type RouteModules = Record<string, RouteModule | undefined>

type Parts = {
  /** Where the file of a route lies; undefined for a route nobody has told of yet. */
  addressOf(id: string): string | undefined
  fetch(address: string): Promise<RouteModule>
}

/**
 * The route modules react-router keeps, so that one which cannot be fetched does not reload the page, which would leave the reader where they were without
 * a word. It asks `id in modules` and takes `modules[id]` before it fetches a module itself: to that question the answer is yes and a promise of the module,
 * or of one that says "Failed to Load Page" at the address that was wanted and fetches it again with Retry.
 */
export function patientRoutes(known: RouteModules, { addressOf, fetch }: Parts): object {
  let asked: string | undefined
  const load = async (id: string, address: string): Promise<RouteModule> => {
    try {
      return (known[id] = await fetch(address))
    } catch {
      return standIn(() => fetch(address))
    }
  }
  return new Proxy(known, {
    has(modules, id) {
      asked = typeof id === 'string' && modules[id] === undefined && addressOf(id) !== undefined ? id : undefined
      return asked !== undefined || Reflect.has(modules, id)
    },
    get(modules, id, receiver) {
      const address = asked === id && asked !== undefined ? addressOf(asked) : undefined
      asked = undefined
      return address === undefined ? Reflect.get(modules, id, receiver) : load(String(id), address)
    },
  })
}

/** In the place of a route module that could not be fetched: its screen, when it can. */
function standIn(fetch: () => Promise<RouteModule>): RouteModule {
  const handle: PageHandle = { messages: [] }
  const load = async () => {
    const { default: Screen = () => null, handle: itsOwn } = await fetch()
    Object.assign(handle, itsOwn)
    return { default: Screen }
  }
  return { handle, default: lazyScreen(load, { messages: [], rare: true }) }
}

/** Browser only, before the page comes alive. */
export function beginPatientRoutes(): void {
  // Written into the document by react-router.
  const page = window as unknown as {
    __reactRouterRouteModules?: RouteModules
    __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> }
  }
  const { __reactRouterRouteModules: modules, __reactRouterManifest: manifest } = page
  if (!modules || !manifest) return
  page.__reactRouterRouteModules = patientRoutes(modules, {
    addressOf: (id) => manifest.routes[id]?.module,
    fetch: (address) => import(/* @vite-ignore */ address) as Promise<RouteModule>,
  }) as RouteModules
}
