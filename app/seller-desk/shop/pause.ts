import * as v from 'valibot'

/** When a shop sells nothing, as moments in ISO 8601; open at its end where `to` is null. `message` is what buyers read. */
export type Pause = { from: string; to: string | null; message: string }

/** Days as they are typed (`2026-12-05`) are days of the shop's own clock: Bangkok, without summer time. */
const BANGKOK = '+07:00'
const DAY_MS = 86_400_000
const day = v.pipe(v.optional(v.string(), ''), v.trim())

/** The form of a pause; both days belong to it. `today` is a day of Bangkok. Messages are keys of the catalogue `desk`. */
export const pauseForm = (today: string) =>
  v.pipe(
    v.object({
      from: v.pipe(day, v.isoDate('pause.problem.from')),
      to: v.union([v.literal(''), v.pipe(day, v.isoDate('pause.problem.to'))], 'pause.problem.to'),
      message: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(500, 'dashboard:product.problem.long')),
    }),
    v.forward(
      v.partialCheck([['from'], ['to']], ({ from, to }) => to === '' || to >= from, 'pause.problem.order'),
      ['to'],
    ),
    v.forward(
      v.partialCheck([['to']], ({ to }) => to === '' || to >= today, 'pause.problem.over'),
      ['to'],
    ),
    v.transform(({ from, to, message }): Pause => ({
      from: startOf(from),
      to: to === '' ? null : new Date(Date.parse(startOf(to)) + DAY_MS).toISOString(),
      message,
    })),
  )

const startOf = (typed: string): string => new Date(`${typed}T00:00:00${BANGKOK}`).toISOString()

/** The day a moment lies in, in Bangkok. */
export const bangkokDay = (moment: number): string => new Date(moment + 7 * 3600_000).toISOString().slice(0, 10)

/** The last day of a pause, as it was typed. */
export const lastDayOf = ({ to }: Pause): string => (to === null ? '' : bangkokDay(Date.parse(to) - DAY_MS))

/** Whether a pause is over, holds, or is yet to come. */
export function standingOf(pause: Pause | null, now: number): 'none' | 'later' | 'now' {
  if (pause === null || (pause.to !== null && Date.parse(pause.to) <= now)) return 'none'
  return Date.parse(pause.from) > now ? 'later' : 'now'
}
