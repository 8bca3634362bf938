import { request } from 'node:http'

/** What a browser does with redirects and cookies between servers of this machine, as far as sign-ins need it. */
export type Browser = {
  /** Follows redirects from an address until one leads to `until` (an origin that need not exist), and answers where to. */
  follow(address: string, until: string): Promise<URL>
  /** One navigation: status, where it leads, and the page. */
  navigate(address: string): Promise<Page>
  /** Keeps the cookies of an answer to a page's own question. */
  keep(address: string, cookies: readonly string[]): void
}
export type Page = { status: number; location: string | undefined; text: string; cookies: readonly string[] }

const MOST_REDIRECTS = 12

/** A browser with an empty cookie jar. */
export function openBrowser(): Browser {
  const jar = new Map<string, string>()
  const keep = (url: URL, given: readonly string[]) => {
    for (const cookie of given) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0/i.test(cookie)) jar.delete(`${url.host} ${name}`)
      else jar.set(`${url.host} ${name}`, value)
    }
  }
  const navigate: Browser['navigate'] = async (address) => {
    const url = new URL(address)
    const cookies = [...jar].filter(([key]) => key.startsWith(`${url.host} `)).map(([key, value]) => `${key.slice(url.host.length + 1)}=${value}`)
    const page = await get(url, { 'sec-fetch-mode': 'navigate', ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}) })
    keep(url, page.cookies)
    return page
  }
  return {
    navigate,
    keep: (address, cookies) => keep(new URL(address), cookies),
    async follow(address, until) {
      let next = address
      for (let hop = 0; hop < MOST_REDIRECTS; hop += 1) {
        const page = await navigate(next)
        if (page.location === undefined) throw new Error(`${next} answered ${page.status} instead of a redirect: ${page.text.slice(0, 300)}`)
        const url = new URL(page.location, next)
        if (url.origin === until) return url
        next = url.href
      }
      throw new Error(`${address} never leads to ${until}`)
    },
  }
}

const get = (url: URL, headers: Record<string, string>): Promise<Page> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          text: Buffer.concat(parts).toString(),
          cookies: response.headers['set-cookie'] ?? [],
        }),
      )
    })
      .on('error', reject)
      .end()
  })
