/** The entry of `@hattha/studio`: which pictures there are. The programs that take them, and what those need, are run by hand and never in the shop. */
export { PICTURE_KINDS, type PictureKind, type PictureVariant } from './pictures/picture-kinds.ts'
