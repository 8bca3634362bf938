import type { Field, PayoutFormat } from './payout-format.ts'
import { encodeThai, isThaiText } from './thai-encoding.ts'

/** A payout as a file tells of it. `bank` and `bot` are ours and the Bank of Thailand's codes, empty where the bank is none we know; the amount is satang. */
export type PaidOut = { number: string; account: string; holder: string; bank: string; bankName: string; bot: string; amount: number }

/** Who pays, as the settings say, and which file it is; `day` and `time` are Thailand's when it was made (`2026-11-26`, `093000`). */
export type BankFileFacts = { batch: string; day: string; time: string; account: string; name: string; code: string; taxId: string }

/** Why a payout cannot be in a file of this form. */
export type NotInFile = 'other_bank' | 'account' | 'too_much' | 'holder'

const NEEDS = { payer_account: 'account', payer_code: 'code', payer_name: 'name', payer_tax_id: 'taxId' } as const

/** What the settings still have to say before a file of this form can be made. */
export const missingFor = ({ checks }: PayoutFormat, facts: BankFileFacts): (keyof typeof NEEDS)[] => checks.needs.filter((need) => facts[NEEDS[need]] === '')

/** Why this payout cannot be in a file of this form; undefined where it can. */
export function whyNot({ checks, encoding }: PayoutFormat, payout: PaidOut): NotInFile | undefined {
  if (checks.banks && !checks.banks.includes(payout.bank)) return 'other_bank'
  if (checks.not_banks && (payout.bot === '' || checks.not_banks.includes(payout.bank))) return 'other_bank'
  if (checks.digits && !(payout.account.length >= checks.digits[0] && payout.account.length <= checks.digits[1] && /^\d+$/.test(payout.account)))
    return 'account'
  if (checks.most_minor !== undefined && payout.amount > checks.most_minor) return 'too_much'
  return encoding === 'tis-620' && !isThaiText(payout.holder) ? 'holder' : undefined
}

/** The file, byte by byte: the same payouts and facts make the same file. Throws where something does not fit into its field. */
export function writeBankFile(format: PayoutFormat, facts: BankFileFacts, payouts: readonly PaidOut[]): Uint8Array {
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0)
  const of = (part: 'head' | 'line' | 'foot') => format.records.filter((record) => record.of === part)
  const line = (fields: readonly Field[], payout?: PaidOut, at = 0) =>
    fields.map((field) => laidOut(format, field, said(field, facts, { payout, sequence: at + 1, count: payouts.length, total }))).join(format.separator)
  const lines = [
    ...of('head').map(({ fields }) => line(fields)),
    ...payouts.flatMap((payout, at) => of('line').map(({ fields }) => line(fields, payout, at))),
    ...of('foot').map(({ fields }) => line(fields)),
  ]
  const text = lines.map((each) => each + format.line_end).join('')
  // A spreadsheet takes a table without the mark for something else.
  return format.encoding === 'tis-620' ? encodeThai(text) : new TextEncoder().encode(format.quotes ? `\uFEFF${text}` : text)
}

type Place = { payout: PaidOut | undefined; sequence: number; count: number; total: number }

/** What a field says, before it is laid out. */
function said(field: Field, facts: BankFileFacts, { payout, sequence, count, total }: Place): string {
  const digits = facts.account.replaceAll(/\D/g, '')
  switch (field.is) {
    case undefined:
      return field.text ?? ''
    case 'amount':
      return amountOf(field, payout?.amount ?? 0)
    case 'total':
      return amountOf(field, total)
    case 'count':
      return String(count)
    case 'sequence':
      return String(sequence)
    case 'batch':
      return facts.batch
    case 'day':
      return dayOf(field, facts.day)
    case 'time':
      return facts.time
    case 'payer_account':
      return digits
    case 'payer_account_type':
      return digits.slice(3, 4)
    case 'payer_branch':
      return digits.slice(0, 3)
    case 'payer_name':
      return facts.name
    case 'payer_code':
      return facts.code
    case 'payer_tax_id':
      return facts.taxId
    case 'number':
      return payout?.number ?? ''
    case 'account':
      return payout?.account ?? ''
    case 'holder':
      return payout?.holder ?? ''
    case 'bank_name':
      return payout?.bankName ?? ''
    case 'bank_bot':
      return payout?.bot ?? ''
    case 'branch':
      // The branch that keeps an account stands in its first three digits.
      return `0${payout?.account.slice(0, 3) ?? ''}`
  }
}

const amountOf = ({ decimals }: Field, satang: number): string =>
  decimals === 'point' ? `${Math.trunc(satang / 100)}.${String(satang % 100).padStart(2, '0')}` : `${satang}${'0'.repeat(decimals - 2)}`

function dayOf({ form }: Field, day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return form === 'ddmmyyyy' ? `${date}${month}${year}` : `${form === 'yymmdd' ? year.slice(2) : year}${month}${date}`
}

/** A cell of a CSV file; what a spreadsheet would run as a formula is kept as the text it is. */
export const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** A field as the file has it: filled to its width, or quoted, or free of what would end it. */
function laidOut(format: PayoutFormat, { width, right, zero, cut, is, decimals }: Field, text: string): string {
  if (format.quotes) return decimals === 'point' || is === undefined ? text : cell(text)
  const plain = text.replaceAll(/[\r\n\t]/g, ' ').replaceAll(format.separator === '' ? '\0' : format.separator, ' ')
  if (width === undefined) return plain
  if (plain.length > width && !cut) throw new Error(`${is ?? 'A text'} of ${plain.length} characters does not fit into ${width}.`)
  const fill = zero ? '0' : ' '
  return right ? plain.padStart(width, fill) : plain.slice(0, width).padEnd(width, fill)
}
