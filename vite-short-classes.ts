import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { createHash } from 'node:crypto'
import { parseAst, type Plugin } from 'vite'

const SHEET = join(import.meta.dirname, 'app', 'ui', 'theme.css')
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SIGNS = `${LETTERS}0123456789`
const CLASS_SELECTOR = /\.((?:\\.|[\w-])+)/g

/**
 * Tailwind's classes under names of three signs, in what is built: `hover:text-indigo` is said a thousand times on a list of pieces, and is a quarter of its page. A name comes out of the
 * class itself, so that a release which uses one more leaves the files of all others as they are. Development, tests and the shop's own classes keep the long ones.
 */
export async function shortClasses(): Promise<Plugin[]> {
  const short = await shortNames()
  return [
    {
      name: 'short-classes:sheets',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/app\/.*\.css$/ },
        handler: (code) => ({
          code: code.replaceAll(CLASS_SELECTOR, (whole, escaped: string) => `.${short.get(plain(escaped)) ?? whole.slice(1)}`),
          map: null,
        }),
      },
    },
    {
      name: 'short-classes:modules',
      apply: 'build',
      enforce: 'post',
      transform: { filter: { id: /\/app\/.*\.tsx?(\?.*)?$/ }, handler: (code) => ({ code: shortened(code, short), map: null }) },
    },
  ]
}

/** A module whose strings and templates say each class by its short name. A piece of a template that an expression continues is no class yet. */
export function shortened(code: string, short: ReadonlyMap<string, string>): string {
  const changes: { start: number; end: number; text: string }[] = []
  visit(parseAst(code), (node, parent) => {
    const { start, end } = node
    if (node.type === 'Literal' && typeof node.value === 'string') {
      const text = inShort(node.value, short)
      if (text !== node.value) changes.push({ start, end, text: JSON.stringify(text) })
    } else if (node.type === 'TemplateElement') {
      const whole = code.slice(start, end)
      const glued = { before: parent?.quasis?.[0] !== node, after: node.tail !== true }
      const text = inShort(whole, short, glued)
      if (text !== whole) changes.push({ start, end, text })
    }
  })
  let from = 0
  let out = ''
  for (const { start, end, text } of changes.toSorted((a, b) => a.start - b.start)) {
    out += code.slice(from, start) + text
    from = end
  }
  return out + code.slice(from)
}

function inShort(text: string, short: ReadonlyMap<string, string>, glued = { before: false, after: false }): string {
  const words = text.split(/(\s+)/)
  return words.map((word, place) => ((glued.before && place === 0) || (glued.after && place === words.length - 1) ? word : (short.get(word) ?? word))).join('')
}

type Node = { type: string; start: number; end: number; value?: unknown; tail?: boolean; quasis?: unknown[] }

function visit(value: unknown, seen: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  if (Array.isArray(value)) for (const one of value) visit(one, seen, parent)
  else if (isNode(value)) {
    seen(value, parent)
    for (const inside of Object.values(value)) visit(inside, seen, value)
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Every class that Tailwind finds in the shop and is no plain word, which a string may also be for another reason, with its short name. */
async function shortNames(): Promise<ReadonlyMap<string, string>> {
  const root = import.meta.dirname
  const candidates = new Scanner({ sources: [{ base: join(root, 'app'), pattern: '**/*', negated: false }] }).scan()
  const { build } = await compile(readFileSync(SHEET, 'utf8'), { base: join(root, 'app', 'ui'), onDependency: () => {} })
  const all = namesIn(build(candidates))
  const own = new Set(globSync('app/**/*.css', { cwd: root }).flatMap((file) => namesOfOwn(readFileSync(join(root, file), 'utf8'))))
  return shortNamesOf(
    [...all].filter((name) => /[-:/[]/.test(name) && !own.has(name)),
    all,
  )
}

/** Names of three signs, each out of the hash of its class; who comes later in the alphabet makes room. `taken` are names that mean something already. */
export function shortNamesOf(classes: readonly string[], taken: ReadonlySet<string>): ReadonlyMap<string, string> {
  const given = new Map<string, string>()
  const used = new Set(taken)
  for (const name of classes.toSorted()) {
    let number = createHash('sha256').update(name).digest().readUInt32BE()
    // What hides advertisements hides `.ads` and `.Ad1`.
    while (used.has(signsOf(number)) || /^ad/i.test(signsOf(number))) number += 1
    used.add(signsOf(number))
    given.set(name, signsOf(number))
  }
  return given
}

const signsOf = (number: number): string => [LETTERS[number % 52], SIGNS[Math.floor(number / 52) % 62], SIGNS[Math.floor(number / 52 / 62) % 62]].join('')

const plain = (escaped: string): string => escaped.replaceAll(/\\(.)/g, '$1')
const namesIn = (sheet: string): Set<string> => new Set([...sheet.matchAll(CLASS_SELECTOR)].map(([, escaped = '']) => plain(escaped)))
const namesOfOwn = (sheet: string): string[] => [...sheet.matchAll(/(?:\.|@utility )([\w-]+)/g)].map(([, name = '']) => name)
