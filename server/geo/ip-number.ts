/** An address as a number: version 4 whole, of version 6 the upper half, which is all that is routed, in two words of 32 bits. */
export type IpNumber = { version: 4; value: number } | { version: 6; high: number; low: number }

/** Reads an IP address, also version 4 inside version 6; undefined for everything else. */
export function ipNumber(text: string): IpNumber | undefined {
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1]
  if (inside !== undefined || !text.includes(':')) return fromVersion4(inside ?? text)
  // The parser of addresses knows every way of writing one, and writes it in one.
  if (!/^[\da-f:.]+$/i.test(text) || !URL.canParse(`http://[${text}]/`)) return undefined
  const written = new URL(`http://[${text}]/`).hostname.slice(1, -1)
  const [before = '', after] = written.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail].map((group) => Number.parseInt(group, 16))
  const word = (at: number) => ((groups[at] ?? 0) * 0x10000 + (groups[at + 1] ?? 0)) >>> 0
  return { version: 6, high: word(0), low: word(2) }
}

function fromVersion4(text: string): IpNumber | undefined {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return undefined
  const bytes = text.split('.').map(Number)
  if (bytes.some((byte) => byte > 255)) return undefined
  return { version: 4, value: bytes.reduce((value, byte) => value * 256 + byte, 0) }
}
