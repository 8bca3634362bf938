/** The first day of this month by the calendar of the shop's country, seven hours ahead of UTC. */
export function firstOfMonth(): string {
  return `${new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 7)}-01`
}
