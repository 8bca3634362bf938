import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { serviceWorker } from './service-worker.ts'

test('the worker is a program, and says what it says in every language it was given', () => {
  const text = serviceWorker({ en: { title: 'No "connection"', text: 'Back\nsoon', again: '</script>' } })
  expect(() => new Script(text)).not.toThrow()
  expect(text).toContain(String.raw`"No \"connection\""`)
})

test('without a network a picture that this browser has not seen is a placeholder, with one it is asked for as ever', async () => {
  const answered: Promise<Response>[] = []
  const browser = { onLine: true, languages: ['en'] }
  let listen: (event: object) => void = () => {}
  const self = {
    addEventListener: (name: string, listener: typeof listen) => name === 'fetch' && (listen = listener),
    location: { origin: 'https://shop.test' },
  }
  const fetch = async () => await Promise.reject(new TypeError('Failed to fetch'))
  new Script(serviceWorker({ en: { title: '', text: '', again: '' } })).runInNewContext({ self, URL, Response, fetch, navigator: browser })
  const asked = (destination: string) =>
    listen({
      request: { method: 'GET', url: 'https://shop.test/storage/pot.webp', mode: 'no-cors', destination },
      respondWith: (answer: Promise<Response>) => answered.push(answer),
    })
  asked('image')
  browser.onLine = false
  asked('script')
  expect(answered).toEqual([])
  asked('image')
  const answer = await answered[0]
  expect([answer?.headers.get('content-type'), await answer?.text()]).toEqual(['image/svg+xml', expect.stringContaining('<svg ')])
})

test('what a page is made of is kept; what another release was made of goes, but not where the browser may have forgotten some of it', async () => {
  const files = new Set(['/assets/old.js', '/th/seller-dashboard'])
  const cache = {
    keys: async () => [...files].map((path) => ({ url: `https://shop.test${path}` })),
    add: async (path: string) => void files.add(path),
    delete: async (path: string) => files.delete(path),
  }
  let heard: (event: object) => void = () => {}
  const self = {
    addEventListener: (name: string, listener: typeof heard) => name === 'message' && (heard = listener),
    location: { origin: 'https://shop.test' },
    caches: { open: async () => cache },
  }
  new Script(serviceWorker({ en: { title: '', text: '', again: '' } })).runInNewContext({ self, URL })
  const told = async (data: object) => {
    let work: Promise<unknown> = Promise.resolve()
    heard({ data, waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
    return [...files].toSorted()
  }
  const keep = ['/th/seller-dashboard', '/assets/new.js']
  expect(await told({ keep, whole: false })).toEqual(['/assets/new.js', '/assets/old.js', '/th/seller-dashboard'])
  expect(await told({ keep, whole: true })).toEqual(['/assets/new.js', '/th/seller-dashboard'])
})

describe('what is pushed', () => {
  /** The worker with a browser around it that takes down what it does. */
  function given(open: readonly string[] = []) {
    const heard: Record<string, (event: object) => void> = {}
    const shown: { title: string; options: { body: string; data: { url: string } } }[] = []
    const went: string[] = []
    const self = {
      addEventListener: (name: string, listener: (event: object) => void) => (heard[name] = listener),
      location: { origin: 'https://shop.test' },
      registration: { showNotification: async (title: string, options: (typeof shown)[number]['options']) => void shown.push({ title, options }) },
      clients: {
        matchAll: async () => open.map((url) => ({ url, focus: () => went.push(`back to ${url}`) })),
        openWindow: (url: string) => went.push(url),
      },
    }
    new Script(serviceWorker({ en: { title: '', text: '', again: '' } })).runInNewContext({ self, URL, navigator: { languages: ['en'] } })
    const happens = async (name: string, event: object) => {
      let work: Promise<unknown> = Promise.resolve()
      heard[name]?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) })
      await work
    }
    return { happens, shown, went, press: (url: unknown) => happens('notificationclick', { notification: { data: { url }, close() {} } }) }
  }

  test('is shown, also when it cannot be read: a push that shows nothing would cost the permission', async () => {
    const { happens, shown } = given()
    await happens('push', { data: { json: () => ({ title: 'Order shipped', body: 'From Ban Mali', url: '/th/notifications?open=1' }) } })
    await happens('push', { data: null })
    await happens('push', {
      data: {
        json: () => {
          throw new SyntaxError('no JSON')
        },
      },
    })
    expect(shown.map(({ title, options }) => [title, options.body, options.data.url])).toEqual([
      ['Order shipped', 'From Ban Mali', '/th/notifications?open=1'],
      ['Hattha', '', '/'],
      ['Hattha', '', '/'],
    ])
  })

  test('leads to a page of the shop and nowhere else; one that is open already is not opened again', async () => {
    const { press, went } = given(['https://shop.test/th/products/p', 'https://shop.test/en/checkout'])
    for (const url of ['/th/notifications?open=1', '/th/products/p', 'https://evil.test/x', '//evil.test', undefined]) await press(url)
    expect(went).toEqual([
      'https://shop.test/th/notifications?open=1',
      'back to https://shop.test/th/products/p',
      'https://shop.test',
      'https://shop.test',
      'https://shop.test/',
    ])
  })
})
