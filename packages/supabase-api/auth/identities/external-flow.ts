import { randomUUID } from 'node:crypto'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { hashOf, newSecret } from '../keys/secrets.ts'
import type { Challenge } from '../sessions/flow-state.ts'

/** A sign-in on its way to a provider and back. */
export type ExternalFlow = {
  provider: string
  nonce: string
  verifier: string
  redirectTo: string
  /** What the client said when it starts with PKCE itself; then the way back carries a code. */
  challenge: Challenge | undefined
  /** The account that asked to be linked. */
  linkingTarget: string | undefined
  /** The hash of the secret its browser was given, where one was. */
  browserHash: string | undefined
}

/** As long as a person takes to find the password of the other account. */
const FLOW_MS = 10 * 60_000

/** Remembers a flow and answers its state, which is good once. */
export async function startExternalFlow(auth: Auth, tx: Sql, flow: ExternalFlow): Promise<string> {
  const state = newSecret()
  const id = randomUUID()
  const now = auth.now()
  await tx.run(
    `insert into auth.external_flows (id, state_hash, provider, nonce, verifier, redirect_to, code_challenge, code_challenge_method, linking_target_id,
       browser_hash, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8::auth.code_challenge_method, $9, $10, $11, $12)`,
    [
      id,
      hashOf(state),
      flow.provider,
      auth.secrets.seal(flow.nonce, `nonce of ${id}`),
      auth.secrets.seal(flow.verifier, `verifier of ${id}`),
      flow.redirectTo,
      flow.challenge?.code_challenge ?? null,
      flow.challenge?.code_challenge_method.toLowerCase() ?? null,
      flow.linkingTarget ?? null,
      flow.browserHash ?? null,
      now,
      new Date(now.getTime() + FLOW_MS),
    ],
  )
  return state
}

type Row = {
  id: string
  provider: string
  nonce: string
  verifier: string
  redirect_to: string
  code_challenge: string | null
  code_challenge_method: string | null
  linking_target_id: string | null
  browser_hash: string | null
}

/** Takes the flow of a state: of two that come back with it, one counts. Undefined when it is unknown, used or too old. */
export async function takeExternalFlow(auth: Auth, state: string): Promise<ExternalFlow | undefined> {
  const row = await auth.db.maybe<Row>(
    `delete from auth.external_flows where state_hash = $1 and expires_at > $2
     returning id, provider, nonce, verifier, redirect_to, code_challenge, code_challenge_method, linking_target_id, browser_hash`,
    [hashOf(state), auth.now()],
  )
  if (!row) return undefined
  const nonce = auth.secrets.open(row.nonce, `nonce of ${row.id}`)
  const verifier = auth.secrets.open(row.verifier, `verifier of ${row.id}`)
  // Sealed under a secret that has been changed since: as good as never started.
  if (nonce === undefined || verifier === undefined) return undefined
  const challenge =
    row.code_challenge === null ? undefined : { code_challenge: row.code_challenge, code_challenge_method: row.code_challenge_method ?? 'plain' }
  return {
    provider: row.provider,
    nonce,
    verifier,
    redirectTo: row.redirect_to,
    challenge,
    linkingTarget: row.linking_target_id ?? undefined,
    browserHash: row.browser_hash ?? undefined,
  }
}
