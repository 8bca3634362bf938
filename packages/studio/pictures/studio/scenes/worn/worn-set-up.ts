import type { PictureVariant } from '../../../picture-kind.ts'
import type { Shot } from '../../studio.ts'

/** Shows one colouring of a kind as it is worn or carried. */
export type WornSetUp = (variant: PictureVariant) => Shot
