import { fromDecimal, toDecimal, type Minor } from '../../platform/money.ts'

/**
 * PromptPay payloads: EMVCo merchant-presented QR (tag, two-digit length, value; CRC last) with the account tags of the Thai QR payment
 * standard. A payload says where money should go; it never confirms that it came.
 */

/** Who is paid: by a PromptPay alias (tag 29), or by bill payment with references (tag 30), which a bank statement repeats. */
export type PromptPayTarget =
  | { kind: 'phone' | 'tax_id' | 'e_wallet'; id: string }
  | { kind: 'bill'; billerId: string; reference1: string; reference2?: string | undefined }

export type PromptPayWish = {
  target: PromptPayTarget
  /** With an amount the code is for one payment (dynamic), without one for many (static). */
  amount?: Minor | undefined
  merchantName?: string | undefined
  merchantCity?: string | undefined
}

export type PromptPayRefusal = 'phone' | 'tax_id' | 'e_wallet' | 'biller_id' | 'reference' | 'amount' | 'merchant'
export type PromptPayMade = { made: true; payload: string } | { made: false; because: PromptPayRefusal }

const CREDIT_TRANSFER_AID = 'A000000677010111'
const BILL_PAYMENT_AID = 'A000000677010112'
const BAHT = '764'

/** The standard's longest amount, `9999999999.99`. */
const AMOUNT_MAX_CHARACTERS = 13

/** What a banking app scans. Refuses, naming the part, what the standard cannot carry. */
export function promptPayPayload({ target, amount, merchantName, merchantCity }: PromptPayWish): PromptPayMade {
  const account = accountOf(target)
  if ('because' in account) return { made: false, because: account.because }
  const baht = amount === undefined ? undefined : toDecimal(amount, 2)
  if (amount !== undefined && (amount <= 0n || (baht ?? '').length > AMOUNT_MAX_CHARACTERS)) return { made: false, because: 'amount' }
  // Printable ASCII only: banks reject or mangle other characters in these two fields.
  if (
    ![merchantName ?? '', merchantCity ?? ''].every((text) => /^[ -~]*$/.test(text)) ||
    (merchantName ?? '').length > 25 ||
    (merchantCity ?? '').length > 15
  ) {
    return { made: false, because: 'merchant' }
  }
  const fields = [
    field('00', '01'),
    field('01', amount === undefined ? '11' : '12'),
    account.field,
    field('53', BAHT),
    baht === undefined ? '' : field('54', baht),
    field('58', 'TH'),
    merchantName ? field('59', merchantName) : '',
    merchantCity ? field('60', merchantCity) : '',
  ].join('')
  // The checksum covers its own tag and length.
  return { made: true, payload: `${fields}6304${crcOf(`${fields}6304`)}` }
}

function accountOf(target: PromptPayTarget): { field: string } | { because: PromptPayRefusal } {
  if (target.kind === 'bill') {
    const { billerId, reference1, reference2 } = target
    if (!/^\d{13,15}$/.test(billerId)) return { because: 'biller_id' }
    if (![reference1, reference2 ?? 'X'].every((reference) => /^[A-Z0-9]{1,20}$/.test(reference))) return { because: 'reference' }
    return { field: field('30', field('00', BILL_PAYMENT_AID) + field('01', billerId) + field('02', reference1) + (reference2 ? field('03', reference2) : '')) }
  }
  const alias = ALIASES[target.kind](target.id.replace(/[\s-]/g, ''))
  return alias === undefined ? { because: target.kind } : { field: field('29', field('00', CREDIT_TRANSFER_AID) + alias) }
}

const ALIASES = {
  // 0066 and the national number without its zero: always thirteen digits.
  phone: (digits: string) => {
    const national = /^(?:\+?66|0)(\d{9})$/.exec(digits)?.[1]
    return national === undefined ? undefined : field('01', `0066${national}`)
  },
  tax_id: (digits: string) => (isThaiId(digits) ? field('02', digits) : undefined),
  e_wallet: (digits: string) => (/^\d{15}$/.test(digits) ? field('03', digits) : undefined),
} satisfies Record<'phone' | 'tax_id' | 'e_wallet', (digits: string) => string | undefined>

/** A Thai citizen or tax number: thirteen digits, the last one a check digit (weights 13 to 2, modulo 11). */
export function isThaiId(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false
  const weighted = Array.from(digits.slice(0, 12)).reduce((total, digit, index) => total + Number(digit) * (13 - index), 0)
  return (11 - (weighted % 11)) % 10 === Number(digits[12])
}

/** An order number as a bill reference: capitals and digits, at most twenty. Undefined when nothing is left. */
export const billReferenceOf = (number: string): string | undefined =>
  number
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 20) || undefined

const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) as four capital hexadecimal digits. Each character is one byte. */
export function crcOf(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** What a payload says. `account` maps the sub-tags of tag 29 or 30. */
export type PromptPayRead = {
  dynamic: boolean
  scheme: 'credit_transfer' | 'bill_payment'
  account: Readonly<Record<string, string>>
  amount: Minor | undefined
  currency: string
  country: string
  merchantName: string | undefined
}

/** Reads a payload as a banking app would; undefined when it is damaged (length or checksum) or is not PromptPay. */
export function readPromptPay(payload: string): PromptPayRead | undefined {
  const fields = fieldsOf(payload)
  if (!fields || fields['00'] !== '01' || fields['63'] !== crcOf(payload.slice(0, -4)) || !payload.endsWith(`6304${fields['63']}`)) return undefined
  const scheme = fields['30'] === undefined ? 'credit_transfer' : 'bill_payment'
  const account = fieldsOf(fields['30'] ?? fields['29'] ?? '')
  if (account?.['00'] !== (scheme === 'bill_payment' ? BILL_PAYMENT_AID : CREDIT_TRANSFER_AID)) return undefined
  const amount = fields['54'] === undefined ? undefined : fromDecimal(fields['54'], 2)
  if (fields['54'] !== undefined && amount === undefined) return undefined
  return { dynamic: fields['01'] === '12', scheme, account, amount, currency: fields['53'] ?? '', country: fields['58'] ?? '', merchantName: fields['59'] }
}

function fieldsOf(text: string): Record<string, string> | undefined {
  const fields: Record<string, string> = {}
  for (let position = 0; position < text.length;) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(position, position + 4))
    if (!head) return undefined
    const [, tag = '', length = ''] = head
    const value = text.slice(position + 4, position + 4 + Number(length))
    if (value.length !== Number(length) || tag in fields) return undefined
    fields[tag] = value
    position += 4 + Number(length)
  }
  return fields
}
