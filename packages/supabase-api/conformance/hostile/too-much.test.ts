import { connect } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { generate } from 'otplib'
import { describe, expect, test } from 'vitest'
import { PASSWORD, serveBoth } from './both-interfaces.ts'

const both = await serveBoth()
const ada = await both.person()
const json = { 'content-type': 'application/json', apikey: both.keys.anon, authorization: `Bearer ${ada.token}` }
const ADDRESSES = ['/rest/v1/diaries', '/rest/v1/rpc/who', '/auth/v1/signup', '/auth/v1/token?grant_type=password', '/auth/v1/verify', '/auth/v1/otp']

async function alive(): Promise<void> {
  expect((await fetch(`${both.root}/auth/v1/health`)).status).toBe(200)
  expect((await ada.client.from('diaries').select('id').limit(1)).error).toBeNull()
}
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${both.root}${path}`, { method: 'POST', headers: { ...json, ...headers }, body })

describe('a bomb', () => {
  const zeros = Buffer.from(JSON.stringify({ email: 'a@example.com', words: ' '.repeat(50_000_000) }))
  const packed = { gzip: gzipSync(zeros), deflate: deflateSync(zeros), br: brotliCompressSync(zeros) }

  test.each(Object.entries(packed))('packed with %s is not unpacked', async (encoding, body) => {
    for (const path of ADDRESSES) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => post(path, body, { 'content-encoding': encoding })))
      for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400)
      for (const { status } of answers) expect(status).toBeLessThan(500)
    }
    await alive()
  })

  const pack = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }
  test.each(Object.entries(pack))(
    'is not looked for by opening: what would be right is refused as well when it is packed with %s',
    async (encoding, packedBy) => {
      const wishes: [string, object][] = [
        ['/auth/v1/token?grant_type=password', { email: ada.email, password: PASSWORD }],
        ['/rest/v1/diaries', { words: `packed with ${encoding}` }],
      ]
      for (const [path, wish] of wishes) {
        const { status } = await post(path, packedBy(Buffer.from(JSON.stringify(wish))), { 'content-encoding': encoding })
        expect([path, status >= 400 && status < 500]).toEqual([path, true])
        // And it is right.
        expect((await post(path, JSON.stringify(wish))).status).toBeLessThan(300)
      }
      expect(await both.db.owner.all('select from public.diaries where words = $1', [`packed with ${encoding}`])).toHaveLength(1)
    },
  )

  const bombs: Record<string, string> = {
    'lists in lists': '['.repeat(100_000) + ']'.repeat(100_000),
    'objects in objects': '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000),
    'twenty thousand keys': `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
    'a key eight thousand times': `{${'"email":"a@example.com",'.repeat(8000)}"a":1}`,
    'an endless number': `{"email":${'9'.repeat(200_000)}}`,
    'an endless exponent': '{"email":1e999999999,"words":1e999999999}',
    'an endless text': JSON.stringify({ email: 'x'.repeat(250_000) }),
    blanks: ' '.repeat(250_000),
    'half an object': '{"email":"a@example.com","password":"',
    'a name of the prototype': '{"__proto__":{"role":"service_role"},"constructor":{"prototype":{"role":"service_role"}}}',
    nothing: 'null',
    'a text': '"text"',
    'no JSON': '<xml/>',
  }
  /** Small or odd, but JSON that says something. */
  const MAY_PASS = new Set(['blanks', 'a key eight thousand times'])
  test.each(Object.keys(bombs))('of %s harms nobody', async (name) => {
    for (const path of ADDRESSES) {
      const { status } = await post(path, bombs[name] ?? '')
      expect(status).toBeLessThan(500)
      if (path.startsWith('/auth') && !MAY_PASS.has(name)) expect(status).toBeGreaterThanOrEqual(400)
    }
    expect(({} as Record<string, unknown>)['role']).toBeUndefined()
    await alive()
  })

  test('without end is cut off', async () => {
    for (const path of ['/rest/v1/diaries', '/auth/v1/signup']) {
      let sent = 0
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 65_536
          if (sent > 64 * 2 ** 20) controller.close()
          else controller.enqueue(new Uint8Array(65_536).fill(32))
        },
      })
      const init = { method: 'POST', headers: json, body: endless, duplex: 'half' }
      const status = await fetch(`${both.root}${path}`, init).then(
        (answer) => answer.status,
        () => 413,
      )
      expect(status).toBe(413)
      expect(sent).toBeLessThan(64 * 2 ** 20)
    }
    await alive()
  })
})

