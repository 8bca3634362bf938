import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { hashOf, newSecret } from '../keys/secrets.ts'
import { AuthRefusal } from '../refusal.ts'
import type { AuthMethod } from './access-token.ts'

/** PKCE (RFC 7636): what a client said when it started, to be shown the verifier of when it comes back with the code. */
export type Challenge = { code_challenge: string; code_challenge_method: string }
export type FlowState = { id: string; user_id: string; authentication_method: AuthMethod; provider_type: string; provider: ProviderTokens }
/** What a provider gave for its own interface. We hand it on and keep it no longer than that. */
export type ProviderTokens = { accessToken: string | undefined; refreshToken: string | undefined }

/** A code must be used within five minutes of the click, and the click must come within a day. https://supabase.com/docs/guides/auth/sessions/pkce-flow */
const CODE_MS = 5 * 60_000
const FLOW_MS = 24 * 60 * 60_000
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/

/** Whether the request starts a PKCE flow. Refuses half a challenge and unknown methods. */
export function wantsPkce(given: Challenge): boolean {
  const { code_challenge: challenge, code_challenge_method: method } = given
  if (challenge === '' && method === '') return false
  if (challenge === '' || method === '') throw new AuthRefusal(400, 'validation_failed', 'PKCE flow requires code_challenge_method and code_challenge')
  if (!VERIFIER.test(challenge))
    throw new AuthRefusal(400, 'validation_failed', 'code challenge has to be between 43 and 128 characters and only use alphanumerics, -, ., _ and ~')
  if (!['s256', 'plain'].includes(method.toLowerCase())) throw new AuthRefusal(400, 'validation_failed', 'unsupported code challenge method')
  return true
}

/** Remembers the challenge until the person comes back from the mailbox; a newer one of the same kind replaces it. */
export async function startFlow(tx: Sql, wanted: { userId: string; method: AuthMethod; challenge: Challenge; now: Date }): Promise<void> {
  await tx.run('delete from auth.flow_state where user_id = $1 and authentication_method = $2', [wanted.userId, wanted.method])
  await tx.run(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type, created_at, updated_at, authentication_method)
     values ($1, $2, '', $3::auth.code_challenge_method, $4, 'email', $5, $5, $6)`,
    [randomUUID(), wanted.userId, wanted.challenge.code_challenge_method.toLowerCase(), wanted.challenge.code_challenge, wanted.now, wanted.method],
  )
}

/** A flow that comes back from a provider: the person is known, so the code is made at once. */
export async function flowFromProvider(
  auth: Auth,
  tx: Sql,
  wanted: { userId: string; provider: string; challenge: Challenge; tokens: ProviderTokens },
): Promise<string> {
  const code = newSecret()
  const id = randomUUID()
  const sealed = (token: string | undefined, what: string) => (token === undefined ? null : auth.secrets.seal(token, `${what} of ${id}`))
  await tx.run(
    `insert into auth.flow_state (id, user_id, auth_code, auth_code_issued_at, code_challenge_method, code_challenge, provider_type, provider_access_token,
       provider_refresh_token, created_at, updated_at, authentication_method)
     values ($1, $2, $3, $4, $5::auth.code_challenge_method, $6, $7, $8, $9, $4, $4, 'oauth')`,
    [
      id,
      wanted.userId,
      hashOf(code),
      auth.now(),
      wanted.challenge.code_challenge_method.toLowerCase(),
      wanted.challenge.code_challenge,
      wanted.provider,
      sealed(wanted.tokens.accessToken, 'access token'),
      sealed(wanted.tokens.refreshToken, 'refresh token'),
    ],
  )
  return code
}

/** The code the browser is redirected with, kept as a hash. Undefined when no flow waits. */
export async function issueCode(auth: Auth, tx: Sql, wanted: { userId: string; method: AuthMethod }): Promise<string | undefined> {
  const code = newSecret()
  const now = auth.now()
  const issued = await tx.run(
    `update auth.flow_state set auth_code = $1, auth_code_issued_at = $2, updated_at = $2 where user_id = $3 and authentication_method = $4 and auth_code = '' and created_at > $5`,
    [hashOf(code), now, wanted.userId, wanted.method, new Date(now.getTime() - FLOW_MS)],
  )
  return issued === 1 ? code : undefined
}

/** Takes the flow of a code: it is good once, for the client that knows the verifier, for five minutes. */
export async function takeFlow(auth: Auth, tx: Sql, wanted: { code: string; verifier: string }): Promise<FlowState> {
  const flow = await tx.maybe<FlowRow>(
    `select id, user_id, authentication_method, provider_type, provider_access_token, provider_refresh_token, code_challenge, code_challenge_method,
       auth_code_issued_at from auth.flow_state where auth_code = $1 and user_id is not null for update`,
    [hashOf(wanted.code)],
  )
  if (!flow) throw new AuthRefusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  if (flow.auth_code_issued_at.getTime() + CODE_MS <= auth.now().getTime())
    throw new AuthRefusal(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  const answer = flow.code_challenge_method === 's256' ? createHash('sha256').update(wanted.verifier).digest('base64url') : wanted.verifier
  const digest = (text: string) => createHash('sha256').update(text).digest()
  if (!timingSafeEqual(digest(answer), digest(flow.code_challenge)))
    throw new AuthRefusal(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
  await tx.run('delete from auth.flow_state where id = $1', [flow.id])
  const opened = (sealed: string | null, what: string) => (sealed === null ? undefined : auth.secrets.open(sealed, `${what} of ${flow.id}`))
  return {
    id: flow.id,
    user_id: flow.user_id,
    authentication_method: flow.authentication_method,
    provider_type: flow.provider_type,
    provider: { accessToken: opened(flow.provider_access_token, 'access token'), refreshToken: opened(flow.provider_refresh_token, 'refresh token') },
  }
}

type FlowRow = Omit<FlowState, 'provider'> & {
  provider_access_token: string | null
  provider_refresh_token: string | null
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  auth_code_issued_at: Date
}
