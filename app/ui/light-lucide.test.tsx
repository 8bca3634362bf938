import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { Check, Globe, Heart } from 'lucide-react'
import * as check from 'lucide-react/icons/check'
import * as globe from 'lucide-react/icons/globe'
import * as heart from 'lucide-react/icons/heart'
import { expect, test } from 'vitest'
import createLucideIcon from './light-lucide.ts'

type Data = Parameters<typeof createLucideIcon>[0]
/** The lines of an icon: its module exports them, its types do not say so. */
const linesOf = (module: object) => (module as { __iconData: Data }).__iconData

/** What a style sheet says of every icon; whole ones say it themselves. */
const said = new Map(
  [...(/\.lucide \{([^}]+)\}/.exec(readFileSync('app/ui/said-once.css', 'utf8'))?.[1] ?? '').matchAll(/([\w-]+): (\w+);/g)].map(([, name, value]) => [
    name,
    value,
  ]),
)

/** What a browser makes of an icon: its attributes, over them the style sheet, over that its own style; lucide writes its names as classes, too, which nobody asks for. */
function seen(icon: React.ReactNode, sheet: ReadonlyMap<string | undefined, string | undefined> = new Map()) {
  const svg = render(icon).container.querySelector('svg')
  const attributes = Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]))
  const look = (name: string) => svg?.style.getPropertyValue(name) || (sheet.get(name) ?? attributes[name])?.replace('px', '').toLowerCase()
  return {
    ...Object.fromEntries(['width', 'height', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'].map((name) => [name, look(name)])),
    box: attributes['viewBox'],
    hidden: attributes['aria-hidden'],
    class: attributes['class']?.split(' ').filter((name) => !name.startsWith('lucide')),
    lines: svg?.innerHTML,
  }
}

test.each([
  ['heart', Heart, heart],
  ['check', Check, check],
  ['globe', Globe, globe],
])('%s looks as lucide draws it', (_name, Whole, data) => {
  const Light = createLucideIcon(linesOf(data))
  expect(said.size).toBe(7)
  expect(seen(<Light className="size-5" aria-hidden="true" />, said)).toEqual(seen(<Whole className="size-5" aria-hidden="true" />))
  expect(seen(<Light strokeWidth={1.5} />, said)).toEqual(seen(<Whole strokeWidth={1.5} />))
})
