/** Something that did not come: the row as a spreadsheet counts it, the field, a word for the reason. `stops`: nothing of the row came; else it came, but for this. */
export type ImportProblem = { row: number; field: string; problem: ProblemWord; value: string; stops: boolean }

/** Why something of a file does not come. `messages/{language}/admin-import.json` says what to do about each. */
export const PROBLEM_WORDS = [
  'missing',
  'too_long',
  'too_short',
  'no_price',
  'price_too_small',
  'price_too_large',
  'currency_unknown',
  'no_number',
  'category_unknown',
  'seller_unknown',
  'seller_not_approved',
  'no_variants',
  'too_many_variants',
  'variant_twice',
  'too_many_pictures',
  'no_address',
  'gift_card',
  'not_sold_here',
  'not_counted',
  'below_zero',
  'held_by_orders',
  'edited_here',
  'removed_here',
  'other_seller',
  'refused_by_database',
  'too_many_lines',
  'no_lines',
  'no_date',
  'no_email',
  'no_amount',
  'state_unknown',
  'still_open',
  'maker_unknown',
  'erased_here',
  'stays_used',
  'stays_edited',
  'stays_claimed',
] as const
export type ProblemWord = (typeof PROBLEM_WORDS)[number]

/** A reason for which nothing of the row comes. */
export const stop = (row: number, field: string, problem: ProblemWord, value = ''): ImportProblem => ({ row, field, problem, value: shown(value), stops: true })
/** A reason for which a part of the row does not come. */
export const lack = (row: number, field: string, problem: ProblemWord, value = ''): ImportProblem => ({
  row,
  field,
  problem,
  value: shown(value),
  stops: false,
})

const shown = (value: string): string => [...value.replaceAll('\u0000', '')].slice(0, 200).join('')
