import type { Endpoint } from '../context.ts'

/** The providers GoTrue lists in its settings. */
const EXTERNAL = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
] as const

/** `GET /settings`: what sign-in screens of a client may offer. */
export const settings: Endpoint = async ({ settings: chosen, providers }, c) =>
  c.json({
    external: {
      anonymous_users: chosen.anonymousEnabled,
      ...Object.fromEntries(EXTERNAL.map((provider) => [provider, false])),
      ...Object.fromEntries(providers.names.map((provider) => [provider, true])),
      email: chosen.email.enabled,
      phone: chosen.phone.enabled,
      web3_solana: chosen.web3.solana,
      web3_ethereum: chosen.web3.ethereum,
    },
    disable_signup: !chosen.signupEnabled,
    mailer_autoconfirm: !chosen.email.confirmations,
    phone_autoconfirm: !chosen.phone.confirmations,
    sms_provider: '',
    saml_enabled: false,
  })

/** `GET /health`: answers while the database does. */
export const health: Endpoint = async ({ db }, c) => {
  await db.one('select 1 as alive')
  return c.json({ version: 'v2', name: 'GoTrue', description: 'GoTrue is a user registration and authentication API' })
}

/** `GET /.well-known/jwks.json`: what others check our tokens with. Clients keep it for ten minutes (auth-js, JWKS_TTL). */
export const jwks: Endpoint = async ({ keys }, c) => c.json(await keys.published(), 200, { 'cache-control': 'public, max-age=600' })
