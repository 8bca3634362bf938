import * as v from 'valibot'
import { bodyOf, text } from '../body.ts'
import { deviceOf } from '../caller.ts'
import type { Auth, Endpoint } from '../context.ts'
import type { ExternalProfile } from '../identities/external-profile.ts'
import { signInExternally } from '../identities/sign-in-externally.ts'
import { hashOf } from '../keys/secrets.ts'
import { allowedRedirect } from '../letters/redirect.ts'
import { count, limitAddress } from '../limits/rate-limit.ts'
import { OAuthRefusal, AuthRefusal } from '../refusal.ts'
import { startSession } from '../sessions/start-session.ts'
import { readSignInMessage, type Chain, type SignInMessage } from '../web3/sign-in-message.ts'
import { isSignedBy, readSignature } from '../web3/wallet-signature.ts'

const Body = v.object({ chain: text, message: text, signature: text })
const NAMES = { ethereum: 'Ethereum', solana: 'Solana' } satisfies Record<Chain, string>
const [SHORTEST, LONGEST] = [64, 20 * 1024]

/** `POST /token?grant_type=web3`: a message for this site, signed by a wallet, becomes a session. https://supabase.com/docs/guides/auth/auth-web3 */
export const web3Grant: Endpoint = async (auth, c) => {
  const { web3, rateLimits } = auth.settings
  if (!web3.ethereum && !web3.solana) throw new AuthRefusal(422, 'web3_provider_disabled', 'Web3 provider is disabled')
  const given = await bodyOf(c, Body)
  const device = deviceOf(auth, c)
  await limitAddress(auth, device.ip, { what: 'web3', most: rateLimits.web3Per5Minutes, seconds: 300 })
  const { chain } = given
  if (chain !== 'ethereum' && chain !== 'solana') throw new AuthRefusal(400, 'web3_unsupported_chain', 'Unsupported chain')
  if (!web3[chain]) throw new AuthRefusal(422, 'web3_provider_disabled', `${NAMES[chain]} Web3 provider is disabled`)
  const message = checkedMessage(auth, chain, given)
  await useOnce(auth, message, given.message)
  const profile = profileOf(chain, message)
  return c.json(await signInExternally(auth, { profile, emailOptional: true, ip: device.ip }, (tx, user) => startSession(auth, tx, user, 'web3', device)))
}

function checkedMessage(auth: Auth, chain: Chain, given: { message: string; signature: string }): SignInMessage {
  if (given.message.length < SHORTEST) throw invalid('message is too short')
  if (Buffer.byteLength(given.message) > LONGEST) throw invalid('message must not exceed 20KB')
  const signature = readSignature(chain, given.signature)
  if ('problem' in signature) throw invalid(signature.problem)
  const { message, problem } = readSignInMessage(chain, given.message)
  if (!message) throw invalid(problem)
  const signed = { text: given.message, signature: signature.bytes, address: message.address }
  if (!isSignedBy(chain, signed)) throw new OAuthRefusal('invalid_grant', 'Signature does not match address in message')
  const wrong = strangeness(auth, NAMES[chain], message)
  if (wrong !== undefined) throw new OAuthRefusal('invalid_grant', wrong)
  return message
}

const invalid = (sentence: string) => new AuthRefusal(400, 'validation_failed', sentence)

/** Why a message that was signed rightly still is not for us, or not for now. Else a site that people sign in to with a wallet could sign in here as them. */
function strangeness(auth: Auth, name: string, { uri, domain, issuedAt, notBefore, expirationTime }: SignInMessage): string | undefined {
  const here = uri.hostname === 'localhost' || uri.hostname === '127.0.0.1'
  if (uri.protocol !== 'https:' && !(here && uri.protocol === 'http:')) return `Signed ${name} message is using URI which does not use HTTPS`
  if (allowedRedirect(auth.settings, uri.href) === undefined)
    return `Signed ${name} message is using URI which is not allowed on this server, message was signed for another app`
  if (uri.host !== domain) return `Signed ${name} message is using a Domain that does not match the one in URI which is not allowed on this server`
  const now = auth.now().getTime()
  const longest = auth.settings.web3.longestSeconds * 1000
  if (notBefore && now < notBefore.getTime()) return `Signed ${name} message becomes valid in the future`
  if (expirationTime && now > expirationTime.getTime()) return `Signed ${name} message is expired`
  if (now > issuedAt.getTime() + longest) return `${name} message was issued too long ago`
  if (now < issuedAt.getTime() - longest) return `${name} message was issued too far in the future`
  return undefined
}

/** A nonce makes a message good once (EIP-4361: "to prevent replay attacks"). It is remembered for as long as the message could count. */
async function useOnce(auth: Auth, message: SignInMessage, raw: string): Promise<void> {
  if (message.nonce === undefined) return
  const used = await count(auth, { key: `web3:${hashOf(raw)}`, most: 1, seconds: 2 * auth.settings.web3.longestSeconds })
  if (used.hits > 1) throw new OAuthRefusal('invalid_grant', 'Signed message was used already')
}

function profileOf(chain: Chain, { address, chainId, domain, statement }: SignInMessage): ExternalProfile {
  // The case of an Ethereum address is a checksum for the eye; those of Solana differ by case.
  const wallet = chain === 'ethereum' ? address.toLowerCase() : address
  const subject = `web3:${chain}:${wallet}`
  const claims = { address: wallet, chain, network: chainId ?? '', domain, statement: statement ?? '' }
  return {
    provider: 'web3',
    subject,
    email: undefined,
    emailVerified: false,
    data: { sub: subject, custom_claims: claims, email_verified: false, phone_verified: false },
  }
}
