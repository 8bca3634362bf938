/**
 * `node bench/lighthouse.ts`: Lighthouse as a mid-range phone on a slow line, against the production build with the demo shop: ten pages,
 * `--runs` (3) each, the median of every category. What costs points is listed below each page; `--url` asks a shop that runs already.
 * Performance is reckoned from how long tasks took by the clock, so it falls on a busy machine. Beside it stand Lighthouse's own benchmark index, and the performance the
 * same visit has by the processor time its tasks were given (`processor-time.ts`), which a busy machine does not change.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '../scripts/gate/find-chromium.ts'
import { freePort } from '../tests/support/shop.ts'
import { median, report } from './finding.ts'
import { reckonByProcessor } from './processor-time.ts'
import { openDemoShop } from './shop-under-test.ts'

const BUDGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const { values } = parseArgs({ options: { url: { type: 'string' }, runs: { type: 'string', default: '3' }, page: { type: 'string' } } })
const shop = values.url === undefined ? await openDemoShop() : undefined
const url = values.url ?? shop?.url ?? ''
const port = await freePort()
const executable = findChromium({ whole: true })
const browser = await chromium.launch({
  ...(executable !== undefined && { executablePath: executable }),
  // Playwright has no page kept for Back; people's browsers have.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  args: [
    `--remote-debugging-port=${port}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

try {
  for (const [name, path] of Object.entries(await pages())) if (values.page === undefined || values.page === name) await examine(name, path)
} finally {
  await browser.close()
  await shop?.remove()
}

/** Ten pages that stand for the others. A piece, a maker and a post are the first of their lists: whichever the demo shop holds. */
async function pages(): Promise<Record<string, string>> {
  return {
    home: '/en',
    list: '/en/products',
    product: await firstOf('/en/products', /\/en\/products\/[0-9a-f-]{36}/),
    sellers: '/en/sellers',
    seller: await firstOf('/en/sellers', /\/en\/sellers\/[0-9a-f-]{36}/),
    stories: '/en/home2',
    map: '/en/map',
    post: await firstOf('/en/blog', /\/en\/blog\/(?!category|categories|tag)[a-z0-9-]+(?=")/),
    membership: '/en/membership',
    faq: '/en/faq',
  }
}

async function firstOf(list: string, link: RegExp): Promise<string> {
  const found = link.exec(await (await fetch(`${url}${list}`)).text())?.[0]
  if (found === undefined) throw new Error(`${list} shows nothing to open.`)
  return found
}

async function examine(name: string, path: string): Promise<void> {
  // The first reader of a page pays for its pictures; Lighthouse comes second.
  await (await fetch(`${url}${path}`)).text()
  const results: Result[] = []
  const alone: number[] = []
  for (let run = 0; run < Number(values.runs); run++) {
    const { byClock, byProcessor } = await ask(`${url}${path}`)
    results.push(byClock)
    alone.push(byProcessor.categories['performance']?.score ?? 0)
  }
  const index = median(results.map(({ environment }) => environment.benchmarkIndex))
  const scores = CATEGORIES.map((category) => Math.round(100 * median(results.map(({ categories }) => categories[category]?.score ?? 0))))
  report({
    what: `Lighthouse ${name}: ${CATEGORIES.join('/')}`,
    measured: scores.join('/'),
    ratio: `index ${Math.round(index)}, by processor time ${Math.round(100 * median(alone))}`,
    budget: `≥ ${CATEGORIES.map((category) => BUDGETS[category]).join('/')}`,
    met: CATEGORIES.every((category, place) => (scores[place] ?? 0) >= BUDGETS[category]),
    notes: [timesOf(results), ...results.slice(-1).flatMap(lossesOf)],
  })
}

/** The times performance is reckoned from, each the median of the runs. */
function timesOf(results: readonly Result[]): string {
  const of = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? 0))
  const times = {
    FCP: 'first-contentful-paint',
    LCP: 'largest-contentful-paint',
    TBT: 'total-blocking-time',
    SI: 'speed-index',
    'main thread': 'mainthread-work-breakdown',
  }
  return [...Object.entries(times).map(([name, id]) => `${name} ${Math.round(of(id))} ms`), `CLS ${of('cumulative-layout-shift').toFixed(3)}`].join(', ')
}

/** One visit, looked at twice: as it went by the clock, and by the processor time its tasks had. */
async function ask(address: string): Promise<{ byClock: Result; byProcessor: Result }> {
  const visit = mkdtempSync(join(tmpdir(), 'hattha-lighthouse-'))
  const asked: Parameters<typeof lighthouse>[1] = { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] }
  try {
    await lighthouse(address, { ...asked, gatherMode: visit })
    const byClock = await judge(address, { ...asked, auditMode: visit })
    reckonByProcessor(join(visit, 'trace.json'))
    return { byClock, byProcessor: await judge(address, { ...asked, auditMode: visit }) }
  } finally {
    rmSync(visit, { recursive: true, force: true })
  }
}

async function judge(address: string, how: Parameters<typeof lighthouse>[1]): Promise<Result> {
  const answer = await lighthouse(address, how)
  if (answer?.lhr.runtimeError) throw new Error(answer.lhr.runtimeError.message)
  if (!answer) throw new Error(`Lighthouse said nothing of ${address}.`)
  return answer.lhr
}

/** The audits that were not passed, with what they are about; those of performance also when they have no weight, because they say where the time went. */
function lossesOf({ audits, categories }: Result): string[] {
  return CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (!audit || audit.score === null || audit.score >= (name === 'performance' ? 0.9 : 1) || (name !== 'performance' && weight === 0)) return []
      return [`${name} ${id} (weight ${weight}): ${audit.title}${audit.displayValue ? `, ${audit.displayValue}` : ''}${elementsOf(audit.details)}`]
    }),
  )
}

type Item = { node?: { snippet?: string }; url?: string; description?: string; message?: string; line?: string }

function elementsOf(details: Result['audits'][string]['details']): string {
  if (details === undefined || !('items' in details) || !Array.isArray(details.items)) return ''
  // Each audit has rows of its own shape; those we can name, we name.
  const items = details.items as Item[]
  const named = items.flatMap(
    ({ node, description, message, line, url: address }) => node?.snippet ?? description ?? (message && `${message} ${line ?? ''}`) ?? address ?? [],
  )
  return named
    .slice(0, 4)
    .map((text) => ` | ${text.slice(0, 200)}`)
    .join('')
}
