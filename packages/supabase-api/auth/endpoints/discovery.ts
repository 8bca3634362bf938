import type { Endpoint } from '../context.ts'

/** `GET /.well-known/openid-configuration`: where programs that check our tokens find the keys (OpenID Connect Discovery 1.0). */
export const discovery: Endpoint = async ({ settings, keys }, c) => {
  const published = await keys.published()
  const algorithms = [...new Set(published.keys.map((key) => key.alg).filter((name) => name !== undefined))]
  return c.json(
    {
      issuer: settings.issuer ?? settings.externalUrl,
      jwks_uri: `${settings.externalUrl}/.well-known/jwks.json`,
      userinfo_endpoint: `${settings.externalUrl}/user`,
      id_token_signing_alg_values_supported: algorithms,
      subject_types_supported: ['public'],
      claims_supported: [
        'sub',
        'aud',
        'iss',
        'exp',
        'iat',
        'email',
        'phone',
        'role',
        'aal',
        'amr',
        'session_id',
        'app_metadata',
        'user_metadata',
        'is_anonymous',
      ],
    },
    200,
    { 'cache-control': 'public, max-age=600' },
  )
}
