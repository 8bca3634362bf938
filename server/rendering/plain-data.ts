/** How React Router hands a page its data: one string in a call. */
const BEGINNING = Buffer.from('streamController.enqueue("')
const WHOLE = /"((?:[^"\\]|\\.)*)"/y

/**
 * The same document, whose data are written between other quotation marks: JSON has a hundred of its own in every kilobyte, and each cost a stroke more. What stood in the string is
 * what stands in it still.
 */
export function plainData(html: Buffer): Buffer {
  const parts: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(BEGINNING); at >= 0; at = html.indexOf(BEGINNING, from)) {
    const begin = at + BEGINNING.length - 1
    parts.push(html.subarray(from, begin))
    from = begin
    const script = html.toString('utf8', begin, html.indexOf('</script>', begin))
    WHOLE.lastIndex = 0
    const [whole, inside] = WHOLE.exec(script) ?? []
    if (whole === undefined || inside === undefined) break
    parts.push(Buffer.from(`'${inside.replaceAll(/\\.|'/g, (mark) => PLAIN[mark] ?? mark)}'`))
    from = begin + Buffer.byteLength(whole)
  }
  return parts.length === 0 ? html : Buffer.concat([...parts, html.subarray(from)])
}

/** What is written otherwise between strokes than between quotation marks. */
const PLAIN: Readonly<Record<string, string>> = { '\\"': '"', "'": "\\'" }
