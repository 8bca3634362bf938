import { matchRoutes, type RouteObject } from 'react-router'
import type { PageCache, PageHandle } from '../../app/platform/page-handle.ts'
import type { PagesBuild } from './build.ts'

/** The handle of the route behind a path (without language prefix), or undefined where no route answers. */
export type RouteFinder = (path: string) => PageHandle | undefined

/** Ranking all routes for each request would cost more than serving a kept page. */
const REMEMBERED_PATHS = 10_000

/** Finds handles in the routes of a build, remembering the paths asked last. */
export function routeFinder(build: PagesBuild): RouteFinder {
  const tree = treeOf(build)
  const remembered = new Map<string, PageHandle | undefined>()
  return (path) => {
    if (remembered.has(path)) return remembered.get(path)
    const leaf = matchRoutes(tree, path)?.at(-1)
    // Every `handle` of the shop is made by pageHandle; a route without one has none.
    const handle = leaf?.route.handle as PageHandle | undefined
    if (remembered.size >= REMEMBERED_PATHS) remembered.clear()
    remembered.set(path, handle)
    return handle
  }
}

function treeOf(build: PagesBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path } = route
    const handle: unknown = route.module.handle
    return [route.index ? { id, path, index: true, handle } : { id, path, handle, children: treeOf(build, id) }]
  })
}

/** What a handle says about keeping its page. */
export const cacheOf = (handle: PageHandle | undefined): PageCache | undefined => handle?.cache

/** The part of a query a page depends on, in one spelling: listed names in listed order, empty values dropped. `_routes` says which loaders a data request means. */
export function normalised(query: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams()
  for (const name of [...names, '_routes']) for (const value of query.getAll(name)) if (value !== '') kept.append(name, value)
  return kept.size > 0 ? `?${kept}` : ''
}
