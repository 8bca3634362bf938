import { createHash } from 'node:crypto'

/** Where pages may reach besides this origin: the rates and the country lookup of the settings. */
export type Outside = { connect: readonly string[] }

/**
 * The Content-Security-Policy of one document: scripts from this origin and exactly the inline scripts it holds, by their hash (CSP 3, 2.3.1).
 * Styles may be inline because React writes style attributes; scripts never.
 */
export function contentSecurityPolicy(html: Buffer, outside: Outside): string {
  const hashes = inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return policy({ script: [`'self'`, ...new Set(hashes)], connect: [`'self'`, ...outside.connect] })
}

/** In development Vite injects scripts and styles of its own and talks over a web socket. */
export const developmentPolicy = (outside: Outside): string =>
  policy({ script: [`'self'`, `'unsafe-inline'`, `'unsafe-eval'`], connect: [`'self'`, 'ws:', ...outside.connect] })

const policy = ({ script, connect }: { script: string[]; connect: readonly string[] }) =>
  [
    `default-src 'self'`,
    `script-src ${script.join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src ${connect.join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/**
 * Every script a browser would run from the document itself; data blocks such as JSON-LD are not run. Looked for in the bytes and as React writes them, in lower case and
 * with `>` escaped in attributes: what is written another way is not found, and so not allowed.
 */
export function inlineScripts(html: Buffer): Buffer[] {
  const scripts: Buffer[] = []
  let at = html.indexOf('<script')
  while (at >= 0) {
    const begin = html.indexOf('>', at) + 1
    const end = html.indexOf('</script>', begin)
    if (begin === 0 || end < 0) break
    const attributes = html.toString('latin1', at + '<script'.length, begin - 1)
    if (!/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\//i.test(attributes)) scripts.push(html.subarray(begin, end))
    at = html.indexOf('<script', end)
  }
  return scripts
}