describe('an address or header without end', () => {
  const PIECE = 16_384
  /** Sends a request piece by piece until it is answered, as whoever wants to read the refusal does, and answers with all that came. */
  const raw = (request: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(both.root).port), '127.0.0.1', () => write(0))
      let answer = ''
      const write = (at: number) => {
        if (answer === '' && at < request.length && socket.writable) socket.write(request.slice(at, at + PIECE), () => setImmediate(write, at + PIECE))
      }
      socket.on('data', (chunk) => (answer += chunk.toString()))
      socket.on('error', () => resolve(answer))
      socket.on('close', () => resolve(answer))
      // A server that neither answers nor closes fails the test by its silence.
      socket.setTimeout(60_000, () => socket.destroy())
    })
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)

  test.each(['/rest/v1/diaries?words=eq.', '/auth/v1/verify?token=', '/auth/v1/authorize?provider='])('%s… is refused', async (path) => {
    for (const length of [20_000, 2_000_000]) {
      const status = statusOf(await raw(`GET ${path}${'x'.repeat(length)} HTTP/1.1\r\nhost: a\r\napikey: ${both.keys.anon}\r\nconnection: close\r\n\r\n`))
      expect([400, 413, 414, 431]).toContain(status)
    }
    await alive()
  })

  test('of a megabyte or of ten thousand lines is refused', async () => {
    for (const headers of [`x: ${'y'.repeat(1_000_000)}\r\n`, Array.from({ length: 10_000 }, (_, at) => `x${at}: y\r\n`).join('')])
      expect([400, 431]).toContain(statusOf(await raw(`GET /rest/v1/diaries HTTP/1.1\r\nhost: a\r\n${headers}connection: close\r\n\r\n`)))
    await alive()
  })

  test('that would be two requests is one or none (RFC 9112, 6.3)', async () => {
    const second = `GET /auth/v1/admin/users HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${both.keys.service}\r\nconnection: close\r\n\r\n`
    for (const lengths of [
      `content-length: 0\r\ntransfer-encoding: chunked\r\n`,
      `content-length: 4\r\ncontent-length: 0\r\n`,
      `transfer-encoding: chunked, identity\r\n`,
      `transfer-encoding: xchunked\r\n`,
      `content-length: +4\r\n`,
    ]) {
      const answer = await raw(`POST /auth/v1/signup HTTP/1.1\r\nhost: a\r\napikey: ${both.keys.anon}\r\n${lengths}\r\n0\r\n\r\n${second}`)
      expect(answer).not.toContain('"users"')
      expect(statusOf(answer)).toBeGreaterThanOrEqual(400)
    }
    await alive()
  })
})

describe('guessing', () => {
  test('a hundred codes of an app at once are ten', async () => {
    const bob = await both.person()
    const { data: factor } = await bob.client.auth.mfa.enroll({ factorType: 'totp' })
    const { data: challenge } = await bob.client.auth.mfa.challenge({ factorId: factor?.id ?? '' })
    const right = await generate({ secret: factor?.totp.secret ?? '', epoch: Math.floor(both.now().getTime() / 1000) })
    const guess = (code: string) => bob.client.auth.mfa.verify({ factorId: factor?.id ?? '', challengeId: challenge?.id ?? '', code })
    const wrong = Array.from({ length: 100 }, (_, at) => String(at).padStart(6, '0')).filter((code) => code !== right)
    const looked = (await Promise.all(wrong.map(guess))).filter(({ error }) => error?.code === 'mfa_verification_failed')
    expect(looked.length).toBeLessThanOrEqual(10)
    expect((await guess(right)).error).toMatchObject({ status: 429 })
  })

  test('a hundred passwords at once are ten, and the right one waits with them', async () => {
    const bob = await both.person()
    const guess = (password: string) => both.client().auth.signInWithPassword({ email: bob.email, password })
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => guess(`not-her-password-${at}`)))
    expect(answers.filter(({ error }) => error?.code === 'invalid_credentials').length).toBeLessThanOrEqual(10)
    expect((await guess(PASSWORD)).error).toMatchObject({ status: 429, code: 'account_locked' })
  })

  test('a hundred codes of a letter at once are ten', async () => {
    const bob = await both.person()
    const { data: link } = await both.client(both.keys.service).auth.admin.generateLink({ type: 'magiclink', email: bob.email })
    const right = link.properties?.email_otp ?? ''
    const guess = (token: string) => both.client().auth.verifyOtp({ email: bob.email, token, type: 'email' })
    const wrong = Array.from({ length: 60 }, (_, at) => String(at).padStart(6, '0')).filter((code) => code !== right)
    const looked = (await Promise.all(wrong.map(guess))).filter(({ error }) => error?.code === 'otp_expired')
    expect(looked.length).toBeLessThanOrEqual(10)
    expect((await guess(right)).error).toMatchObject({ status: 429 })
    const nobody = await Promise.all(wrong.map((token) => both.client().auth.verifyOtp({ email: 'nobody@example.com', token, type: 'email' })))
    expect(nobody.filter(({ error }) => error?.code === 'otp_expired').length).toBeLessThanOrEqual(10)
  })
})

describe('a refresh token', () => {
  const refresh = (token: string) => post('/auth/v1/token?grant_type=refresh_token', JSON.stringify({ refresh_token: token }))

  test('of two tabs that wake up together gives both the same session, in rows too', async () => {
    const bob = await both.person()
    const { data } = await bob.client.auth.getSession()
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(data.session?.refresh_token ?? '')))
    const sessions = (await Promise.all(answers.map((answer) => answer.json()))) as { access_token: string; refresh_token: string }[]
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(sessions.map((session) => session.refresh_token)).size).toBe(1)
    for (const { access_token: token } of sessions)
      expect((await fetch(`${both.root}/rest/v1/diaries`, { headers: { apikey: both.keys.anon, authorization: `Bearer ${token}` } })).status).toBe(200)
  })

  test('replayed by a thief ends the session for both', async () => {
    const bob = await both.person()
    const stolen = (await bob.client.auth.getSession()).data.session?.refresh_token ?? ''
    const next = (await (await refresh(stolen)).json()) as { refresh_token: string; access_token: string }
    both.later(11)
    expect(await (await refresh(stolen)).json()).toMatchObject({ error_code: 'refresh_token_already_used' })
    expect((await refresh(next.refresh_token)).status).toBe(400)
    expect((await fetch(`${both.root}/auth/v1/user`, { headers: { ...json, authorization: `Bearer ${next.access_token}` } })).status).toBe(403)
  })
})
