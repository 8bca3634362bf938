import type { Context } from 'hono'
import * as v from 'valibot'
import { bodyOf, text } from '../body.ts'
import { deviceOf, requireAdmin } from '../caller.ts'
import type { Auth, Endpoint } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'
import type { CaptchaSettings } from '../settings.ts'

const ADDRESSES = {
  hcaptcha: 'https://hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} satisfies Record<CaptchaSettings['provider'], string>
/** A provider that does not answer must not hold up everybody who signs in. */
const PATIENCE_MS = 10_000

const Body = v.object({ gotrue_meta_security: v.optional(v.nullable(v.object({ captcha_token: text }))) })
const Answer = v.object({ success: v.boolean(), 'error-codes': v.optional(v.array(v.string()), []) })

/**
 * Lets an endpoint be used only with a solved puzzle, where the project asks for one. Whoever holds the service key needs none, and neither do the grants that
 * follow a sign-in (`refresh_token`, `pkce`).
 */
export const withCaptcha =
  (endpoint: Endpoint): Endpoint =>
  async (auth, c) => {
    await requireCaptcha(auth, c)
    return endpoint(auth, c)
  }

async function requireCaptcha(auth: Auth, c: Context): Promise<void> {
  const { captcha } = auth.settings
  if (!captcha || ['refresh_token', 'pkce'].includes(c.req.query('grant_type') ?? '') || (await isAdmin(auth, c))) return
  const { gotrue_meta_security: given } = await bodyOf(c, Body)
  const token = given?.captcha_token.trim() ?? ''
  if (token === '' || token.length > 8_192) throw disallowed('no captcha response (captcha_token) found in request')
  const answer = await ask(auth, captcha, { secret: captcha.secret, response: token, remoteip: deviceOf(auth, c).ip })
  if (!answer.success) throw disallowed(answer['error-codes'].join(', ').slice(0, 200))
}

async function ask(auth: Auth, captcha: CaptchaSettings, form: Record<string, string>): Promise<v.InferOutput<typeof Answer>> {
  try {
    const response = await fetch(captcha.address ?? ADDRESSES[captcha.provider], {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return v.parse(Answer, await response.json())
  } catch (error) {
    // Nobody gets in unasked because the one who asks is away.
    auth.log.error({ err: error, provider: captcha.provider }, 'a captcha could not be checked')
    throw new AuthRefusal(500, 'unexpected_failure', 'captcha verification process failed')
  }
}

const isAdmin = (auth: Auth, c: Context) =>
  requireAdmin(auth, c).then(
    () => true,
    () => false,
  )

const disallowed = (why: string) => new AuthRefusal(400, 'captcha_failed', `captcha protection: request disallowed (${why})`)
