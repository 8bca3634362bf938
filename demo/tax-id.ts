import { createHash } from 'node:crypto'

/** A tax number of a maker of the demo: thirteen digits with their check digit, the first four as cooperatives and groups have them. The same for the same maker. */
export function taxIdOf(sellerId: string): string {
  const serial = createHash('sha256').update(`tax ${sellerId}`).digest().readUInt32LE(0) % 100_000_000
  const digits = `0994${String(serial).padStart(8, '0')}`
  const sum = Array.from(digits).reduce((total, digit, place) => total + Number(digit) * (13 - place), 0)
  return `${digits}${(11 - (sum % 11)) % 10}`
}
