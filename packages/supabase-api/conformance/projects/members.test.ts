import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { projectFolder, startProject } from './start-project.ts'

// Accounts: profiles by trigger, hooks, letters by a mail server and a template of the project, tokens by its own RSA key.
const letters: Email[] = []
const mail = new SMTPServer({
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    username === 'members' && password === 'p:ss' ? done(null, { user: 'members' }) : done(new Error('wrong password')),
  onData(stream, _session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => void PostalMime.parse(Buffer.concat(parts)).then((letter) => (letters.push(letter), done()), done))
  },
})
await new Promise<void>((listening) => void mail.listen(0, '127.0.0.1', listening))
afterAll(() => new Promise<void>((closed) => mail.close(closed)))

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const older = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const keys = [
  { ...privateKey.export({ format: 'jwk' }), kid: 'newer', alg: 'RS256', use: 'sig', key_ops: ['sign', 'verify'] },
  { ...older.export({ format: 'jwk' }), kid: 'older', alg: 'ES256' },
]
// A listening TCP server's address is an AddressInfo.
const { port } = mail.server.address() as AddressInfo
const project = await startProject(
  projectFolder('members', { 'supabase/signing_keys.json': JSON.stringify(keys), 'supabase/.env': `SMTP_ON=true\nSMTP_PASS=p:ss\n` }),
  {
    env: { SMTP_PORT: String(port) },
  },
)

async function letterTo(address: string): Promise<Email> {
  const found = () => letters.find((letter) => letter.to?.some((one) => one.address === address))
  await expect.poll(found).toBeDefined()
  // Waited for just above.
  return found() as Email
}

async function member(data: Record<string, string>) {
  const client = project.client(project.keys.publishable)
  const email = `${randomUUID()}@example.com`
  const { error } = await client.auth.signUp({ email, password: 'six-by-six', options: { data } })
  if (error) throw error
  const letter = await letterTo(email)
  const token = /<code>(\d+)<\/code>/.exec(letter.html ?? '')?.[1] ?? ''
  const { data: signedIn, error: refused } = await client.auth.verifyOtp({ email, token, type: 'signup' })
  if (refused || !signedIn.session) throw refused ?? new Error('no session')
  return { client, email, letter, token, session: signedIn.session }
}

test('the letter is the project’s own, by its mail server', async () => {
  const { letter, token } = await member({ name: 'Ada <b>', plan: 'gold' })
  expect(letter).toMatchObject({ subject: 'Welcome, Ada <b>', from: { name: 'The Members', address: 'post@members.example' } })
  expect(letter.html).toMatch(
    /^<h1>Hello Ada &lt;b&gt;<\/h1>\n<p>Gold members go first\.<\/p>\n<a href="https:\/\/members\.example\/welcome\?token_hash=[0-9a-f]{56}&type=signup">/,
  )
  expect(token).toMatch(/^\d{8}$/)
  const { letter: plain } = await member({})
  expect(plain.html).not.toContain('Gold')
})

test('a profile is made when somebody signs up, and named when the address is confirmed', async () => {
  const { client, session, email } = await member({ name: 'Ben', plan: 'gold' })
  const { data } = await client.from('profiles').select('full_name, username, plan').eq('id', session.user.id).single()
  expect(data).toEqual({ full_name: 'Ben', username: email.split('@')[0], plan: 'gold' })
  expect((await client.from('profiles').update({ full_name: 'Benjamin' }).eq('id', session.user.id).select('full_name').single()).data).toEqual({
    full_name: 'Benjamin',
  })
  expect((await client.from('profiles').update({ plan: 'platinum' }).eq('id', session.user.id)).error?.code).toBe('42501')
})

test('tokens are signed by the project’s first key, in its name, and carry what the hook adds', async () => {
  const { client, session } = await member({ plan: 'gold' })
  const jwks = createRemoteJWKSet(new URL(`${project.url}/auth/v1/.well-known/jwks.json`))
  const { payload, protectedHeader } = await jwtVerify(session.access_token, jwks, { issuer: 'https://issuer.members.example' })
  expect([protectedHeader.alg, protectedHeader.kid, payload['plan']]).toEqual(['RS256', 'newer', 'gold'])
  expect((await client.auth.getClaims()).data?.claims['plan']).toBe('gold')
  expect((await client.from('articles').select('title').order('id')).data).toEqual([{ title: 'For all' }, { title: 'For gold' }])
  expect((await project.client().from('articles').select('title')).data).toEqual([{ title: 'For all' }])
})

test('tokens of every key of the project are good, of others none', async () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const tokenBy = (alg: string, kid: string, key: typeof older, claims: object) => {
    const unsigned = `${encode({ alg, kid, typ: 'JWT' })}.${encode({ role: 'service_role', exp: Math.floor(Date.now() / 1000) + 60, ...claims })}`
    return `${unsigned}.${sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
  }
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const seen = async (token: string) => (await project.client(token).from('articles').select('title')).data?.length
  expect(await seen(tokenBy('ES256', 'older', older, {}))).toBe(2)
  expect(await seen(tokenBy('RS256', 'newer', privateKey, {}))).toBe(2)
  expect(await seen(project.keys.serviceRole)).toBe(2)
  expect(await seen(tokenBy('ES256', 'older', stranger, {}))).toBeUndefined()
  expect(await seen(tokenBy('ES256', 'older', older, { exp: 1 }))).toBeUndefined()
})

test('the project’s function decides who may sign up', async () => {
  const { error } = await project.client().auth.signUp({ email: 'eve@spam.example', password: 'six-by-six' })
  expect([error?.status, error?.message]).toEqual([403, 'No spam, please.'])
  expect((await project.admin.auth.admin.listUsers()).data.users.some(({ email }) => email === 'eve@spam.example')).toBe(false)
})

test('a number of the config gets no message and always the same code', async () => {
  const client = project.client()
  expect((await client.auth.signInWithOtp({ phone: '+14152127777'.slice(2) })).error).toBeNull()
  const { data } = await client.auth.verifyOtp({ phone: '4152127777', token: '123456', type: 'sms' })
  expect(data.user?.phone).toBe('4152127777')
})

test('redirects lead where the config lets them', async () => {
  const link = async (redirectTo: string) => {
    const { data } = await project.admin.auth.admin.generateLink({ type: 'magiclink', email: 'redirected@example.com', options: { redirectTo } })
    return new URL(data.properties?.action_link ?? '').searchParams.get('redirect_to')
  }
  expect(await link('https://shop.members.example/a/b')).toBe('https://shop.members.example/a/b')
  expect(await link('myapp://callback')).toBe('myapp://callback')
  for (const foreign of ['https://members.example.evil.example/', 'https://evil.example/?https://a.members.example/', 'http://shop.members.example/'])
    expect(await link(foreign)).toBe('https://members.example')
})

test('interfaces that are switched off are not there', async () => {
  expect((await project.fetch('/storage/v1/bucket')).status).toBe(404)
  expect((await project.fetch('/realtime/v1/api/broadcast', { method: 'POST' })).status).toBe(404)
})
