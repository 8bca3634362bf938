import type { ReadCallback, ResourceKey } from 'i18next'

/**
 * What a page needs of i18next, in a tenth of its size and time: Vite puts this file in its place in the browser's build (`vite.config.ts`), and the page server renders
 * with it. Letters, and browsers in development, run i18next itself. It speaks our catalogues exactly (a test says every sentence with both): nested keys, `ns:key`, plural
 * suffixes with `_zero`, `{{name}}`. It does not know nesting `$t()`, formats `{{a, b}}`, contexts or a second language; the test refuses them.
 */
export type LightOptions = {
  lng: string
  ns: string[]
  defaultNS: string
  interpolation: { escapeValue: false }
  react: object
  /** Catalogues that are at hand, by language and namespace: with them everything is there at once, and no backend is asked. */
  resources?: Readonly<Record<string, Readonly<Record<string, ResourceKey>>>>
}

/** Where sentences come from. An error is final: whoever fetches tries again (`warm-messages.ts`). */
export type LightBackend = { read: (language: string, namespace: string, answer: ReadCallback) => void }

type Sentences = { [key: string]: Sentences | string | undefined }
type Values = Readonly<Record<string, unknown>> & { count?: number; ns?: string | readonly string[]; defaultValue?: string; returnObjects?: boolean }

const nothing = () => {}

class LightWords {
  readonly isInitialized = true
  language = ''
  resolvedLanguage = ''
  languages: string[] = []
  options: Partial<LightOptions> = {}
  readonly store = { on: nothing, off: nothing }
  readonly services = { interpolator: { interpolate: filled, escape: (text: string) => text }, logger: { warn: nothing } }
  readonly on = nothing
  readonly off = nothing
  readonly #loaded = new Map<string, Sentences>()
  readonly #loading = new Map<string, Promise<void>>()
  #backend: LightBackend | undefined
  #plurals: Intl.PluralRules | undefined

  use(backend: LightBackend): this {
    this.#backend = backend
    return this
  }

  async init(options: LightOptions): Promise<void> {
    this.options = options
    this.language = options.lng
    this.resolvedLanguage = options.lng
    this.languages = [options.lng]
    this.#plurals = new Intl.PluralRules(options.lng)
    // The page server and tests hand over what messages/ holds, and the guardrail has checked its shape.
    for (const [namespace, sentences] of Object.entries(options.resources?.[options.lng] ?? {})) this.#loaded.set(namespace, sentences as Sentences)
    await Promise.all(options.ns.map((namespace) => this.#load(namespace)))
  }

  loadNamespaces(namespaces: string | readonly string[], done: () => void = nothing): Promise<void> {
    const wanted = typeof namespaces === 'string' ? [namespaces] : namespaces
    return Promise.all(wanted.map((namespace) => this.#load(namespace))).then(() => done())
  }

  hasLoadedNamespace(namespace: string): boolean {
    return this.#loaded.has(namespace)
  }

  getFixedT(_language: unknown, namespace?: string | readonly string[]) {
    const own = typeof namespace === 'string' ? namespace : namespace?.[0]
    const ns = own ?? this.options.defaultNS ?? ''
    const bare: Values = { ns }
    const t = (key: string | readonly string[], values?: Values) => this.t(key, values ? { ns, ...values } : bare)
    return Object.assign(t, { ns: own, lng: this.language })
  }

  t = (key: string | readonly string[], values: Values = {}): unknown => {
    const keys = typeof key === 'string' ? [key] : key
    const namespace = (typeof values.ns === 'string' ? values.ns : values.ns?.[0]) ?? this.options.defaultNS ?? ''
    let asked = ''
    for (const one of keys) {
      const [, prefix, path = one] = (one.includes(':') && /^(\w[\w-]*):(.+)$/.exec(one)) || []
      asked = path
      const found = this.#find(prefix ?? namespace, path, values.count)
      if (typeof found === 'string') return filled(found, values)
      if (found && values.returnObjects) return found
    }
    return filled(values.defaultValue ?? asked, values)
  }

  #find(namespace: string, path: string, count: number | undefined): Sentences[string] {
    const parts = path.split('.')
    const last = parts.pop() ?? ''
    let place: Sentences[string] = this.#loaded.get(namespace)
    for (const part of parts) place = typeof place === 'object' ? place[part] : undefined
    if (typeof place !== 'object') return undefined
    if (count === undefined) return place[last]
    const zero = count === 0 ? place[`${last}_zero`] : undefined
    return zero ?? place[`${last}_${this.#plurals?.select(count) ?? 'other'}`] ?? place[last]
  }

  #load(namespace: string): Promise<void> {
    if (this.#loaded.has(namespace)) return Promise.resolve()
    const known = this.#loading.get(namespace)
    if (known) return known
    const work = this.#read(namespace).then((sentences) => void this.#loaded.set(namespace, sentences))
    this.#loading.set(namespace, work)
    return work
  }

  /** The sentences of a namespace; none where they do not come, so that keys stand where sentences should, as i18next does it. */
  #read(namespace: string): Promise<Sentences> {
    return new Promise((resolve) => {
      this.#backend?.read(this.language, namespace, (error, sentences) => {
        // The page server answers what messages/ holds, and the guardrail has checked its shape.
        resolve(error ? {} : (sentences as Sentences))
      })
    })
  }
}

/** Puts values where the sentence names them. A name nobody gave stays as it is written; a value that is nothing leaves nothing. */
function filled(sentence: string, values: Values): string {
  if (!sentence.includes('{{')) return sentence
  return sentence.replace(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) => (Object.hasOwn(values, name) ? spoken(values[name]) : written))
}

const spoken = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'bigint' ? value.toString() : '')

export const createInstance = (): LightWords => new LightWords()

/** Asked by react-i18next for keys written as functions, which our catalogues do not use. */
export const keyFromSelector = (key: unknown): string => String(key)
