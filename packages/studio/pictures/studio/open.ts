import type { View } from '../picture-kind.ts'
import { Studio, type Size } from './studio.ts'
import { heroScenes } from './scenes/heroes.ts'
import { setUp } from './scenes/kinds.ts'
import { WORKSHOP_SCENES } from './scenes/workshops/workshops.ts'

/** What the darkroom asks for: a piece of the list, or one of the composed scenes. */
export type Order = { kind: string; variant: string; view: View; size: Size; exposures: number }

declare global {
  var studio: { take: (order: Order) => string }
}

/** The faces labels are printed in. */
const FONTS = [
  ['Studio Thai', '/node_modules/@fontsource/noto-serif-thai/files/noto-serif-thai-thai-600-normal.woff2'],
  ['Studio Latin', '/node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'],
] as const
for (const [name, address] of FONTS) document.fonts.add(await new FontFace(name, `url(${address})`).load())

const studio = new Studio()

globalThis.studio = {
  take: ({ kind, variant, view, size, exposures }) => {
    const shot = kind === 'hero' ? heroScenes[variant]?.(size) : kind === 'workshop' ? WORKSHOP_SCENES[variant]?.() : setUp(kind, variant, view)
    if (!shot) throw new Error(`There is no ${kind} ${variant}.`)
    return studio.photograph(shot, size, exposures)
  },
}
