import type { Shot } from '../../studio.ts'
import { looms } from './looms.ts'

/** Where things are made, by name. */
export const WORKSHOP_SCENES: Readonly<Record<string, () => Shot>> = looms
