import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { Pool } from 'pg'
import type { Logger } from '../kernel/logger.ts'
import type { Verification } from '../kernel/verify.ts'
import { createUserByAdmin } from './admin/create-user-by-admin.ts'
import { routesSwitchedOff } from './admin/features-off.ts'
import { generateLink } from './admin/generate-link.ts'
import { invite } from './admin/invite.ts'
import { listAuditLog } from './admin/list-audit-log.ts'
import { listUsers } from './admin/list-users.ts'
import { deleteUserByAdmin, getUserByAdmin } from './admin/one-user.ts'
import { updateUserByAdmin } from './admin/update-user-by-admin.ts'
import { LARGEST_BODY } from './body.ts'
import { authDatabase } from './connection.ts'
import type { Auth, Endpoint, KeptOut, Letter, Letters, SmsSender } from './context.ts'
import { health, jwks, settings } from './endpoints/about.ts'
import { authorize, authorizeLinking } from './endpoints/authorize.ts'
import { callback } from './endpoints/callback.ts'
import { discovery } from './endpoints/discovery.ts'
import { logout } from './endpoints/logout.ts'
import { otp } from './endpoints/otp.ts'
import { reauthenticate } from './endpoints/reauthenticate.ts'
import { recover } from './endpoints/recover.ts'
import { resend } from './endpoints/resend.ts'
import { signup } from './endpoints/signup.ts'
import { token } from './endpoints/token.ts'
import { unlinkIdentity } from './endpoints/unlink-identity.ts'
import { updateUser } from './endpoints/update-user.ts'
import { user } from './endpoints/user.ts'
import { verifyByLink } from './endpoints/verify-link.ts'
import { verify } from './endpoints/verify.ts'
import { routesOfKeys } from './factors/routes-of-keys.ts'
import { requireCallable } from './hooks/run-hook.ts'
import { externalProviders } from './identities/external-providers.ts'
import { createApiKeys } from './keys/api-keys.ts'
import { secretsFrom } from './keys/secrets.ts'
import { signingKeys, type SigningKeys } from './keys/signing-keys.ts'
import { tokenVerifier, type Claims } from './keys/verify-token.ts'
import { withCaptcha } from './limits/captcha.ts'
import { unlessKeptOut } from './limits/kept-out.ts'
import { answerTo, oauthAnswerTo, OAuthRefusal, AuthRefusal } from './refusal.ts'
import type { AuthSettings } from './settings.ts'
import { sessionLives } from './sessions/live-session.ts'
import { sweep } from './sweep.ts'

export { createApiKeys } from './keys/api-keys.ts'
export { defaultAuthSettings, type AuthSettings } from './settings.ts'
export type { Claims } from './keys/verify-token.ts'
export type { Letter, LetterFacts, LetterKind, Letters, Sms, SmsSender } from './context.ts'

/** What the service is given: a pool that may do everything in schema `auth`, and how letters are written and sent. */
export type AuthOptions = {
  pool: Pool
  settings: AuthSettings
  mailer: { send(letter: Letter): Promise<void> }
  letters: Letters
  /** Needed for phones only. */
  sms?: SmsSender
  log: Logger
  /** The caller's network address, as far as the proxies in front are believed. By default the socket's. */
  clientIp?: (c: Context) => string
  /** Who is kept out of signing up (by network or e-mail address) and of signing in (by network): refused with `blocked`. Asked with each attempt, so it must answer from memory. */
  keepsOut?: (who: KeptOut) => boolean
  now?: () => Date
}

export type AuthService = {
  /** Answers the paths of `/auth/v1`; mount it there. */
  app: Hono
  /** Who a credential stands for: one of our tokens, a legacy HS256 token or an opaque API key. Never throws for a bad one. */
  verify: (credential: string) => Promise<Verification<Claims>>
  /** The same, and the session must still stand: a token whose session has ended is expired. Asks the database each time. */
  verifyLive: (credential: string) => Promise<Verification<Claims>>
  keys: SigningKeys
  /** Waits until what goes on after answers (letters) is done. Call it before the pool ends. */
  drain: () => Promise<void>
  /** Takes away what has run out. A service that is used does so every hour by itself. */
  sweep: () => Promise<void>
}

