const BEGINNING = Buffer.from('window.__reactRouterManifest = ')
const END = Buffer.from(';\n  window.__reactRouterRouteModules')

/** The same document, whose list of routes, which React Router writes for people, has neither indentation nor lines. */
export function compactManifest(html: Buffer): Buffer {
  const begin = html.indexOf(BEGINNING) + BEGINNING.length
  const end = html.indexOf(END, begin)
  if (begin < BEGINNING.length || end < 0) return html
  const manifest: unknown = JSON.parse(html.toString('utf8', begin, end))
  return Buffer.concat([html.subarray(0, begin), Buffer.from(JSON.stringify(manifest)), html.subarray(end)])
}
