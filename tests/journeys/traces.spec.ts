import { playedCollector, type CollectedSpan } from '../support/collector.ts'
import { expect, test } from '../support/journey.ts'
import { startTestShop } from '../support/shop.ts'

test('where traces are on, a walk of the browser is followed to the statements of the database', async ({ page, shop: other }) => {
  // It starts a shop of its own.
  test.slow()
  // Without them a page brings nothing.
  await other.open('/about')
  await expect(page.locator('script[src="/traces/browser.js"]')).toHaveCount(0)

  const collector = await playedCollector()
  const shop = await startTestShop({ filled: true, env: { TRUST_PROXY: '1', OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: '1' } })
  try {
    await page.goto(`${shop.url}/en/about`)
    await expect(page.locator('html[data-usable]')).toBeAttached()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Categories', exact: true }).click()
    await expect(page).toHaveURL(`${shop.url}/en/categories`)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    const named = (name: string) => collector.spans.filter((span) => span.name === name)
    const below = ({ traceId, spanId }: CollectedSpan) => collector.spans.filter((span) => span.traceId === traceId && span.parentSpanId === spanId)
    await expect
      .poll(() => named('navigation').map(({ attributes }) => attributes.find(({ key }) => key === 'url.path')?.value.stringValue))
      .toEqual(['/en/categories'])
    const [way] = named('navigation')
    if (!way) throw new Error('there is no way')
    // What is typed is looked up now; a page may have been fetched before anybody pressed.
    await page.getByRole('combobox', { name: 'Search Hattha' }).fill('cela')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect
      .poll(() =>
        below(way)
          .flatMap(below)
          .flatMap(below)
          .map(({ name }) => name),
      )
      .toContain('SELECT')
    expect(below(way).map(({ name }) => name)).toContain('fetch pages')
    // Really on the way out of a page Playwright forgets what it calls the browser, which is a robot then.
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
    await expect.poll(() => named('vitals').flatMap(({ attributes }) => attributes.map(({ key }) => key))).toContain('browser.web_vital.lcp')
    expect(collector.services).toEqual(new Set(['hattha', 'hattha-browser']))
  } finally {
    await shop.remove()
    collector.close()
  }
})
