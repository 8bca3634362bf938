import { PLAIN_STYLE } from '../ui/plain-style.ts'

export type OfflineWords = { title: string; text: string; again: string }

/**
 * A service worker as text. It answers nothing but what could not be fetched because there is no network: a document with a page of ours, and the seller's desk
 * with what the desk itself had it keep (`keep-desk.ts`): the page, which is the same for everybody, and the files it is made of; and a placeholder where a picture is. Everything else, and everything
 * that has an answer, is the network's own. Navigation preload takes away the time a worker needs to wake up. Besides, it shows what the
 * shop says by web push (`send-push.server.ts` writes it, encrypted for this browser), and opens the page that belongs to it: of this shop, whatever is said.
 */
export const serviceWorker = (words: Readonly<Record<string, OfflineWords>>): string => `'use strict'
const WORDS = ${JSON.stringify(words)}
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload && self.registration.navigationPreload.enable()])))
const DESK = 'hattha-desk'
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return
  const asked = new URL(event.request.url)
  if (event.request.mode !== 'navigate') {
    // What the desk is made of, while it is open without a network.
    if (asked.origin === self.location.origin && /^[/](assets|fonts)[/]/.test(asked.pathname) && (self.deskAlone || !navigator.onLine)) {
      event.respondWith((async () => (await kept(asked.pathname)) || fetch(event.request))())
    } else if (event.request.destination === 'image' && (self.deskAlone || !navigator.onLine)) {
      // What this browser has seen comes from its own cache; for the rest stands the sign of a picture, not a broken one.
      event.respondWith(fetch(event.request).catch(() => new Response('${PICTURE}', { headers: { 'content-type': 'image/svg+xml' } })))
    }
    return
  }
  event.respondWith((async () => {
    try {
      const answer = (await event.preloadResponse) || (await fetch(event.request))
      self.deskAlone = false
      return answer
    } catch (error) {
      const desk = /[/]seller-dashboard$/.test(asked.pathname) && (await kept(asked.pathname))
      self.deskAlone = Boolean(desk)
      return desk || offline(asked.pathname.split('/')[1])
    }
  })())
})
async function kept(path) {
  return self.caches && (await (await self.caches.open(DESK)).match(path))
}
// A list of paths: they are kept, and what is not on it any more, of an older release, goes; where the browser may have forgotten some, nothing goes.
self.addEventListener('message', (event) => {
  const paths = event.data && event.data.keep
  if (!Array.isArray(paths)) return
  event.waitUntil((async () => {
    const cache = await self.caches.open(DESK)
    const there = new Set((await cache.keys()).map((request) => new URL(request.url).pathname))
    const isPage = (path) => !/^[/](assets|fonts)[/]/.test(path)
    // Files bear their content in their name; the page is fetched anew.
    await Promise.all(paths.filter((path) => isPage(path) || !there.has(path)).map((path) => cache.add(path).catch(() => undefined)))
    if (event.data.whole) await Promise.all([...there].filter((path) => !isPage(path) && !paths.includes(path)).map((path) => cache.delete(path)))
  })())
})
self.addEventListener('push', (event) => {
  let said = {}
  try { said = event.data.json() } catch (error) {}
  event.waitUntil(self.registration.showNotification(String(said.title || 'Hattha'), {
    body: String(said.body || ''), lang: said.lang, tag: said.tag, renotify: Boolean(said.tag), icon: '/icon-192.png', badge: '/badge-96.png', data: { url: said.url || '/' },
  }))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const asked = new URL((event.notification.data || {}).url || '/', self.location.origin)
  const url = asked.origin === self.location.origin ? asked.href : self.location.origin
  event.waitUntil((async () => {
    // What somebody is in the middle of stays as it is.
    const open = (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).find((client) => client.url === url)
    return open ? open.focus() : self.clients.openWindow(url)
  })())
})
// The page tells the shop when it is opened next (push-device.ts).
self.addEventListener('pushsubscriptionchange', (event) => {
  if (event.oldSubscription) event.waitUntil(self.registration.pushManager.subscribe(event.oldSubscription.options))
})
function offline(prefix) {
  const language = WORDS[prefix] ? prefix : [...navigator.languages].map((wish) => (WORDS[wish] ? wish : wish.split('-')[0])).find((wish) => WORDS[wish]) || 'en'
  const { title, text, again } = WORDS[language]
  return new Response('<!doctype html><html lang="' + language + '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>' + title + ' · Hattha</title><style>${PLAIN_STYLE}</style></head><body><main><p class="mark">Hattha <span lang="th">หัตถ์</span></p><hr><h1>' + title + '</h1><p>' + text + '</p><p><a href="">' + again + '</a></p></main></body></html>', {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" },
  })
}
`

/** As `public/placeholder-product.svg`, which cannot be fetched here. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#efe8da"/><path d="M200 128l72 72-72 72-72-72z" fill="none" stroke="#a8762a" stroke-width="6" opacity=".55"/><path d="M200 186l14 14-14 14-14-14z" fill="#2b3f87" opacity=".6"/></svg>'
