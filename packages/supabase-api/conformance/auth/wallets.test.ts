import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { describe, expect, test } from 'vitest'
import { SITE, startAuth } from './auth-server.ts'

// https://supabase.com/docs/guides/auth/auth-web3
const on = { ethereum: true, solana: true, longestSeconds: 600 }
const server = await startAuth({ web3: on })
const url = `${SITE}/auth`

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
function base58(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  if (value === 0n) return '1'.repeat(bytes.length)
  let text = ''
  for (; value > 0n; value /= 58n) text = (ALPHABET[Number(value % 58n)] ?? '') + text
  return '1'.repeat(bytes.findIndex((byte) => byte !== 0)) + text
}

/** A wallet as browsers offer it to a page (EIP-1193), with a key of its own. */
function ethereumWallet() {
  const secret = secp256k1.utils.randomSecretKey()
  const address = `0x${Buffer.from(keccak_256(secp256k1.getPublicKey(secret, false).subarray(1)).subarray(12)).toString('hex')}`
  const sign = (message: string) => {
    const bytes = Buffer.from(message)
    const hash = keccak_256(Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${bytes.length}`), bytes]))
    const [recovery = 0, ...rest] = secp256k1.sign(hash, secret, { prehash: false, format: 'recovered' })
    return `0x${Buffer.from([...rest, recovery + 27]).toString('hex')}`
  }
  const request = async ({ method, params }: { method: string; params?: unknown[] }) => {
    if (method === 'eth_requestAccounts') return [address]
    if (method === 'eth_chainId') return '0x1'
    return sign(Buffer.from(String(params?.[0]).slice(2), 'hex').toString())
  }
  return { address, sign, wallet: { request, on: () => undefined, removeListener: () => undefined, address } as never }
}

/** A wallet with Solana's `signMessage`. */
function solanaWallet() {
  const secret = ed25519.utils.randomSecretKey()
  const address = base58(ed25519.getPublicKey(secret))
  const signMessage = async (message: Uint8Array) => ed25519.sign(message, secret)
  return {
    address,
    sign: (message: string) => Buffer.from(ed25519.sign(Buffer.from(message), secret)).toString('base64url'),
    wallet: { publicKey: { toBase58: () => address }, signMessage } as never,
  }
}

describe.each(['ethereum', 'solana'] as const)('%s', (chain) => {
  const open = () => (chain === 'ethereum' ? ethereumWallet() : solanaWallet())
  const name = chain === 'ethereum' ? 'Ethereum' : 'Solana'
  const message = (address: string, given: { domain?: string; uri?: string; lines?: string[]; issuedAt?: Date; statement?: string } = {}) =>
    [
      `${given.domain ?? 'shop.example'} wants you to sign in with your ${name} account:`,
      address,
      '',
      ...(given.statement === undefined ? (chain === 'ethereum' ? [''] : []) : [given.statement, '']),
      `URI: ${given.uri ?? url}`,
      'Version: 1',
      ...(chain === 'ethereum' ? ['Chain ID: 1'] : []),
      ...(given.lines ?? []),
      `Issued At: ${(given.issuedAt ?? server.now()).toISOString()}`,
    ].join('\n')
  const send = async (text: string, signature: string) =>
    (await server.ask('POST', '/token?grant_type=web3', { body: { chain, message: text, signature } })).body
  const refused = async (given: Parameters<typeof message>[1], description: string | RegExp) => {
    const { address, sign } = open()
    const text = message(address, given)
    expect(await send(text, sign(text))).toMatchObject({ error: 'invalid_grant', error_description: expect.stringMatching(description) })
  }

  // https://supabase.com/docs/reference/javascript/auth-signinwithweb3
  test('the client signs a wallet in, and the same wallet again into the same account', async () => {
    const { wallet, address } = open()
    const signIn = () => server.client().auth.signInWithWeb3({ chain, wallet, statement: 'I accept the terms of the shop', options: { url } } as never)
    const { data, error } = await signIn()
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: '',
      app_metadata: { provider: 'web3', providers: ['web3'] },
      user_metadata: {
        sub: `web3:${chain}:${address}`,
        custom_claims: { address, chain, domain: 'shop.example', statement: 'I accept the terms of the shop' },
      },
      identities: [{ provider: 'web3', id: `web3:${chain}:${address}` }],
    })
    expect(JSON.parse(Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({ amr: [{ method: 'web3' }] })
    expect((await signIn()).data.user?.id).toBe(data.user?.id)
  })

  test('a message with a nonce counts once', async () => {
    const { address, sign } = open()
    const text = message(address, { lines: ['Nonce: a1b2c3d4e5'] })
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(text, sign(text))))
    expect(answers.filter((answer) => 'access_token' in answer)).toHaveLength(1)
    expect(await send(text, sign(text))).toMatchObject({ error: 'invalid_grant', error_description: 'Signed message was used already' })
  })

  test('a signature of another wallet, of another text, or of none is refused', async () => {
    const [mine, theirs] = [open(), open()]
    const text = message(mine.address)
    const none = chain === 'ethereum' ? `0x${'00'.repeat(65)}` : Buffer.alloc(64).toString('base64')
    for (const signature of [theirs.sign(text), mine.sign(`${text} `), none]) {
      expect(await send(text, signature)).toMatchObject({ error: 'invalid_grant', error_description: 'Signature does not match address in message' })
    }
    for (const signature of ['', '0x12', 'x'.repeat(130), `${mine.sign(text)}00`])
      expect(await send(text, signature)).toMatchObject({ code: 'validation_failed' })
  })

  test('a message signed for another site signs nobody in here', async () => {
    await refused({ domain: 'evil.example', uri: 'https://evil.example/' }, /signed for another app/)
    await refused({ domain: 'evil.example' }, /Domain that does not match/)
    await refused({ uri: 'http://shop.example/auth' }, /does not use HTTPS/)
    await refused({ uri: 'https://shop.example.evil.example/' }, /signed for another app/)
    await refused({ uri: 'https://shop.example:8443/' }, /signed for another app/)
  })

  test('a message counts in its time only', async () => {
    const at = (seconds: number) => new Date(server.now().getTime() + seconds * 1000)
    await refused({ issuedAt: at(-601) }, 'issued too long ago')
    await refused({ issuedAt: at(630) }, 'issued too far in the future')
    await refused({ lines: [`Expiration Time: ${at(-1).toISOString()}`], issuedAt: at(-60) }, 'is expired')
    await refused({ lines: [`Not Before: ${at(60).toISOString()}`] }, 'becomes valid in the future')
  })

  test('a message that could be read in two ways is not read', async () => {
    const { address, sign } = open()
    for (const text of [
      message(address, { lines: ['URI: https://evil.example/'] }),
      message(address, { lines: ['Anything: else'] }),
      message(address, { lines: ['no field'] }),
      message(address, { lines: ['Nonce: short'] }),
      message(address).replace('Version: 1', 'Version: 2'),
      message(address).replace(/Issued At: .*/, 'Issued At: yesterday'),
      message(address).replace(/\nIssued At: .*/, ''),
      message(address).replace(name, 'Bitcoin'),
      // Neither base58 nor hexadecimal knows both: one letter more of either could be an address of somebody else.
      message(address).replace(address, `${address}0l`),
      message(address, { domain: 'shop.example\u200b' }),
      'x'.repeat(63),
      `${message(address)}${' '.repeat(21_000)}`,
    ])
      expect(await send(text, sign(text))).toMatchObject({ code: 'validation_failed' })
  })
})

test('keys of small order, which fit many texts, sign nothing', async () => {
  // The identity and the points of order 2 and 4; with S = 0 a lenient check takes them for some texts.
  const points = ['01', 'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', '00'].map((hex) => Buffer.from(hex.padEnd(64, '0'), 'hex'))
  for (const key of points) {
    const text = [
      `shop.example wants you to sign in with your Solana account:`,
      base58(key).padStart(32, '1'),
      '',
      `URI: ${url}`,
      'Version: 1',
      `Issued At: ${server.now().toISOString()}`,
    ].join('\n')
    for (const point of points) {
      const signature = Buffer.concat([point, Buffer.alloc(32)]).toString('base64')
      const { body } = await server.ask('POST', '/token?grant_type=web3', { body: { chain: 'solana', message: text, signature } })
      expect(body).not.toHaveProperty('access_token')
    }
  }
})

test('an Ethereum address is the same in capitals', async () => {
  const { address, sign } = ethereumWallet()
  const text = (shown: string) =>
    [
      `shop.example wants you to sign in with your Ethereum account:`,
      shown,
      '',
      '',
      `URI: ${url}`,
      'Version: 1',
      'Chain ID: 1',
      `Issued At: ${server.now().toISOString()}`,
    ].join('\n')
  const idOf = async (message: string) => {
    const { body } = await server.ask('POST', '/token?grant_type=web3', { body: { chain: 'ethereum', message, signature: sign(message) } })
    return (body['user'] as { id: string }).id
  }
  expect(await idOf(text(`0x${address.slice(2).toUpperCase()}`))).toBe(await idOf(text(address)))
})

test('chains are on or off one by one, attempts are few, and settings tell', async () => {
  const few = await startAuth({ web3: { ...on, solana: false } }, (settings) => ({ ...settings, rateLimits: { ...settings.rateLimits, web3Per5Minutes: 3 } }))
  const ask = (chain: string) => few.ask('POST', '/token?grant_type=web3', { body: { chain, message: '', signature: '' } })
  expect(await ask('solana')).toMatchObject({ status: 422, body: { code: 'web3_provider_disabled' } })
  expect(await ask('bitcoin')).toMatchObject({ status: 400, body: { code: 'web3_unsupported_chain' } })
  expect((await ask('ethereum')).body).toMatchObject({ code: 'validation_failed' })
  expect(await ask('ethereum')).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
  expect((await few.ask('GET', '/settings')).body['external']).toMatchObject({ web3_ethereum: true, web3_solana: false })
})
