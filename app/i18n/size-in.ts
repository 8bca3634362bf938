import { unitFormat } from './number-format.ts'

const KILO = 1000
const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** A number of bytes as people say it, in the largest of the units of which there is a whole one: `3.4 MB`. What is less than a kilobyte is said as a part of one. */
export function sizeIn(language: string, bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3) - 1))
  return unitFormat(language, UNITS[step] ?? 'kilobyte').format(bytes / KILO ** (step + 1))
}
