import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { enterWords } from '../../app/i18n/words-context.ts'
import type { enterKeys } from '../../app/platform/page-keys.ts'
import type { enterRendered } from '../../app/platform/rendered.ts'
import type { enter, Reader } from '../../app/shop.ts'

/** The React Router build with what `app/entry.server.tsx` exports for us. */
export type PagesBuild = ServerBuild & {
  entry: {
    module: ServerBuild['entry']['module'] & {
      createRequestHandler: typeof createRequestHandler
      RouterContextProvider: typeof RouterContextProvider
      enter: typeof enter
      enterWords: typeof enterWords
      enterRendered: typeof enterRendered
      enterKeys: typeof enterKeys
      currencyOf: (code: string | undefined) => Reader['currency'] | undefined
    }
  }
}

/** One chunk in Vite's manifest; keys are source files, `imports` and `dynamicImports` are keys again. */
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

/** Loads what `npm run build` made below `folder`. Throws with what to do when it is missing. */
export async function loadBuild(folder: string): Promise<PagesBuild> {
  const file = join(folder, 'server', 'index.js')
  if (!existsSync(file)) throw new Error(`There is no build at ${file}. Run: npm run build`)
  // The bundle's entry exports what PagesBuild lists; the page server's test renders with it.
  const build = (await import(pathToFileURL(file).href)) as PagesBuild
  const manifest = join(folder, 'client', '.vite', 'manifest.json')
  return existsSync(manifest) ? withScreens(build, JSON.parse(readFileSync(manifest, 'utf8'))) : build
}

/**
 * Lists the lazily loaded screen of each route (`*-screen.tsx`) among the route's imports, so that it is preloaded beside the route module and not after it.
 * What few readers of the route see has another name, and is fetched by them alone.
 * Route modules are thin because react-router reloads the whole page when one fails to load (see `app/ui/lazy-screen.tsx`).
 */
export function withScreens(build: PagesBuild, manifest: Manifest): PagesBuild {
  const byFile = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]))
  const routes = Object.fromEntries(
    Object.entries(build.assets.routes).map(([id, route]) => {
      const screens = route && route.id !== 'root' ? (byFile.get(route.module)?.dynamicImports ?? []).filter((key) => key.endsWith('-screen.tsx')) : []
      const files = new Set([...(route?.imports ?? []), ...screens.flatMap((key) => withImports(manifest, key))])
      return [id, route && { ...route, imports: [...files] }]
    }),
  )
  return { ...build, assets: { ...build.assets, routes } }
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))]
}
