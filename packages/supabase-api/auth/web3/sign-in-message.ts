/** A message a wallet signed: EIP-4361 for Ethereum, and Sign In With Solana, which has the same form. */
export type SignInMessage = {
  domain: string
  address: string
  statement: string | undefined
  uri: URL
  chainId: string | undefined
  nonce: string | undefined
  issuedAt: Date
  expirationTime: Date | undefined
  notBefore: Date | undefined
}
export type Chain = 'ethereum' | 'solana'
export type Parsed = { message: SignInMessage; problem?: undefined } | { problem: string; message?: undefined }

const HEADERS = {
  ethereum: ' wants you to sign in with your Ethereum account:',
  solana: ' wants you to sign in with your Solana account:',
} satisfies Record<Chain, string>
const ADDRESSES = { ethereum: /^0x[0-9a-fA-F]{40}$/, solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/ } satisfies Record<Chain, RegExp>
const FIELDS = new Set(['URI', 'Version', 'Chain ID', 'Nonce', 'Issued At', 'Expiration Time', 'Not Before', 'Request ID'])
const DOMAIN = /^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$|^\[[0-9a-fA-F:]+\](:\d{1,5})?$/
/** RFC 3339. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/

/**
 * Reads a message strictly: every field at most once and none we do not know, so that what a person saw in her wallet cannot be read in two ways. The nonce
 * may be missing, as auth-js leaves it out. https://eips.ethereum.org/EIPS/eip-4361
 */
export function readSignInMessage(chain: Chain, raw: string): Parsed {
  const [header = '', address = '', blank, ...rest] = raw.split('\n')
  if (!header.endsWith(HEADERS[chain])) return { problem: 'message first line does not end in expected suffix' }
  // EIP-4361 lets the scheme stand before the domain.
  const domain = header.slice(0, -HEADERS[chain].length).replace(/^https:\/\//, '')
  if (!DOMAIN.test(domain)) return { problem: 'domain in first line of message is not valid' }
  if (!ADDRESSES[chain].test(address)) return { problem: 'wallet address is not in a valid format' }
  if (blank !== '') return { problem: 'third line must be empty' }
  const { statement, lines } = statementOf(rest)
  const fields = fieldsOf(lines)
  if (typeof fields === 'string') return { problem: fields }
  return withFields({ domain, address, statement }, fields)
}

/** The sentence between two blank lines, if there is one. */
function statementOf(rest: readonly string[]): { statement: string | undefined; lines: readonly string[] } {
  if (rest[0] === '') return { statement: undefined, lines: rest.slice(1) }
  if (rest[1] === '') return { statement: rest[0], lines: rest.slice(2) }
  return { statement: undefined, lines: rest }
}

function fieldsOf(lines: readonly string[]): Map<string, string> | string {
  const fields = new Map<string, string>()
  for (const [index, line] of lines.entries()) {
    // auth-js writes this line for Solana without its colon. What follows is a list and ends the message.
    if (line === 'Resources:' || line === 'Resources')
      return lines.slice(index + 1).every((one) => /^- \S+$/.test(one)) ? fields : 'Resources must be a list of URIs'
    const [, key = '', value = ''] = /^([A-Za-z ]+): (.+)$/.exec(line) ?? []
    if (!FIELDS.has(key)) return `encountered unparsable line at index ${index}`
    if (fields.has(key)) return `${key} appears more than once`
    fields.set(key, value)
  }
  return fields
}

function withFields(head: Pick<SignInMessage, 'domain' | 'address' | 'statement'>, fields: ReadonlyMap<string, string>): Parsed {
  if (fields.get('Version') !== '1') return { problem: `Version is not supported, expected 1: ${fields.get('Version')?.slice(0, 20) ?? 'missing'}` }
  const uri = fields.get('URI') ?? ''
  if (!URL.canParse(uri)) return { problem: 'URI is missing or not valid' }
  const chainId = fields.get('Chain ID')
  if (chainId !== undefined && !/^[A-Za-z0-9:-]{1,64}$/.test(chainId)) return { problem: 'Chain ID is not valid' }
  const nonce = fields.get('Nonce')
  if (nonce !== undefined && nonce.length < 8) return { problem: 'Nonce must be at least 8 characters' }
  const times = new Map<string, Date>()
  for (const name of ['Issued At', 'Expiration Time', 'Not Before']) {
    const given = fields.get(name)
    if (given === undefined) continue
    const time = TIME.test(given) ? new Date(given) : undefined
    if (!time || Number.isNaN(time.getTime())) return { problem: `${name} is not a valid ISO8601 timestamp` }
    times.set(name, time)
  }
  const issuedAt = times.get('Issued At')
  if (!issuedAt) return { problem: 'Issued At is missing' }
  const expirationTime = times.get('Expiration Time')
  const notBefore = times.get('Not Before')
  if (expirationTime && issuedAt > expirationTime) return { problem: 'Issued At is after Expiration Time' }
  if (expirationTime && notBefore && notBefore > expirationTime) return { problem: 'Not Before is after Expiration Time' }
  return { message: { ...head, uri: new URL(uri), chainId, nonce, issuedAt, expirationTime, notBefore } }
}
