import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test as base, type Browser, type Page } from '@playwright/test'
import type { TFunction } from 'i18next'
import { generate } from 'otplib'
import { FALLBACK_LANGUAGE, type Language } from '../../app/i18n/languages.ts'
import { SESSION_KEY } from '../../app/platform/session/session-key.ts'
import { demoAccountsFile, type DemoAccounts } from '../../server/greeting.ts'
import { readCatalogues } from '../../server/rendering/words.ts'
import { complaintsOfAxe, type Asked } from './axe-in-page.ts'
import { pressWhenCalm } from './calm-press.ts'
import { isScannedOn } from './journey-screens.ts'
import { mailboxOf, type TestMailbox } from './mailbox.ts'
import { processorOfTree } from './processor-of-tree.ts'
import { ROOT } from './source-tree.ts'

export type JourneyOptions = {
  /** The language a journey is walked in: `test.use({ language: 'th' })`. */
  language: Language
  /** What the browser's console may complain of in this journey (a refused sign-in is an error to Chromium). */
  expectedComplaints: RegExp[]
}

export type Shop = {
  url: string
  dataFolder: string
  /** Opens a page in the journey's language and waits until it can be used: `shop.open('/cart')`, in another browser if one is named. */
  open(path: string, where?: Page): Promise<void>
  /** A sentence as people read it, by its key with namespace: `shop.text('cart:heading', { count: 2 })`. */
  text: TFunction
  /** An account of the demo, by its role. */
  account(role: string): DemoAccounts[number]
}

type Fixtures = JourneyOptions & {
  shop: Shop
  mailbox: TestMailbox
  /** Another browser beside `page`, like it in size and language; with a role, an account of the demo is signed in there. */
  another: (role?: string) => Promise<Page>
  attentive: { watch(page: Page): void }
}

const catalogues = readCatalogues(join(ROOT, 'messages'))
/** Of the shop that `journey-shop.ts` started for this project, or of the one that is named for all. */
const setting = (name: string, project: string): string => {
  const value = process.env[`${name}_OF_${project}`] ?? process.env[name]
  if (!value) throw new Error(`${name} is not set: run the journeys by "npm run journeys"`)
  return value
}

