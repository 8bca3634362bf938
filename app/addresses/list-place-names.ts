/** Other names somebody may mean are few; a name of half the villages of Thailand says nothing. */
const MOST = 12

/**
 * How a district or subdistrict is written in the other alphabet: Mae Chaem for แม่แจ่ม, and back. None for what is no such place. Not for pages: it reads
 * the whole gazetteer.
 */
export async function listPlaceNames(name: string): Promise<string[]> {
  const wanted = name.normalize('NFC').trim().replace(KIND, '').toLowerCase()
  if (wanted.length < 2 || /[|=:;,\n\d]/.test(wanted)) return []
  const { THAI_PLACES } = await import('./thai-places.data.ts')
  const text = THAI_PLACES.toLowerCase()
  const found = new Set<string>()
  for (let at = text.indexOf(wanted); at !== -1 && found.size < MOST; at = text.indexOf(wanted, at + wanted.length)) {
    const [before, after] = [text[at - 1] ?? '', text[at + wanted.length] ?? '']
    const end = at + wanted.length + 1
    // District: |th|en| · subdistrict: :th=en, or ,th=en;
    if (/[|:,]/.test(before) && (after === '=' || (after === '|' && /[ก-๙]/.test(wanted)))) found.add(text.slice(end).split(/[|,;\n]/, 1)[0] ?? '')
    else if (/[=|]/.test(before) && /[,;|\n]/.test(after))
      found.add(
        text
          .slice(Math.max(0, at - 60), at - 1)
          .split(/[|:,]/)
          .at(-1) ?? '',
      )
  }
  found.delete('')
  found.delete(wanted)
  return [...found].slice(0, MOST)
}

const KIND = /^(?:ตำบล|แขวง|อำเภอ|เขต|ต\.|อ\.|tambon\s|amphoe\s|khwaeng\s|khet\s)/i
