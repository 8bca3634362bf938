import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Shop } from '../support/journey.ts'
import { addressesOf } from '../support/journey-pages.ts'
import { rawKeysIn, textsOf } from '../support/raw-keys.ts'
import { ROOT } from '../support/source-tree.ts'

/** Pages asked for at the same time; the shop has two cores in a test. */
const AT_ONCE = 4
/** Of the pages that differ in their data only, each of these is read. */
const EVERY = 40

for (const [index, language] of (['en', 'th', 'de'] as const).entries()) {
  test(`every link leads somewhere, and every sentence is one: ${language}`, async ({ shop }) => {
    const known = new Set(await addressesOf(shop, language))
    const alike = [...known].filter((address) => /\/[0-9a-f-]{36}$/.test(address))
    const pages = new Set([...known].filter((address) => !alike.includes(address)))
    for (let at = index; at < alike.length; at += EVERY) pages.add(alike[at] ?? '')
    const shapes = new Set<string>()
    const faults: string[] = []

    const visit = async (address: string) => {
      const answer = await fetch(shop.url + address, { headers: { 'X-Forwarded-For': `10.${index}.0.${(address.length % 250) + 1}` } })
      const html = await answer.text()
      if (answer.status >= 400) return void faults.push(`${answer.status} ${address}`)
      if (!answer.headers.get('content-type')?.startsWith('text/html')) return
      faults.push(...rawKeysIn(textsOf(html)).map((key) => `${key} on ${address}`))
      faults.push(...missingPictures(html).map((picture) => `${picture} on ${address}`))
      for (const link of linksOf(html, shop, language)) {
        if (pages.has(link) || known.has(link)) continue
        const shape = shapeOf(link)
        if (shapes.has(shape)) continue
        shapes.add(shape)
        pages.add(link)
        waiting.push(link)
      }
    }
    const waiting = [...pages]
    while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit))

    expect(faults).toEqual([])
    expect(pages.size).toBeGreaterThan(90)
  })
}

/** Links to pages of the shop in the same language, without their fragments. */
const linksOf = (html: string, shop: Shop, language: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), shop.url))
    .filter((url) => url.origin === shop.url && (url.pathname === `/${language}` || url.pathname.startsWith(`/${language}/`)))
    .map((url) => url.pathname + url.search)

/** Filters combine without end; each combination of names is tried once. Pieces and makers are told apart. */
const shapeOf = (address: string): string => {
  const url = new URL(address, 'http://shop')
  return `${url.pathname}?${[...new Set(url.searchParams.keys())].toSorted().join('&')}`
}

/** Pictures of the demo that nobody has drawn. */
const missingPictures = (html: string): string[] =>
  [...new Set([...html.matchAll(/\/pictures\/[\w./-]+\.webp/g)].map(([picture]) => picture))].filter((picture) => !existsSync(join(ROOT, 'public', picture)))
