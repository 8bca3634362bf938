/** The entry of `@hattha/studio`: which pictures there are. The programs that take them, and what those need, are run by hand and never in the shop. */
export type { PictureKind, PictureVariant } from './pictures/picture-kind.ts'
export { PICTURE_KINDS } from './pictures/picture-kinds.ts'
