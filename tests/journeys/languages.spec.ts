import { LANGUAGE_NAMES, LANGUAGES } from '../../app/i18n/languages.ts'
import { expect, test } from '../support/journey.ts'
import { idsOf, PAGES } from '../support/journey-pages.ts'

/** The languages in which screens are looked at (`screens.spec.ts`). */
const TRYING = ['de', 'th'] as const

test('every page names itself in all languages, and its foot leads to the same page in each', async ({ shop }) => {
  const ids = await idsOf(shop)
  const read = async (address: string) => (await fetch(shop.url + address, { headers: { 'accept-language': 'en' } })).text()
  for (const { template, path } of PAGES) {
    const address = path(ids)
    const inLanguage = (language: string) => `/${language}${address === '/' ? '' : address}`
    const html = await read(inLanguage('en'))
    const indexed = !/<meta[^>]+name="robots"[^>]+noindex/.test(html)
    const alternates = tagsOf(html, 'link').filter(({ rel }) => rel === 'alternate')
    const named = alternates.map(({ hreflang }) => hreflang).filter((language) => language !== undefined)
    expect(new Set(named), template).toEqual(new Set(indexed ? [...LANGUAGES, 'x-default'] : []))

    const foot = html.slice(html.indexOf('<footer'))
    for (const language of TRYING) {
      const way = tagsOf(foot, 'a').find(({ hreflang }) => hreflang === language)
      expect(way?.['href'], `${template} in ${language}`).toBe(inLanguage(language))
      expect(tagsOf(await read(inLanguage(language)), 'html')[0]?.['lang'], template).toBe(language)
    }
  }
})

test('a reader changes the language at the foot of a page and stays on it', async ({ shop, page }) => {
  await shop.open('/faq')
  for (const language of TRYING) {
    await page.getByRole('contentinfo').getByRole('link', { name: LANGUAGE_NAMES[language], exact: true }).click()
    await expect(page).toHaveURL(`${shop.url}/${language}/faq`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
})

/** The attributes of every such tag, by name. */
const tagsOf = (html: string, tag: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('&amp;', '&')]),
    ),
  )
