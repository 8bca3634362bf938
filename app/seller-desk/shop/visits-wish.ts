import * as v from 'valibot'
import type { Visits } from './my-shop.ts'

const time = v.pipe(v.optional(v.string(), ''), v.trim())
const text = (most: number) => v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(most, 'dashboard:product.problem.long'))

/** The form of visits. A day has both times, the first before the second, or neither. Messages are keys of the catalogue `desk`, or name another. */
export const VisitsForm = v.pipe(
  v.object({
    days: v.array(
      v.pipe(
        v.object({ from: time, to: time }),
        v.check(({ from, to }) => (from === '') === (to === '') && (from === '' || from < to), 'visits.problem'),
      ),
    ),
    note: text(300),
    policies: text(3000),
  }),
  v.transform(({ days, note, policies }): Visits => {
    const hours = days.map(({ from, to }) => (from === '' ? '' : `${from.slice(0, 5)}-${to.slice(0, 5)}`))
    return { hours: hours.every((day) => day === '') ? [] : hours, note, policies }
  }),
)

/** What the fields of the form begin with. */
export const visitsFormOf = ({ hours, note, policies }: Visits): v.InferInput<typeof VisitsForm> => ({
  days: Array.from({ length: 7 }, (_, day) => {
    const [from = '', to = ''] = (hours[day] ?? '').split('-')
    return { from, to }
  }),
  note,
  policies,
})
