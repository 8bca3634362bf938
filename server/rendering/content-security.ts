import { createHash } from 'node:crypto'

/** Where pages may reach besides this origin: the rates and the country lookup of the settings. */
export type Outside = { connect: readonly string[] }

/**
 * The Content-Security-Policy of one document: scripts from this origin and exactly its own inline scripts, by their hash (CSP 3, 2.3.1).
 * Styles may be inline because React writes style attributes; scripts never.
 */
export function contentSecurityPolicy(scripts: Sealed['scripts'], outside: Outside): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
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

/** A document as it leaves, and those of its inline scripts that we wrote. */
export type Sealed = { html: Buffer<ArrayBuffer>; scripts: readonly Buffer[] }

/**
 * Tells our inline scripts from whatever else stands in a document: only our components know the nonce of this rendering. It is taken out again, because
 * a page is kept and sent to many, and a nonce that can be read allows everything. Looked for as React writes it, with `<`, `>` and `"` escaped in attributes.
 */
export function sealed(document: Buffer, nonce: string): Sealed {
  const mark = ` nonce="${nonce}"`
  const [parts, scripts]: [Buffer[], Buffer[]] = [[], []]
  let from = 0
  for (let at = document.indexOf(mark); at >= 0; at = document.indexOf(mark, at + mark.length)) {
    parts.push(document.subarray(from, at))
    from = at + mark.length
    const opened = document.lastIndexOf('<', at)
    const begin = document.indexOf('>', from) + 1
    const attributes = document.toString('latin1', opened, begin)
    // Files are allowed by where they come from; data blocks are not run.
    if (!attributes.startsWith('<script ') || /\s(src=|type="application\/)/.test(attributes)) continue
    const end = document.indexOf('</script>', begin)
    if (end >= 0) scripts.push(document.subarray(begin, end))
  }
  return { html: Buffer.concat([...parts, document.subarray(from)]), scripts }
}