/** Makes the auth service: GoTrue's interface over plain PostgreSQL. It keeps no state but keys and checked tokens, so any number of processes may share a database. */
export function createAuth(options: AuthOptions): AuthService {
  const { settings: chosen, log } = options
  requireCallable(chosen.hooks)
  const now = options.now ?? (() => new Date())
  const db = authDatabase(options.pool)
  const secrets = secretsFrom(chosen.jwtSecret)
  const keys = signingKeys(db, secrets, chosen.signingKeys)
  const derived = createApiKeys(chosen.jwtSecret)
  const verifyToken = tokenVerifier({
    keys,
    now,
    jwtSecret: chosen.jwtSecret,
    publishable: [derived.publishable, ...chosen.publishableKeys],
    secret: [derived.secret, ...chosen.secretKeys],
  })
  const running = new Set<Promise<void>>()
  const auth: Auth = {
    settings: chosen,
    db,
    secrets,
    keys,
    providers: externalProviders(chosen.external, log),
    verify: verifyToken,
    mailer: options.mailer,
    letters: options.letters,
    sms: options.sms,
    log,
    now,
    clientIp: options.clientIp ?? socketAddress,
    keepsOut: options.keepsOut ?? (() => false),
    afterwards(work) {
      const done: Promise<void> = work()
        .catch((error: unknown) => log.error({ err: error }, 'work of the auth service after an answer failed'))
        .finally(() => running.delete(done))
      running.add(done)
    },
  }
  return {
    app: appFor(auth),
    verify: verifyToken,
    async verifyLive(credential) {
      const found = await verifyToken(credential)
      if (found.error || (await sessionLives(auth, found.claims))) return found
      return { error: { reason: 'expired', message: 'the session has ended' } }
    },
    keys,
    async drain() {
      while (running.size > 0) await Promise.all(running)
    },
    sweep: () => sweep(auth),
  }
}

/** How often a service that is used takes away what has run out. */
const SWEEP_MS = 60 * 60_000

/** The table of contents of `/auth/v1`. */
function appFor(auth: Auth): Hono {
  const app = new Hono()
  let sweptAt = 0
  const on = (endpoint: Endpoint) => (c: Context) => {
    if (auth.now().getTime() - sweptAt > SWEEP_MS) {
      sweptAt = auth.now().getTime()
      auth.afterwards(() => sweep(auth))
    }
    return endpoint(auth, c)
  }
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version', 'Retry-After'],
      maxAge: 86_400,
    }),
  )
  app.use(async (c, next) => {
    await next()
    // Tokens and accounts are nobody's to keep; what may be kept says so itself.
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  app.use(
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError(c) {
        // The rest of the body is not read, so the connection cannot be used again and must say so.
        const answer = answerTo(new AuthRefusal(413, 'validation_failed', 'Request body is too large'), c.req.header('x-supabase-api-version'))
        answer.headers.set('connection', 'close')
        return answer
      },
    }),
  )

  app.get('/health', on(health))
  app.get('/settings', on(settings))
  app.get('/.well-known/jwks.json', on(jwks))
  app.get('/.well-known/openid-configuration', on(discovery))
  app.get('/authorize', on(authorize))
  app.get('/callback', on(callback))
  app.post('/signup', on(unlessKeptOut(withCaptcha(signup))))
  app.post('/token', on(unlessKeptOut(withCaptcha(token))))
  app.post('/otp', on(unlessKeptOut(withCaptcha(otp))))
  app.post('/magiclink', on(unlessKeptOut(withCaptcha(otp))))
  app.post('/recover', on(unlessKeptOut(withCaptcha(recover))))
  app.post('/resend', on(unlessKeptOut(withCaptcha(resend))))
  app.get('/verify', on(verifyByLink))
  app.post('/verify', on(verify))
  app.post('/logout', on(logout))
  app.get('/reauthenticate', on(reauthenticate))
  app.get('/user', on(user))
  app.put('/user', on(updateUser))
  app.get('/user/identities/authorize', on(authorizeLinking))
  app.delete('/user/identities/:id', on(unlinkIdentity))
  routesOfKeys(app, on)
  routesSwitchedOff(app, on)
  app.post('/invite', on(invite))
  app.post('/admin/generate_link', on(generateLink))
  app.get('/admin/audit', on(listAuditLog))
  app.get('/admin/users', on(listUsers))
  app.post('/admin/users', on(createUserByAdmin))
  app.get('/admin/users/:id', on(getUserByAdmin))
  app.put('/admin/users/:id', on(updateUserByAdmin))
  app.delete('/admin/users/:id', on(deleteUserByAdmin))

  // Not `notFound`, which an application that mounts this one would not ask: whatever else it serves below has no business here.
  app.all('*', (c) => answerTo(new AuthRefusal(404, 'validation_failed', '404 page not found'), c.req.header('x-supabase-api-version')))
  app.onError((error, c) => {
    const version = c.req.header('x-supabase-api-version')
    if (error instanceof AuthRefusal) return answerTo(error, version)
    if (error instanceof OAuthRefusal) return oauthAnswerTo(error)
    auth.log.error({ err: error, path: c.req.path }, 'the auth service failed')
    const away = isDatabaseAway(error)
    return answerTo(
      new AuthRefusal(
        away ? 503 : 500,
        'unexpected_failure',
        'Unexpected failure, please check server logs for more information',
        away ? { retryAfterSeconds: 5 } : {},
      ),
      version,
    )
  })
  return app
}

/** The database cannot be reached or is going down (SQLSTATE class 08, 53, 57), as opposed to refusing a statement. */
function isDatabaseAway(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(08|53|57)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'].includes(code) ||
    /timeout|terminated|ended the connection/i.test(error.message)
  )
}

/** The peer of the socket under @hono/node-server; a request without one (in tests) has none. */
function socketAddress(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  return incoming?.socket?.remoteAddress ?? ''
}