/** A journey through the shop. Errors on the page and complaints on the console fail it, whatever it looks at. */
export const test = base.extend<Fixtures>({
  // Limits count by address, so each journey comes from one of its own.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => use({ ...extraHTTPHeaders, [FORWARDED]: someAddress() }),
  language: [FALLBACK_LANGUAGE, { option: true }],
  expectedComplaints: [[], { option: true }],
  mailbox: async ({ shop }, use) => use(mailboxOf(shop.dataFolder)),
  shop: async ({ page, language }, use, { project }) => {
    const url = setting('SHOP_URL', project.name)
    const dataFolder = setting('SHOP_DATA', project.name)
    await use({
      url,
      dataFolder,
      async open(path, where = page) {
        await where.goto(`${url}/${language}${path === '/' ? '' : path}`)
        await expectUsable(where)
      },
      text: catalogues.in(language).t,
      account(role) {
        // Written by the shop's own seed.
        const accounts = JSON.parse(readFileSync(demoAccountsFile(dataFolder), 'utf8')) as DemoAccounts
        const found = accounts.find((account) => account.role === role)
        if (!found) throw new Error(`The demo has no ${role}; it has ${accounts.map((account) => account.role).join(', ')}`)
        return found
      },
    })
  },
  another: async ({ browser, shop, attentive, extraHTTPHeaders }, use) => {
    const pages: Page[] = []
    await use(async (role) => {
      const page = await openBrowser(browser, shop, { role, headers: extraHTTPHeaders ?? {} })
      pages.push(page)
      attentive.watch(page)
      return page
    })
    await Promise.all(pages.map((page) => page.context().close()))
  },
  attentive: [
    async ({ page, expectedComplaints }, use, info) => {
      const before = processorOfTree(process.pid)
      const complaints: string[] = []
      const watch = (watched: Page) => {
        watched.on('pageerror', (error) => complaints.push(error.stack || error.message))
        watched.on('console', (message) => {
          if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
        })
      }
      pressWhenCalm(page)
      watch(page)
      await use({ watch })
      // The browser runs below this process; what the shop uses is its own.
      info.annotations.push({ type: 'processor', description: String(processorOfTree(process.pid) - before) })
      expect(complaints.filter((complaint) => !expectedComplaints.some((expected) => expected.test(complaint)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Signing in stores a session, as the form would; the form itself has a journey of its own. */
async function openBrowser(browser: Browser, shop: Shop, { role, headers }: { role: string | undefined; headers: Record<string, string> }): Promise<Page> {
  if (role === undefined) return (await browser.newContext({ extraHTTPHeaders: headers })).newPage()
  const value = JSON.stringify(await sessionOf(shop, role))
  const context = await browser.newContext({
    extraHTTPHeaders: headers,
    storageState: { cookies: [], origins: [{ origin: shop.url, localStorage: [{ name: SESSION_KEY, value }] }] },
  })
  return context.newPage()
}

/** The shop of the journeys trusts one proxy. */
const FORWARDED = 'x-forwarded-for'
/** One of the addresses that are nobody's (RFC 3849). */
const someAddress = () => `2001:db8:${[0, 0, 0].map(() => Math.floor(Math.random() * 0xffff).toString(16)).join(':')}::1`

/** A session of a demo account, from the shop's own auth interface; of staff one that has shown its second factor. */
export async function sessionOf(shop: Shop, role: string): Promise<{ access_token: string }> {
  const { email, password, totpSecret } = shop.account(role)
  for (;;) {
    const session = await askAuth<{ access_token: string; user: { factors?: { id: string }[] } }>(shop, 'token?grant_type=password', { email, password })
    if (totpSecret === undefined) return session
    // Whoever shows a factor ends the person's sessions that have shown none, those of another journey among them.
    const shown = await showFactor(shop, session, totpSecret).catch((error: Error) =>
      error.message.includes('session_not_found') ? undefined : Promise.reject(error),
    )
    if (shown) return shown
  }
}

/** A code counts once, and two journeys may be the same person at the same time: then another of those that are taken at the moment is shown, or the next. */
async function showFactor(shop: Shop, { access_token: token, user }: { access_token: string; user: { factors?: { id: string }[] } }, secret: string) {
  const factor = user.factors?.[0]?.id ?? ''
  const asker = { token, address: someAddress() }
  for (;;) {
    const now = Math.floor(Date.now() / 1000)
    for (const epoch of [now, now - TOTP_STEP_SECONDS, now + TOTP_STEP_SECONDS]) {
      // A code that another journey has shown would count as a wrong one, and too many of those keep the person out.
      if (!claimCode(shop.url + secret, epoch)) continue
      const { id } = await askAuth<{ id: string }>(shop, `factors/${factor}/challenge`, {}, asker)
      const given = await askAuth<{ access_token: string }>(
        shop,
        `factors/${factor}/verify`,
        { challenge_id: id, code: await generate({ secret, epoch }) },
        asker,
      ).catch((error: Error) => (error.message.includes('mfa_verification_failed') ? undefined : Promise.reject(error)))
      if (given) return given
    }
    const left = TOTP_STEP_SECONDS - (Math.floor(Date.now() / 1000) % TOTP_STEP_SECONDS)
    await new Promise((resolve) => setTimeout(resolve, left * 1000))
  }
}
const TOTP_STEP_SECONDS = 30

/** Whether no journey has shown this code yet; the folder goes with the run. */
function claimCode(whose: string, epoch: number): boolean {
  const name = createHash('sha256').update(whose).digest('hex').slice(0, 16)
  try {
    writeFileSync(join(tmpdir(), `code-${name}-${Math.floor(epoch / TOTP_STEP_SECONDS)}`), '', { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

async function askAuth<Answer>(
  shop: Shop,
  path: string,
  body: object,
  { token, address = someAddress() }: { token?: string; address?: string } = {},
): Promise<Answer> {
  const html = await (await fetch(`${shop.url}/en/auth`)).text()
  const apikey = /"anonKey":"([^"]+)"/.exec(html)?.[1] ?? ''
  const answer = await fetch(`${shop.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey, Authorization: `Bearer ${token ?? apikey}`, 'Content-Type': 'application/json', [FORWARDED]: address },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  // The shape of the auth interface, which its conformance tests prove.
  return (await answer.json()) as Answer
}

export { expect } from '@playwright/test'

/**
 * The page answers to clicks: React has taken it over. Before that a click does nothing, on a slow phone as in a test. Looked at in the page
 * itself: an assertion asks again after up to a second, and every page that is opened would pay it. Not frame by frame, which has the browser draw frames that nothing asked for.
 */
export const expectUsable = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(isUsable, undefined, { timeout: USABLE_MS, polling: LOOK_EVERY_MS }))

const USABLE_MS = 30_000
const LOOK_EVERY_MS = 50

/** Whether React holds what can be pressed in the screen, which may come a moment later than the frame around it. */
function isUsable(): boolean {
  const page = document.documentElement
  if (!page.hasAttribute('data-usable') || page.hasAttribute('data-screen-awaited')) return false
  // What is not shown here (filters beside the list, on a phone) sleeps until it is.
  const thing = [...document.querySelectorAll('main :is(button, a[href], input, select)')].find((each) => each.checkVisibility())
  return !thing || Object.keys(thing).some((key) => key.startsWith('__react'))
}

/**
 * Nothing on the page, as it looks now, keeps anybody out (WCAG 2.2 AA). What is fading in or out while it is looked at
 * (a toast) has no colour of its own yet, so a complaint counts when it is still there once everything has come, and to rest.
 * Every screen is scanned once: on the phone, where things lie closest, unless the journey is walked on the desk only.
 */
export async function expectAccessible(page: Page, { colours = false } = {}): Promise<void> {
  const { file, project } = test.info()
  if (!isScannedOn(project.name, basename(file))) return
  const asked = colours ? RULES_OF_COLOUR : ALL_RULES
  let complaints = await complaintsOfAxe(page, asked)
  for (let look = 1; look < LOOKS && complaints.length > 0; look++) {
    await page.evaluate(atRest)
    await page.waitForFunction(isThere, undefined, { timeout: BUSY_MS }).catch(() => undefined)
    await page
      .locator(TOAST)
      .first()
      .waitFor({ state: 'detached', timeout: TOAST_MS })
      .catch(() => undefined)
    complaints = await complaintsOfAxe(page, asked)
  }
  expect(complaints).toEqual([])
}

const LOOKS = 3
/** What is still asked for has no heading and no names yet. */
const isThere = (): boolean => document.querySelector('[aria-busy="true"]') === null
const BUSY_MS = 15_000
/** A word in passing lies over what is below it, which is then no smaller for a finger than before and after. One that stays is looked at as it is. */
const TOAST = '[data-sonner-toast]'
const TOAST_MS = 15_000
/** What a theme can break: everything else about a page is the same by night. */
const RULES_OF_COLOUR: Asked = { rules: ['color-contrast', 'link-in-text-block'] }
const ALL_RULES: Asked = { tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }

/** When what moves has arrived; what moves for ever (a spinner) is not waited for. */
async function atRest(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
