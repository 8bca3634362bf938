/** NOTIFY carries less than 8,000 bytes; the rest of a chunk is its head. */
const CHUNK = 7_400
/** Messages half heard at one time; more means that somebody's chunks never end. */
const UNFINISHED = 1_000

/** A message of any length as payloads of NOTIFY: `sender number index count text`, all ASCII, so that characters are bytes. */
export function chunksOf(sender: string, number: number, message: object): string[] {
  // JSON may write every character beyond ASCII as an escape, which is read back as the character itself.
  const text = JSON.stringify(message).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const count = Math.max(1, Math.ceil(text.length / CHUNK))
  return Array.from({ length: count }, (_, index) => `${sender} ${number} ${index} ${count} ${text.slice(index * CHUNK, (index + 1) * CHUNK)}`)
}

/** Puts chunks together again. They come in order, as PostgreSQL promises for one transaction. */
export class Chunks {
  readonly #unfinished = new Map<string, string[]>()

  /** The sender and the whole message, once its last chunk is there. Undefined for our own, and for what is no chunk. */
  take(chunk: string, self: string): { sender: string; text: string } | undefined {
    const [, sender, number, index, count] = /^(\S+) (\d+) (\d+) (\d+) /.exec(chunk) ?? []
    if (sender === undefined || sender === self) return undefined
    const text = chunk.slice(`${sender} ${number} ${index} ${count} `.length)
    if (count === '1') return { sender, text }
    const name = `${sender} ${number}`
    const before = index === '0' ? [] : this.#unfinished.get(name)
    if (before?.length !== Number(index)) return undefined
    before.push(text)
    if (before.length === Number(count)) {
      this.#unfinished.delete(name)
      return { sender, text: before.join('') }
    }
    if (this.#unfinished.size >= UNFINISHED) this.#unfinished.delete(this.#unfinished.keys().next().value ?? '')
    this.#unfinished.set(name, before)
    return undefined
  }

  clear(): void {
    this.#unfinished.clear()
  }
}
