import { RestRefusal } from '../refusal.ts'

// Letters of any script with their combining marks (Thai vowels are marks), digits, and what PostgREST allows: `_`, space, `$`, and `-` unless it begins an arrow.
const NAME = /[\p{L}\p{M}\p{N}_ $]+(?:-(?!>)[\p{L}\p{M}\p{N}_ $]+)*/uy

/** Reads one query parameter from left to right; every `fail` names the place, as PGRST100. */
export class Scanner {
  readonly text: string
  readonly subject: string
  position = 0

  constructor(text: string, subject: string) {
    this.text = text
    this.subject = subject
  }

  get done(): boolean {
    return this.position >= this.text.length
  }

  peek(): string {
    return this.text.charAt(this.position)
  }

  startsWith(token: string): boolean {
    return this.text.startsWith(token, this.position)
  }

  /** Steps over `token` when it comes next. */
  eat(token: string): boolean {
    if (!this.startsWith(token)) return false
    this.position += token.length
    return true
  }

  expect(token: string): void {
    if (!this.eat(token)) this.fail(`"${token}"`)
  }

  /** What `pattern` (sticky) matches here, or undefined. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.position += found.length
    return found
  }

  space(): void {
    while (this.peek() === ' ' || this.peek() === '\t') this.position += 1
  }

  /** A name of a column, relation, alias or function; in double quotes it may hold anything but NUL. */
  name(expected = 'field name (* or [a..z0..9_$])'): string {
    const quoted = this.quoted()
    const name = quoted ?? this.match(NAME)?.trim()
    if (name === undefined || name === '') return this.fail(expected)
    if (name.includes('\0')) return this.fail(expected)
    return name
  }

  /** A `"value"` with backslash escapes, or undefined when none comes next. */
  quoted(): string | undefined {
    if (this.peek() !== '"') return undefined
    const from = this.position
    this.position += 1
    let value = ''
    while (!this.done) {
      const next = this.peek()
      this.position += 1
      if (next === '"') return value
      if (next === '\\') {
        value += this.peek()
        this.position += 1
      } else value += next
    }
    this.position = from
    return this.fail('closing "')
  }

  end(expected = 'end of input'): void {
    if (!this.done) this.fail(expected)
  }

  fail(expected: string): never {
    const unexpected = this.done ? 'end of input' : `"${this.peek()}"`
    throw new RestRefusal(400, 'PGRST100', `"failed to parse ${this.subject} (${this.text})" (line 1, column ${this.position + 1})`, {
      details: `unexpected ${unexpected} expecting ${expected}`,
    })
  }
}
