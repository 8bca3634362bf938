/** The entry of `@hattha/studio`: which pictures there are. The programs that take them, and what those need, are run by hand and never in the shop. */
export type { PictureKind, PictureVariant, View } from './pictures/picture-kind.ts'
export { fileOfView, PICTURE_KINDS, viewsOf } from './pictures/picture-kinds.ts'
export { WORKSHOPS } from './pictures/workshops.data.ts'
