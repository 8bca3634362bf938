import * as v from 'valibot'
import { CURRENCIES, CURRENCY_CODES, FALLBACK_RATES, type Currency } from './currency.ts'

const HOUR_MS = 3_600_000

/** A rate older than this says nothing about today: services pause over weekends, not for longer. */
export const RATE_MAX_AGE_MS = 72 * HOUR_MS

/** A currency that moves further between two readings is more likely a broken service than a crash. */
export const RATE_MAX_JUMP = 0.1

/** Without a recent rate to compare with, only the order of magnitude can be checked, against the fixed rates. */
const RATE_MAX_FACTOR_OFF_FIXED = 2

/** What a rates service said, once read. */
export type Quotation = { effectiveAt: Date; rates: ReadonlyMap<Currency, number> }

/** A rate we took before. */
export type AcceptedRate = { rate: string; effectiveAt: Date }

export type Judgement = { accepted: true; rate: string } | { accepted: false; because: 'not-a-rate' | 'too-old' | 'too-far' }

// Both services name the moment in unix seconds, each by its own word.
const Answer = v.object({
  rates: v.record(v.string(), v.unknown()),
  base: v.optional(v.string()),
  base_code: v.optional(v.string()),
  time_last_updated: v.optional(v.pipe(v.number(), v.minValue(0))),
  time_last_update_unix: v.optional(v.pipe(v.number(), v.minValue(0))),
})

/** Reads the answer of a rates service with base THB. Undefined when it is not one. An answer without a moment counts as of now. */
export function quotationFrom(answer: unknown, now: Date): Quotation | undefined {
  const parsed = v.safeParse(Answer, answer)
  if (!parsed.success) return undefined
  const { rates, base, base_code, time_last_updated, time_last_update_unix } = parsed.output
  if ((base ?? base_code ?? 'THB') !== 'THB') return undefined
  const seconds = time_last_updated ?? time_last_update_unix
  const said = seconds === undefined ? now.getTime() : seconds * 1000
  const known = CURRENCY_CODES.flatMap((code): [Currency, number][] => {
    const rate = code === 'THB' ? undefined : rates[code]
    return typeof rate === 'number' ? [[code, rate]] : []
  })
  // A clock ahead of ours must not make a rate fresher than now.
  return known.length === 0 ? undefined : { effectiveAt: new Date(Math.min(said, now.getTime())), rates: new Map(known) }
}

/**
 * Whether a fetched rate is believed: at most 72 h old, at most 10 % off the last accepted. When the last accepted is itself older than 72 h
 * (or there is none) it is compared with the fixed rate by magnitude, so that a shop that slept through a real change does not refuse for ever.
 */
export function judgeRate(
  quote: Currency,
  rate: number,
  { effectiveAt, now, last }: { effectiveAt: Date; now: Date; last: AcceptedRate | undefined },
): Judgement {
  if (!Number.isFinite(rate) || rate <= 0 || !(quote in CURRENCIES)) return { accepted: false, because: 'not-a-rate' }
  if (now.getTime() - effectiveAt.getTime() > RATE_MAX_AGE_MS) return { accepted: false, because: 'too-old' }
  const comparable = last && now.getTime() - last.effectiveAt.getTime() <= RATE_MAX_AGE_MS ? Number(last.rate) : undefined
  const far =
    comparable === undefined ? offByFactor(rate, Number(FALLBACK_RATES[quote])) > RATE_MAX_FACTOR_OFF_FIXED : Math.abs(rate / comparable - 1) > RATE_MAX_JUMP
  if (far) return { accepted: false, because: 'too-far' }
  return { accepted: true, rate: rate.toFixed(8).replace(/\.?0+$/, '') }
}

const offByFactor = (a: number, b: number) => Math.max(a / b, b / a)
