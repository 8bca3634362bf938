import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Where ranges of addresses begin, ascending, and the country of each (an index of `codes`; 0 is none). What follows belongs to it up to the next. */
export type CountryRanges = {
  /** Two letters each (ISO 3166-1); the first is empty. */
  codes: readonly string[]
  four: { start: Uint32Array; country: Uint8Array }
  /** The upper half of an address: two words. */
  six: { high: Uint32Array; low: Uint32Array; country: Uint8Array }
}

/** A range of a list: the first address, the first after it, and its country; `wide` is 32 bits for version 4, 64 for version 6. */
export type Range = { from: bigint; to: bigint; country: string }

/** Small enough for the repository: distances instead of addresses, neighbours of one country joined, compressed. The ranges must ascend. */
export function packRanges(four: readonly Range[], six: readonly Range[]): Buffer {
  const codes = ['', ...new Set([...four, ...six].map(({ country }) => country))].toSorted((a, b) => (a < b ? -1 : 1))
  const lists = [four, six].map(joined)
  const head = Buffer.from(JSON.stringify({ codes, lengths: lists.map((list) => list.length) }))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(head.length)
  const parts = lists.flatMap((list) => {
    const distances: number[] = []
    let before = 0n
    for (const { from } of list) {
      for (let left = from - before; ; left >>= 7n) {
        distances.push(Number(left & 127n) | (left > 127n ? 128 : 0))
        if (left <= 127n) break
      }
      before = from
    }
    return [Buffer.from(distances), Buffer.from(list.map(({ country }) => codes.indexOf(country)))]
  })
  return brotliCompressSync(Buffer.concat([size, head, ...parts]), { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })
}

/** Neighbours of one country become one; a gap becomes a range of nobody. */
function joined(ranges: readonly Range[]): { from: bigint; country: string }[] {
  const list: { from: bigint; country: string }[] = [{ from: 0n, country: '' }]
  let end = 0n
  const begin = (from: bigint, country: string) => {
    const last = list.at(-1)
    if (last?.from === from) last.country = country
    else if (last?.country !== country) list.push({ from, country })
  }
  for (const { from, to, country } of ranges) {
    if (from < end) throw new RangeError('The ranges overlap or do not ascend')
    if (from > end) begin(end, '')
    begin(from, country)
    end = to
  }
  begin(end, '')
  return list
}

/** What `packRanges` packed. */
export function unpackRanges(packed: Buffer): CountryRanges {
  const bytes = brotliDecompressSync(packed)
  const head = 4 + bytes.readUInt32BE(0)
  // Written by packRanges.
  const { codes, lengths } = JSON.parse(bytes.toString('utf8', 4, head)) as { codes: string[]; lengths: [number, number] }
  let at = head
  const distance = (): number => {
    let value = 0
    for (let place = 1; ; place *= 128) {
      const byte = bytes[at++] ?? 0
      value += (byte & 127) * place
      if (byte < 128) return value
    }
  }
  const countries = (length: number) => Uint8Array.from(bytes.subarray(at, (at += length)))

  const start = new Uint32Array(lengths[0])
  for (let index = 0, value = 0; index < start.length; index++) start[index] = value += distance()
  const four = { start, country: countries(start.length) }

  const high = new Uint32Array(lengths[1])
  const low = new Uint32Array(lengths[1])
  for (let index = 0, value = 0n; index < high.length; index++) {
    value += longDistance()
    high[index] = Number(value >> 32n)
    low[index] = Number(value & 0xffff_ffffn)
  }
  return { codes, four, six: { high, low, country: countries(high.length) } }

  /** Beyond 2⁵³ a number would lose its last bits. */
  function longDistance(): bigint {
    const begin = at
    const near = distance()
    if (Number.isSafeInteger(near)) return BigInt(near)
    let value = 0n
    for (let place = at - 1; place >= begin; place--) value = (value << 7n) | BigInt((bytes[place] ?? 0) & 127)
    return value
  }
}
