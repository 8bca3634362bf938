import * as v from 'valibot'

/** What a field of a file for the bank can say: of the file, of one payout, of whoever pays. */
const SOURCES = [
  'number',
  'account',
  'holder',
  'amount',
  'bank_name',
  'bank_bot',
  'branch',
  'sequence',
  'batch',
  'count',
  'total',
  'day',
  'time',
  'payer_account',
  'payer_account_type',
  'payer_branch',
  'payer_name',
  'payer_code',
  'payer_tax_id',
] as const
export type Source = (typeof SOURCES)[number]

const width = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))

const Field = v.strictObject({
  /** Always this. */
  text: v.optional(v.string()),
  is: v.optional(v.picklist(SOURCES)),
  width: v.optional(width),
  right: v.optional(v.boolean(), false),
  /** Filled with zeros instead of blanks. */
  zero: v.optional(v.boolean(), false),
  /** Of an amount: so many digits behind an unwritten point, or two behind a written one. */
  decimals: v.optional(v.picklist([2, 3, 'point']), 2),
  form: v.optional(v.picklist(['yymmdd', 'yyyymmdd', 'ddmmyyyy']), 'yyyymmdd'),
  /** A name that is too long ends where the field does; anything else that is too long is refused. */
  cut: v.optional(v.boolean(), false),
})
export type Field = v.InferOutput<typeof Field>

const Checks = v.strictObject({
  /** Our codes of banks that it pays to; or to which it does not. */
  banks: v.optional(v.array(v.string())),
  not_banks: v.optional(v.array(v.string())),
  /** How many digits an account may have, from and to. */
  digits: v.optional(v.tuple([v.number(), v.number()])),
  /** Payouts in one file. */
  most: v.optional(v.number(), 1000),
  /** Satang in one payout. */
  most_minor: v.optional(v.number()),
  /** What the settings have to say of whoever pays. */
  needs: v.optional(v.array(v.picklist(['payer_account', 'payer_code', 'payer_name', 'payer_tax_id'])), []),
})

/** A form of a file for the bank, as its row in `payout_formats` has it; what is not as it should be is thrown. */
export const PayoutFormat = v.object({
  slug: v.string(),
  name: v.string(),
  extension: v.picklist(['csv', 'txt']),
  encoding: v.picklist(['utf-8', 'tis-620']),
  separator: v.string(),
  line_end: v.picklist(['\r\n', '\n']),
  quotes: v.boolean(),
  records: v.array(v.strictObject({ of: v.picklist(['head', 'line', 'foot']), fields: v.pipe(v.array(Field), v.minLength(1)) })),
  checks: Checks,
  follows: v.string(),
  confirmed_on: v.nullable(v.string()),
})
export type PayoutFormat = v.InferOutput<typeof PayoutFormat>
