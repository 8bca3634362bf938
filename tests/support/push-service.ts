import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compactVerify, importJWK, type JWTPayload } from 'jose'
import type { PostOutside } from '../../server/push/post-outside.ts'

/** What arrived, as the browser behind the push service reads it. */
export type Heard = { path: string; headers: Record<string, string>; claims: JWTPayload; key: string; text: string }

/**
 * A push service with one browser behind it, which decrypts what comes by Web Crypto and checks who sent it: written from RFC 8188, 8291 and 8292, apart from the code that
 * encrypts. `answer` decides the status. `post` leads there whatever host is named.
 */
export async function openPushService(answer: (path: string) => number = () => 201): Promise<{
  keys: { p256dh: string; auth: string }
  heard: Heard[]
  post: PostOutside
  close(): Promise<void>
}> {
  const own = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', own.publicKey))
  const auth = crypto.getRandomValues(new Uint8Array(16))
  const heard: Heard[] = []
  const server: Server = createServer((request, response) => {
    const parts: Uint8Array[] = []
    request.on('data', (part: Uint8Array) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      Promise.all([senderOf(headers['authorization'] ?? ''), decrypt(new Uint8Array(Buffer.concat(parts)), { privateKey: own.privateKey, point, auth })]).then(
        ([sender, text]) => {
          heard.push({ path, headers, ...sender, text })
          response.writeHead(answer(path)).end()
        },
        (error: unknown) => response.writeHead(400).end(String(error)),
      )
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server on an address of this machine has one with a port.
  const { port } = server.address() as AddressInfo
  return {
    keys: { p256dh: Buffer.from(point).toString('base64url'), auth: Buffer.from(auth).toString('base64url') },
    heard,
    post: async (url, { headers, body }) =>
      (await fetch(`http://127.0.0.1:${port}${url.pathname}`, { method: 'POST', headers, body: new Uint8Array(body) })).status,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** RFC 8292: the token, checked with the key it comes with. */
async function senderOf(authorization: string): Promise<{ claims: JWTPayload; key: string }> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const { payload } = await compactVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'))
  // The claims are looked at by the test.
  return { claims: JSON.parse(Buffer.from(payload).toString()) as JWTPayload, key }
}

type Receiver = { privateKey: CryptoKey; point: Uint8Array<ArrayBuffer>; auth: Uint8Array<ArrayBuffer> }

/** RFC 8188 (one record) under the keys of RFC 8291. Throws for what is not meant for this receiver. */
export async function decrypt(body: Uint8Array<ArrayBuffer>, { privateKey, point, auth }: Receiver): Promise<string> {
  const salt = body.slice(0, 16)
  const length = body[20] ?? 0
  const theirs = body.slice(21, 21 + length)
  const publicKey = await crypto.subtle.importKey('raw', theirs, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256)
  const bytes = (text: string) => new TextEncoder().encode(text)
  const hkdf = async (from: BufferSource, by: BufferSource, info: BufferSource, size: number) =>
    crypto.subtle.deriveBits(
      { name: 'HKDF', hash: 'SHA-256', salt: by, info },
      await crypto.subtle.importKey('raw', from, 'HKDF', false, ['deriveBits']),
      size * 8,
    )
  const secret = await hkdf(shared, auth, new Uint8Array([...bytes('WebPush: info\0'), ...point, ...theirs]), 32)
  const key = await crypto.subtle.importKey('raw', await hkdf(secret, salt, bytes('Content-Encoding: aes128gcm\0'), 16), 'AES-GCM', false, ['decrypt'])
  const iv = await hkdf(secret, salt, bytes('Content-Encoding: nonce\0'), 12)
  const record = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, body.slice(21 + length)))
  const end = record.findLastIndex((byte) => byte !== 0)
  if (record[end] !== 2) throw new Error('Not the last record')
  return new TextDecoder().decode(record.slice(0, end))
}
