import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import type { AdminCard } from '../../app/admin/card/admin-card.ts'
import type { ListFilter } from '../../app/desk-kit/filter-bar.tsx'
import type { Source } from '../../app/desk-kit/rest-question.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A list of the back office: how it is asked, and what its bar offers to narrow it by. */
export type OfficeList = { name: string; source: Source; filters: readonly ListFilter[] }

/** What a screen offers stands in its own file and nowhere else, beside its component or inside of it with words of its own: here it is seen from outside. */
const offered: Plugin = {
  name: 'offered-filters',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('-list.tsx')) return undefined
    const [, inside] = /^ {2}const filters: readonly ListFilter\[\] = (\[\n[\s\S]*?\n {2}\])/m.exec(code) ?? []
    if (inside === undefined) return code.replace(/^const FILTERS\b/m, 'export const FILTERS')
    return `${code}\nexport const FILTERS = ${inside.replaceAll(/, optionWords: .*(?= \},$)/gm, '')}`
  },
}

/** Every list of the back office with a table behind it, as its screens have it. They are tsx, which Node does not read by itself. */
export async function officeLists(): Promise<readonly OfficeList[]> {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [offered],
    resolve: { alias: { 'react-router-dom': 'react-router' } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { CARDS } = (await vite.ssrLoadModule('/app/admin/cards.tsx')) as { CARDS: readonly AdminCard[] }
    const lists: OfficeList[] = []
    for (const { name, source } of CARDS) {
      if (!source) continue
      const { FILTERS = [] } = (await vite.ssrLoadModule(`/app/admin/${name}/${name}-list.tsx`)) as { FILTERS?: readonly ListFilter[] }
      lists.push({ name, source, filters: FILTERS })
    }
    return lists
  } finally {
    await vite.close()
  }
}
