import { countryRule } from '../shipping/countries.ts'

/** E.164 as stored and sent to carriers: `+66812345678`. */
export type E164 = `+${string}`

/**
 * The number somebody typed, as E.164; undefined when it cannot be one. `+` and `00` begin an international number; anything else is read as a
 * number of `country`. Thai numbers are checked in full (mobiles 06, 08, 09 with ten digits, the others with nine).
 */
export function phoneOf(typed: string, country: string): E164 | undefined {
  const text = typed
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/\(0\)/g, '')
    .trim()
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  const international = text.startsWith('+') ? digits : /^00[1-9]/.test(digits) ? digits.slice(2) : undefined
  if (international !== undefined) return checked(international)
  const { dial, trunk } = countryRule(country)
  if (dial === '') return undefined
  // Where numbers begin with a zero, one without it was not typed to its end.
  if (trunk === '0' && !digits.startsWith('0')) return undefined
  // An 8 or a 1 in front is a trunk prefix only when a whole number of ten digits follows it.
  const prefixed = trunk !== '' && digits.startsWith(trunk) && (trunk.startsWith('0') || digits.length === 11)
  const national = prefixed ? digits.slice(trunk.length) : digits
  return checked(dial + national)
}

function checked(digits: string): E164 | undefined {
  if (digits.startsWith('66')) return /^66(?:0?[689]\d{8}|0?[23457]\d{7})$/.test(digits) ? `+66${digits.slice(2).replace(/^0/, '')}` : undefined
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined
}

/** A stored number as people read it: Thai ones the Thai way (`081-234-5678`, `02-123-4567`), the others in full, as they are dialled from anywhere. */
export function readablePhone(number: string): string {
  const thai = /^\+66(\d{8,9})$/.exec(number)?.[1]
  if (thai === undefined) return number
  if (thai.length === 9) return `0${thai.slice(0, 2)}-${thai.slice(2, 5)}-${thai.slice(5)}`
  return thai.startsWith('2') ? `02-${thai.slice(1, 4)}-${thai.slice(4)}` : `0${thai.slice(0, 2)}-${thai.slice(2, 5)}-${thai.slice(5)}`
}
