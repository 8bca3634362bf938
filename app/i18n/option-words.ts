import { wordOf } from './word-of.ts'

/** A version's name (`Silk / 30 cm`) with the words of a translation for its values; what has none stays as it was written. */
export const optionWords = (name: string, phrases: unknown): string =>
  // The database keeps nothing but texts there.
  name
    .split(' / ')
    .map((value) => wordOf((phrases ?? {}) as Readonly<Record<string, string>>, value) ?? value)
    .join(' / ')

/** A piece whose version is as its maker wrote it, and the translation it is to be told by. */
export type Untold<Piece> = Piece & { phrases: unknown }

/** The same piece with its version in the words of that translation. */
export const told = <Piece extends { optionText: string }>({ phrases, ...piece }: Untold<Piece>) => ({
  ...piece,
  optionText: optionWords(piece.optionText, phrases),
})
