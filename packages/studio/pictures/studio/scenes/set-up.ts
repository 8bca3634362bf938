import type { PictureVariant } from '../../picture-kind.ts'
import type { Shot } from '../studio.ts'

/** Builds one piece in one colouring; view `b` is the second look at the same piece. */
export type SetUp = (variant: PictureVariant, view: 'a' | 'b') => Shot
