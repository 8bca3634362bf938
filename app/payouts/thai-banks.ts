/**
 * Where makers can be paid: the banks of Thailand with the three digits that the Bank of Thailand gives each (BOT code), and PromptPay. `code` is ours and, where Opn has one, Opn's.
 * Names are said as the banks write them.
 */
export const THAI_BANKS = [
  { code: 'bbl', bot: '002', name: 'Bangkok Bank', thai: 'ธนาคารกรุงเทพ' },
  { code: 'kbank', bot: '004', name: 'Kasikornbank', thai: 'ธนาคารกสิกรไทย' },
  { code: 'ktb', bot: '006', name: 'Krungthai', thai: 'ธนาคารกรุงไทย' },
  { code: 'ttb', bot: '011', name: 'TMBThanachart Bank', thai: 'ธนาคารทหารไทยธนชาต' },
  { code: 'scb', bot: '014', name: 'SCB', thai: 'ธนาคารไทยพาณิชย์' },
  { code: 'cimb', bot: '022', name: 'CIMB Thai', thai: 'ธนาคารซีไอเอ็มบีไทย' },
  { code: 'uob', bot: '024', name: 'UOB', thai: 'ธนาคารยูโอบี' },
  { code: 'bay', bot: '025', name: 'Krungsri', thai: 'ธนาคารกรุงศรีอยุธยา' },
  { code: 'gsb', bot: '030', name: 'Government Savings Bank', thai: 'ธนาคารออมสิน' },
  { code: 'ghb', bot: '033', name: 'Government Housing Bank', thai: 'ธนาคารอาคารสงเคราะห์' },
  { code: 'baac', bot: '034', name: 'BAAC', thai: 'ธ.ก.ส.' },
  { code: 'ibank', bot: '066', name: 'Islamic Bank of Thailand', thai: 'ธนาคารอิสลามแห่งประเทศไทย' },
  { code: 'tisco', bot: '067', name: 'TISCO', thai: 'ธนาคารทิสโก้' },
  { code: 'kk', bot: '069', name: 'Kiatnakin Phatra', thai: 'ธนาคารเกียรตินาคินภัทร' },
  { code: 'icbc', bot: '070', name: 'ICBC (Thai)', thai: 'ธนาคารไอซีบีซี (ไทย)' },
  { code: 'tcrb', bot: '071', name: 'Thai Credit', thai: 'ธนาคารไทยเครดิต' },
  { code: 'lhb', bot: '073', name: 'LH Bank', thai: 'ธนาคารแลนด์ แอนด์ เฮ้าส์' },
  { code: 'promptpay', bot: '', name: 'PromptPay', thai: 'พร้อมเพย์' },
] as const

export type ThaiBank = (typeof THAI_BANKS)[number]
export type BankCode = ThaiBank['code']

/** The bank of a code or a name; undefined for one that is none of them. */
export const bankOf = (said: string): ThaiBank | undefined => THAI_BANKS.find(({ code, name }) => code === said || name === said)

/** What a bank is called in a reader's language. */
export const bankName = ({ name, thai }: ThaiBank, language: string): string => (language === 'th' ? thai : name)

/** Digits of an account, or of a PromptPay id: a mobile number, a citizen's or tax number, or a wallet. */
const NUMBERS = { account: /^\d{10,15}$/, promptpay: /^(0\d{9}|\d{13}|\d{15})$/ }

/** Whether these digits can be an account of this bank. */
export const isAccountNumber = (code: BankCode, digits: string): boolean => NUMBERS[code === 'promptpay' ? 'promptpay' : 'account'].test(digits)

/** What people type between the digits is left out. */
export const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '')
