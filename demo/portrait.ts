import { CENTER_AND_SOUTH } from './portraits/center-and-south.ts'
import { NORTH_AND_ISAN } from './portraits/north-and-isan.ts'
import type { Portrait } from './portraits/portrait.ts'

/** Portraits of a trade, in the order in which they are shown. */
export const portraitsOf = (trade: string): Portrait[] => [...NORTH_AND_ISAN, ...CENTER_AND_SOUTH].filter((portrait) => portrait.trade === trade)
