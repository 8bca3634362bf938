import { add, minor, mulRate, NOTHING, sum, times, type Minor } from '../platform/money.ts'
import { BAHT_FOR, IMPORT_RULES, type ImportRule } from './import-rules.data.ts'

/** One maker's parcel as a customs office sees it. `kinds`: customs headings, or whatever tells one kind of goods from another. */
export type DeclaredParcel = { goods: Minor; shipping: Minor; kinds: readonly string[] }

/** What the buyer's country will probably ask for: an amount in satang, from the least to the most; `unknown` where we have no rule that holds. */
export type ImportCharges = { due: 'none' | 'unknown' } | { due: 'about'; from: number; to: number }

/** Customs headings are compared by six digits; what has none is told apart by its category. */
export const kindOfGoods = ({ hsCode, categorySlug }: { hsCode: string; categorySlug: string }): string =>
  hsCode.length >= 6 ? hsCode.slice(0, 6) : categorySlug

/**
 * Duty and import tax of parcels that go to a country on a day, each parcel by itself as customs does it. An estimate to show beside a total that does not
 * contain it; never charged. Null for parcels that stay in Thailand.
 */
export function importCharges(
  { country, parcels, now }: { country: string; parcels: readonly DeclaredParcel[]; now: Date },
  rules: readonly ImportRule[] = IMPORT_RULES,
): ImportCharges | null {
  if (country === 'TH') return null
  const day = new Date(now.getTime() + BANGKOK_OFFSET_MS).toISOString().slice(0, 10)
  const rule = rules.find(({ countries, from, until }) => countries.includes(country) && from <= day && (until === undefined || day < until))
  if (!rule) return { due: 'unknown' }
  const total = (end: 0 | 1) => Number(sum(parcels.map((parcel) => chargesOf(parcel, rule, end))))
  const [from, to] = [total(0), total(1)]
  return to === 0 ? { due: 'none' } : { due: 'about', from, to }
}

function chargesOf(parcel: DeclaredParcel, rule: ImportRule, end: 0 | 1): Minor {
  const satang = (units: number) => minor(Math.round(units * BAHT_FOR[rule.currency] * 100))
  const band = rule.duty.find(({ upTo }) => upTo === undefined || parcel.goods <= satang(upTo))
  const duty = !band ? NOTHING : 'perKind' in band ? times(satang(band.perKind), new Set(parcel.kinds).size) : mulRate(parcel.goods, band.ppm[end])
  const tax = parcel.goods > satang(rule.taxFree) ? mulRate(add(add(parcel.goods, parcel.shipping), duty), rule.tax[end]) : NOTHING
  return add(duty, tax)
}

/** Thailand keeps no summer time. */
const BANGKOK_OFFSET_MS = 7 * 3_600_000
