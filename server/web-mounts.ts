import type { Hono } from 'hono'
import type { Shop } from '../app/shop.ts'
import { clientIp } from './client-ip.ts'
import { createDemoBank } from './demo-bank/demo-bank.ts'
import { createDemoGoogle } from './demo-google/demo-google.ts'
import { PLAYED_GOOGLE, playedIssuer } from './demo-google/played-google.ts'
import { createCountryAnswer } from './geo/country-answer.ts'
import { mount, type Mount } from './http.ts'
import { admitSearch } from './limits/admit-search.ts'
import type { Mailbox } from './mail/mailbox.ts'
import { createMailboxPage } from './mail/mailbox-page.ts'
import { createMovedPages } from './rendering/moved-pages.ts'
import { createPages, type Pages } from './rendering/pages.ts'
import type { Catalogues } from './rendering/words.ts'
import type { Endings } from './stop.ts'
import { createVisitCounter } from './visits/visit-counter.ts'

type WebParts = {
  shop: Shop
  /** Where pages read what everybody may. */
  reading: Shop['anon']
  catalogues: () => Catalogues
  mailbox: Mailbox
  endings: Endings
}

/** What a node answers people besides the interfaces: its pages, which know every other address and come last, and in a demo who it plays with. */
export async function startWeb({ shop, reading, catalogues, mailbox, endings }: WebParts): Promise<{ mounts: Mount[]; pages: Pages }> {
  const { settings, log, countryOf } = shop
  const { trustProxy } = settings
  const mounts: Mount[] = []
  if (settings.demo) {
    const bank = createDemoBank({ database: shop.service, secret: settings.bankWebhookSecret, address: `${settings.siteUrl}/demo-bank`, words: shop.words })
    // A file of evidence for the bank is as large.
    mounts.push(mount('/demo-bank', bank, 5 * 1024 * 1024))
  }
  const played = playedGoogle(shop)
  if (played) mounts.push(mount(PLAYED_GOOGLE, played, 4 * 1024))
  if (settings.smtpUrl === undefined && (settings.demo || settings.development)) mounts.push(mount('/dev/mailbox', createMailboxPage(mailbox), 0))
  mounts.push(mount('/country.json', createCountryAnswer({ trustProxy, countryOf }), 0))
  const visits = endings.add(createVisitCounter({ database: shop.service, log, trustProxy, secret: settings.keys.visitKey }), 'visits', (counter) =>
    counter.stop(),
  )
  mounts.push(mount('/visits', visits.app, 0))
  const { traces } = settings.watch
  if (traces) {
    const { createBrowserTraces, TRACES_BODY_BYTES } = await import('./watching/browser-traces.ts')
    const browsers = endings.add(createBrowserTraces({ ...traces, trustProxy, log }), 'traces of browsers', (taken) => taken.stop())
    mounts.push(mount('/traces', browsers.app, TRACES_BODY_BYTES))
  }
  const moved = endings.add(createMovedPages({ database: shop.service, log }), 'redirects', (kept) => kept.stop())
  const pages = endings.add(
    await createPages(
      { ...shop, anon: reading },
      { development: settings.development, catalogues, admit: admitSearch(shop, (c) => clientIp(c.env.incoming, trustProxy)), findMoved: moved.find },
    ),
    'pages',
    (started) => started.close(),
  )
  mounts.push(mount('/', pages.app, 64 * 1024))
  return { mounts, pages }
}

/** Google as a demo plays it, unless the demo has keys of Google's or another provider in its place. A live shop has none. */
function playedGoogle({ settings, words }: Shop): Hono | undefined {
  const { google, siteUrl } = settings
  const issuer = playedIssuer(settings)
  if (!settings.demo || issuer === undefined || google?.issuer !== issuer) return undefined
  return createDemoGoogle({ issuer, address: siteUrl + PLAYED_GOOGLE, clientId: google.clientId, redirectUri: `${siteUrl}/auth/v1/callback`, words })
}
