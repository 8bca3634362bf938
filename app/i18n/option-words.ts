import { wordOf } from './word-of.ts'

/** A version's name (`Silk / 30 cm`) with the words of a translation for its values; what has none stays as it was written. */
export const optionWords = (name: string, phrases: unknown): string =>
  // The database keeps nothing but texts there.
  name
    .split(' / ')
    .map((value) => wordOf((phrases ?? {}) as Readonly<Record<string, string>>, value) ?? value)
    .join(' / ')
