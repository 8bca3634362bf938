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

/** What a browser sees of an icon; lucide also writes the older names of an icon as classes, which nobody asks for. */
function seen(icon: React.ReactNode) {
  const svg = render(icon).container.querySelector('svg')
  const attributes = Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]))
  return { ...attributes, class: attributes['class']?.split(' ').filter((name) => !name.startsWith('lucide')), lines: svg?.innerHTML }
}

test.each([
  ['heart', Heart, heart],
  ['check', Check, check],
  ['globe', Globe, globe],
])('%s looks as lucide draws it', (_name, Whole, data) => {
  const Light = createLucideIcon(linesOf(data))
  expect(seen(<Light className="size-5" aria-hidden="true" />)).toEqual(seen(<Whole className="size-5" aria-hidden="true" />))
  expect(seen(<Light strokeWidth={1.5} />)).toEqual(seen(<Whole strokeWidth={1.5} />))
})
