/** Who a tax invoice is made out to. `number`: 13 digits in Thailand, elsewhere whatever the country has; `branch`: five digits for Thai companies, else empty. */
export type TaxBuyer = { thai: boolean; name: string; number: string; branch: string; address: string }

/** Longest texts; the checkout's fields and what the server takes. */
export const TAX_LONGEST = { name: 200, number: 40, branch: 5, address: 300 } as const
type Part = keyof typeof TAX_LONGEST

/** The fields of the form, by name. */
export type TaxField = 'taxName' | 'taxNumber' | 'taxBranch' | 'taxAddress'
const FIELD = { name: 'taxName', number: 'taxNumber', branch: 'taxBranch', address: 'taxAddress' } as const satisfies Record<Part, TaxField>

export type TaxProblem = { field: TaxField; because: 'missing' | 'text' | 'number' | 'branch' }
export type TaxChecked = { valid: true; buyer: TaxBuyer } | { valid: false; problems: TaxProblem[] }

export const HEAD_OFFICE = '00000'

/** Thirteen digits, the last of which follows from the others: weights 13 to 2, modulo 11. People and companies have the same kind. */
export function isThaiTaxNumber(number: string): boolean {
  if (!/^\d{13}$/.test(number)) return false
  const sum = Array.from({ length: 12 }, (_, place) => Number(number[place]) * (13 - place)).reduce((all, part) => all + part, 0)
  return (11 - (sum % 11)) % 10 === Number(number[12])
}

/** Companies are registered by branch, and their numbers begin with a zero; people have none. */
export const hasBranch = ({ thai, number }: Pick<TaxBuyer, 'thai' | 'number'>): boolean => thai && tidyThaiNumber(number).startsWith('0')

const tidyThaiNumber = (typed: string): string => typed.replace(/[\s-]/g, '')
const oneLine = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim()
const lines = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
const unprintable = (text: string): boolean => /[^\P{Cc}\n]|[<>\u202A-\u202E\u2066-\u2069]/u.test(text)

/** What was typed as it is printed, or everything that is wrong with it, in the order of the form. */
export function checkTaxBuyer(typed: TaxBuyer): TaxChecked {
  const { thai } = typed
  const number = thai ? tidyThaiNumber(typed.number) : oneLine(typed.number)
  const buyer = {
    thai,
    name: oneLine(typed.name),
    number,
    branch: hasBranch(typed) ? oneLine(typed.branch) || HEAD_OFFICE : '',
    address: lines(typed.address),
  }
  const problems: TaxProblem[] = []
  for (const part of ['name', 'number', 'branch', 'address'] as const) {
    const text = buyer[part]
    const needed = part === 'name' || part === 'address' || (part === 'number' && thai)
    const say = (because: TaxProblem['because']) => problems.push({ field: FIELD[part], because })
    if (text === '') {
      if (needed) say('missing')
    } else if (part === 'number' && thai) {
      if (!isThaiTaxNumber(text)) say('number')
    } else if (part === 'branch') {
      if (!/^\d{5}$/.test(text)) say('branch')
    } else if (unprintable(text) || text.length > TAX_LONGEST[part]) say('text')
  }
  return problems.length === 0 ? { valid: true, buyer } : { valid: false, problems }
}
