import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '../app/i18n/languages.ts'
import { loadBuild } from '../server/rendering/build.ts'

const MESSAGES = join(import.meta.dirname, '../messages')

/** The most JavaScript a public page may load on a first visit, gzip. */
export const FIRST_VISIT_BYTES = 140_000

/** The pages strangers come in by, and the route modules behind them (of these and the root all scripts of a first visit follow). */
export const PUBLIC_PAGES = {
  home: 'home/home-page',
  stories: 'stories/stories-page',
  list: 'catalog/list/products-page',
  product: 'catalog/product/product-page',
  collections: 'catalog/collections/collections-page',
  collection: 'catalog/collections/collection-page',
  sellers: 'sellers/directory/sellers-page',
  seller: 'sellers/shop/seller-page',
  about: 'pages/company/about-page',
  contact: 'pages/contact/contact-page',
  'shipping info': 'pages/help/shipping-info-page',
  terms: 'pages/legal/terms-page',
} as const

/** The most of it that the first screen of a seller's desk may load, gzip: it is opened every day, on phones and weak lines. */
export const DESK_BYTES = 168_000
/** The most that the words of that first screen may weigh in any language, gzip; each part of the desk brings its own. */
export const DESK_WORDS_BYTES = 8_500
/** The desk's page, and the screen that its page asks for at once. */
export const DESK = { page: 'seller-desk/home/seller-dashboard-page', screen: 'app/seller-desk/home/seller-dashboard-screen.tsx' } as const

export type PageScripts = { page: string; bytes: number; files: readonly { file: string; bytes: number }[] }

/**
 * What a browser is told to fetch with the document of each public page: entry, frame, route module and screen with all they import (The list of routes stands in the document, or is fetched with a later page). Sizes are
 * gzip as the shop serves it, measured from the files. What is imported later, when somebody first needs it, is not among them.
 */
export async function listPageScripts(buildFolder: string): Promise<PageScripts[]> {
  const { assets } = await loadBuild(buildFolder)
  const sizeOf = sizesIn(buildFolder)
  return Object.entries(PUBLIC_PAGES).map(([page, id]) => {
    const routes = [assets.routes['root'], assets.routes[id]].map((route) => {
      if (!route) throw new Error(`The build has no route ${id}: is app/routes.ts another than here?`)
      return route
    })
    const names = new Set([assets.entry.module, ...assets.entry.imports, ...routes.flatMap(({ module, imports }) => [module, ...(imports ?? [])])])
    const files = [...names].filter((name) => name.endsWith('.js')).map((file) => ({ file, bytes: sizeOf(file) }))
    return { page, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files: files.toSorted((a, b) => b.bytes - a.bytes) }
  })
}

/** The same of the seller's desk, whose screen is asked for by its page's module and not by the document. */
export async function deskScripts(buildFolder: string): Promise<PageScripts> {
  const { assets } = await loadBuild(buildFolder)
  // Written by Vite, with what each file imports.
  const manifest = JSON.parse(readFileSync(join(buildFolder, 'client/.vite/manifest.json'), 'utf8')) as Record<string, { file: string; imports?: string[] }>
  const names = new Set([assets.entry, assets.routes['root'], assets.routes[DESK.page]].flatMap((part) => (part ? [part.module, ...(part.imports ?? [])] : [])))
  const add = (key: string) => {
    const made = manifest[key]
    if (!made) throw new Error(`The build has no ${key}`)
    const name = `/${made.file}`
    if (names.has(name)) return
    names.add(name)
    made.imports?.forEach(add)
  }
  add(DESK.screen)
  const sizeOf = sizesIn(buildFolder)
  const files = [...names].filter((name) => name.endsWith('.js')).map((file) => ({ file, bytes: sizeOf(file) }))
  return { page: DESK.page, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files: files.toSorted((a, b) => b.bytes - a.bytes) }
}

/** What catalogues weigh together, as the shop serves them, in the language in which they weigh most. */
export const heaviestWords = (namespaces: readonly string[]): number =>
  Math.max(
    ...LANGUAGES.map((language) =>
      namespaces.reduce((sum, name) => sum + gzipSync(readFileSync(join(MESSAGES, language, `${name}.json`)), { level: 9 }).length, 0),
    ),
  )

function sizesIn(buildFolder: string): (file: string) => number {
  const sizes = new Map<string, number>()
  return (file) => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(buildFolder, 'client', file)), { level: 9 }).length
    sizes.set(file, known)
    return known
  }
}
