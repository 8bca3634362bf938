import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { openPushService } from '../../tests/support/push-service.ts'
import { pushKeys } from '../keys.ts'
import { encryptPush, PUSH_TEXT_MAX_BYTES } from './encrypt-push.ts'
import { postOutside } from './post-outside.ts'
import { isPublicAddress } from '../../app/platform/public-address.server.ts'
import { publicLookup } from '../public-addresses.ts'
import { createPusher } from './pusher.ts'

const identity = { ...pushKeys({ secret: 'a secret of at least thirty-two characters' }), subject: 'mailto:shop@shop.test' }
const note = { text: '{"title":"สวัสดี"}', topic: 'a-topic', ttlSeconds: 60, urgent: true }
let answer = 201
afterEach(() => (answer = 201))

async function given() {
  const service = await openPushService(() => answer)
  onTestFinished(() => service.close())
  return { service, pusher: createPusher(identity, { post: service.post }), target: { endpoint: 'https://push.example.com/send/abc', ...service.keys } }
}

test('the example of RFC 8291, appendix A, comes out byte for byte', () => {
  const encrypted = encryptPush(
    'When I grow up, I want to be a watermelon',
    { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
    {
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      padding: 0,
    },
  )
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('a browser reads what it is woken with, and its push service learns who sends but not what', async () => {
  const { service, pusher, target } = await given()
  expect(await pusher.push(target, note)).toBe('sent')
  const [heard] = service.heard
  expect(heard?.text).toBe(note.text)
  expect(heard?.headers).toMatchObject({ ttl: '60', urgency: 'high', topic: 'a-topic', 'content-encoding': 'aes128gcm' })
  expect(heard?.claims).toMatchObject({ aud: 'https://push.example.com', sub: 'mailto:shop@shop.test' })
  const left = Number(heard?.claims.exp) - Date.now() / 1000
  expect(left).toBeGreaterThan(3600)
  expect(left).toBeLessThan(24 * 3600)
  expect(heard?.key).toBe(pusher.publicKey)
})

test('lengths are rounded, and the longest text still fits what push services take', async () => {
  const { target, service, pusher } = await given()
  expect(encryptPush('a', target)).toHaveLength(encryptPush('a'.repeat(200), target).length)
  const longest = 'x'.repeat(PUSH_TEXT_MAX_BYTES)
  expect(encryptPush(longest, target)).toHaveLength(4096)
  await pusher.push(target, { ...note, text: longest })
  expect(service.heard[0]?.text).toBe(longest)
  expect(() => encryptPush(`${longest}x`, target)).toThrow(RangeError)
})

test('what a push service answers has a meaning each', async () => {
  const { pusher, target } = await given()
  for (const [status, means] of [
    [200, 'sent'],
    [202, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [301, 'refused'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
  ] as const) {
    answer = status
    expect([status, await pusher.push(target, note)]).toEqual([status, means])
  }
  for (const status of [429, 500, 503]) {
    answer = status
    await expect(pusher.push(target, note)).rejects.toThrow(String(status))
  }
})

describe('nothing is sent to machines of our own', () => {
  const url = (text: string) => postOutside(new URL(text), { headers: {}, body: Buffer.from('x') })

  test.each([
    'http://push.example.com/x',
    'https://push.example.com:8443/x',
    'https://name:secret@push.example.com/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://0/x',
    'https://10.1.2.3/x',
    'https://100.64.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://172.31.255.255/x',
    'https://192.168.0.1/x',
    'https://224.0.0.1/x',
    'https://255.255.255.255/x',
    'https://[::1]/x',
    'https://[::]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[::ffff:7f00:1]/x',
    'https://[64:ff9b::7f00:1]/x',
    'https://[2002:7f00:1::]/x',
    'https://[fe80::1]/x',
    'https://[fc00::1]/x',
    'https://[ff02::1]/x',
    'https://localhost/x',
  ])('%s', async (address) => {
    expect(await url(address)).toBeUndefined()
  })

  test('nor to a name that leads to one, whichever way it is asked', async () => {
    const looked = (all: boolean) => new Promise((done) => publicLookup('localhost', { all }, (error) => done(error?.code)))
    expect([await looked(true), await looked(false)]).toEqual(['ENOTPUBLIC', 'ENOTPUBLIC'])
  })

  test('public addresses are public', () => {
    expect(
      ['8.8.8.8', '142.250.1.1', '172.15.0.1', '172.32.0.1', '192.1.1.1', '2a00:1450:4001:81b::200a', '2606:4700::1111'].filter((one) => !isPublicAddress(one)),
    ).toEqual([])
    expect(['', 'localhost', '1.2.3', '127.1', 'fe80::1%eth0', '8.8.8.8 '].filter(isPublicAddress)).toEqual([])
  })
})

test('one secret gives one pair of keys, and a key made elsewhere is kept', () => {
  const { privateKey, publicKey } = pushKeys({ secret: 'x'.repeat(40) })
  expect(pushKeys({ secret: 'x'.repeat(40) })).toEqual({ privateKey, publicKey })
  expect(pushKeys({ secret: 'y'.repeat(40) }).publicKey).not.toBe(publicKey)
  expect(pushKeys({ privateKey })).toEqual({ privateKey, publicKey })
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
  expect(() => pushKeys({ privateKey: 'AAAA' })).toThrow('Private key')
})
