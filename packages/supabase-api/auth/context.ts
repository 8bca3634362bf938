import type { Context } from 'hono'
import type { Logger } from '../kernel/logger.ts'
import type { Verification } from '../kernel/verify.ts'
import type { AuthDatabase } from './connection.ts'
import type { Secrets } from './keys/secrets.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import type { ExternalProviders } from './identities/external-providers.ts'
import type { Claims } from './keys/verify-token.ts'
import type { AuthSettings } from './settings.ts'

/** A finished letter, for the mailer that was handed in. */
export type Letter = { to: string; subject: string; text: string; html: string; headers?: Record<string, string> }

/** Why a letter is written. The last two tell, they hold no link. */
export type LetterKind = 'confirmation' | 'invite' | 'magic_link' | 'recovery' | 'email_change' | 'reauthentication' | 'already_registered' | 'password_changed'

/** What a template may say. Links should lead to a page with a button that calls `verifyOtp({ token_hash, type })`, since scanners open links. */
export type LetterFacts = {
  to: string
  /** The `type` of verifyOtp. */
  type: string
  /** Long secret for a link, and short code to type; both empty in letters that only tell. */
  tokenHash: string
  otp: string
  /** `GET /verify` of this service, which signs in at once and redirects: for templates without a page of their own. */
  actionUrl: string
  /** Checked against the allow-list. */
  redirectTo: string
  siteUrl: string
  /** Where the account is about to move, in letters of kind `email_change`. */
  newEmail: string | undefined
  /** How long link and code are good for. */
  expirySeconds: number
  /** The person's own metadata: name, language. Untrusted text. */
  userMetadata: Readonly<Record<string, unknown>>
}

/** Writes a letter, or answers undefined when the project does not send this kind. */
export type Letters = (kind: LetterKind, facts: LetterFacts) => Letter | undefined | Promise<Letter | undefined>

/** A text message with a code, to a number as E.164 writes it without its plus. */
export type Sms = { to: string; text: string; otp: string; channel: 'sms' | 'whatsapp' }

/** Sends text messages: a provider's account, or a drawer in demonstrations and tests. Throws when a message could not be handed over. */
export interface SmsSender {
  send(sms: Sms): Promise<void>
}

/** Who may be kept out: a network address, and the e-mail address of an account that is to be made. */
export type KeptOut = { ip: string; email?: string }

/** What every endpoint works with. */
export type Auth = {
  settings: AuthSettings
  db: AuthDatabase
  secrets: Secrets
  keys: SigningKeys
  providers: ExternalProviders
  verify: (credential: string) => Promise<Verification<Claims>>
  mailer: { send(letter: Letter): Promise<void> }
  letters: Letters
  /** Undefined where nothing can send text messages. */
  sms: SmsSender | undefined
  log: Logger
  now: () => Date
  clientIp: (c: Context) => string
  /** Whether the project keeps somebody out, by where they come from or by the address of the account they want. */
  keepsOut: (who: KeptOut) => boolean
  /** Goes on after the answer was given, so that its time tells nothing; `AuthService.drain` waits for it. */
  afterwards: (work: () => Promise<void>) => void
}

/** A use case reachable over HTTP. Expected refusals are thrown as `AuthRefusal`. */
export type Endpoint = (auth: Auth, c: Context) => Promise<Response>
