/** A moment as `datetime-local` has it, by the clock of the shop's country, which knows no summer time. */
export const localMoment = (moment: Date): string => new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 16)

/** The moment of a `datetime-local`; undefined for none. */
export function momentOf(local: string): string | undefined {
  const moment = new Date(`${local}:00+07:00`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
