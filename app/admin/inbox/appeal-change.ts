import { typedMinor } from '../../money/typed-amount.ts'
import { toJson } from '../../platform/money.ts'

/** How a maker is met halfway: a sum in satang, a number of days, or both. */
export type AppealChange = { amount?: number; days?: number }

/** Undefined where neither is said, or what is said is none: an answer that changes nothing would be a refusal. */
export function appealChangeOf(amount: string, days: string): AppealChange | undefined {
  const [sum, count] = [amount.trim(), days.trim()]
  const satang = sum === '' ? undefined : typedMinor(sum)
  if (sum === '' ? count === '' : satang === undefined || satang <= 0n) return undefined
  if (count !== '' && !/^[1-9]\d?$/.test(count)) return undefined
  return { ...(satang !== undefined && { amount: toJson(satang) }), ...(count !== '' && { days: Number(count) }) }
}
