import * as v from 'valibot'
import { SETTLED_KINDS } from '../payments/payment-provider.ts'

const Heading = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))

/** What the first line of a file calls its columns. An amount is one column with a sign, or two, one for what came in and one for what went out. */
const Columns = v.object({
  line: v.optional(Heading),
  /** A parcel's number; every line has one where the format has the column. */
  tracking: v.optional(Heading),
  /** The transfer by which the line's money was sent to the shop's bank; empty while it was not. */
  sent: v.optional(Heading),
  happened: Heading,
  kind: v.optional(Heading),
  amount: v.optional(Heading),
  in: v.optional(Heading),
  out: v.optional(Heading),
  fee: v.optional(Heading),
  net: v.optional(Heading),
  currency: v.optional(Heading),
  description: v.optional(Heading),
  references: v.pipe(v.array(Heading), v.maxLength(8)),
})

/** How a file is read, as `settlement_formats` has it. */
export const ReportFormat = v.object({
  provider: v.string(),
  columns: Columns,
  kinds: v.record(v.string(), v.picklist(SETTLED_KINDS)),
  separator: v.picklist([',', ';', '\t']),
  decimal_mark: v.picklist(['.', ',']),
  day_form: v.picklist(['iso', 'dmy', 'dmy_be', 'mdy']),
  time_zone: v.picklist(['UTC', 'Asia/Bangkok']),
  currency: v.string(),
})
export type ReportFormat = v.InferOutput<typeof ReportFormat>

/** The headings a file of this format must have; those of references may be missing, as reports differ in what they add. */
export function neededColumns({ columns }: Pick<ReportFormat, 'columns'>): string[] {
  const { references: _references, description: _description, ...needed } = columns
  return Object.values(needed)
}
