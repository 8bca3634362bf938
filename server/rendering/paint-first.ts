/** What a page is complete without, and how it is written so that it waits for `app/shell/after-paint.ts`. React Router and React write these tags always alike. */
const LATE = [
  ['<link rel="modulepreload" ', '<link data-late="modulepreload" '],
  ['<link rel="preload" as="fetch" ', '<link data-late="preload" as="fetch" '],
  ['<script type="module" async="">', '<script type="late" async="">'],
] as const

/** The same document, whose scripts and catalogues wait until its first view stands. */
export function paintFirst(html: Buffer): Buffer<ArrayBuffer> {
  const found = LATE.flatMap(([written, late]) => {
    const places: { at: number; until: number; late: string }[] = []
    for (let at = html.indexOf(written); at >= 0; at = html.indexOf(written, at + 1)) places.push({ at, until: at + written.length, late })
    return places
  }).sort((a, b) => a.at - b.at)
  const parts: Buffer[] = []
  let from = 0
  for (const { at, until, late } of found) {
    parts.push(html.subarray(from, at), Buffer.from(late))
    from = until
  }
  return Buffer.concat([...parts, html.subarray(from)])
}
