import type { Shot } from '../../studio.ts'
import { clayAndMetal } from './clay-and-metal.ts'
import { dyeing } from './dyeing.ts'
import { looms } from './looms.ts'
import { tables } from './tables.ts'
import { woodAndFibre } from './wood-and-fibre.ts'

/** Where things are made, by name. */
export const WORKSHOP_SCENES: Readonly<Record<string, () => Shot>> = { ...clayAndMetal, ...dyeing, ...looms, ...tables, ...woodAndFibre }
