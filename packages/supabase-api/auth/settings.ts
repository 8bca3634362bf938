import type { JWK } from 'jose'
import type { ExternalProviderSettings } from './identities/external-providers.ts'

/** `[auth.captcha]`: https://supabase.com/docs/guides/auth/auth-captcha */
export type CaptchaSettings = {
  provider: 'hcaptcha' | 'turnstile'
  secret: string
  /** Where tokens are checked, when it is not the provider's own address. */
  address?: string | undefined
}

/** The limits of `[auth.rate_limit]`: how often each may happen per subscriber of the network (an address, of version 6 a /56), and letters per hour over all. */
export type RateLimits = {
  /** Letters an hour, over everybody; with `emailSentPerHourAndAccount` over everybody whose address is not confirmed. */
  emailSentPerHour: number
  /**
   * Letters of a kind an hour to one account whose address is confirmed, counted apart from all others, so that strangers cannot use them up by signing up. By
   * default there is one count for everybody, as with GoTrue.
   */
  emailSentPerHourAndAccount?: number | undefined
  /**
   * Letters an hour that may be asked for without a session, whoever they are for: from one address (version 6: a /64), from its neighbours with it (/24,
   * /56), and from a whole site (/48). Not counted by default.
   */
  lettersAskedPerHour?: { address: number; neighbours: number; site: number } | undefined
  /** Text messages an hour, over everybody: each of them costs. */
  smsSentPerHour: number
  /** Sign-ins with wallets in five minutes. */
  web3Per5Minutes: number
  /** Sign-ups and sign-ins in five minutes. */
  signInsPer5Minutes: number
  /** Refreshes in five minutes. */
  refreshesPer5Minutes: number
  /** Verifications of links and codes in five minutes. */
  verificationsPer5Minutes: number
  /** Anonymous sign-ins an hour. */
  anonymousPerHour: number
}

/** `schema.function`, `pg-functions://postgres/schema/function`, or an address with its secrets (`v1,whsec_…`). */
export type Hook = string | { uri: string; secrets: readonly string[] }
export type HookName =
  | 'beforeUserCreated'
  | 'afterUserCreated'
  /** Not one of GoTrue's: `config.toml` has no name for it. */
  | 'beforeMetadataUpdated'
  | 'customAccessToken'
  | 'passwordVerificationAttempt'
  | 'mfaVerificationAttempt'
  | 'sendEmail'
  | 'sendSms'

type FactorSwitch = { enroll: boolean; verify: boolean }

/** Everything `[auth]` of a Supabase project's config.toml decides. `defaultAuthSettings` fills in what is not said. */
export type AuthSettings = {
  /** Where people are sent when no redirect was asked for or the one asked for is not allowed. */
  siteUrl: string
  /** The address this service is reachable at, with its path: `https://project.example/auth/v1`. It is the `iss` of tokens unless `issuer` says another, and the host of links. */
  externalUrl: string
  /** The `iss` of tokens, where it is not `externalUrl`. */
  issuer?: string | undefined
  /** Addresses a redirect may lead to besides the site's own, with `*` within a path segment and `**` across them, as Supabase writes them. */
  redirectUrls: readonly string[]
  /** HS256 secret of legacy keys; every other secret of this service (hashes of codes, encryption at rest) is derived from it. */
  jwtSecret: string
  /** Private JWKs (ES256 or RS256) to sign with, the current one first. Without any the service makes a key and keeps it, encrypted, in the database. */
  signingKeys: readonly JWK[]
  /** Opaque keys besides those derived from the secret. */
  publishableKeys: readonly string[]
  secretKeys: readonly string[]
  jwtExpirySeconds: number
  signupEnabled: boolean
  /** Whether `POST /otp` makes accounts. Where it does not, asking for one (`create_user`, the clients' default) is refused. */
  otpSignupEnabled: boolean
  anonymousEnabled: boolean
  manualLinkingEnabled: boolean
  /**
   * An account elsewhere is linked only in the browser that asked for it, held there by a cookie. For projects whose pages are served from this service's own address: elsewhere the answer to a page's
   * question leaves no cookie.
   */
  linkingInOneBrowser: boolean
  /** An account elsewhere, a second factor and a first password are added only so long after the session's person was last recognised; undefined lets any session do it. */
  newWaysInWithinSeconds: number | undefined
  email: {
    enabled: boolean
    signupEnabled: boolean
    /** False lets people in at once, unverified. */
    confirmations: boolean
    /** A change of address must be confirmed from the old and from the new one. */
    secureChange: boolean
    /** A person gets no second letter of a kind within this time. */
    secondsBetweenLetters: number
    otpLength: number
    /** How long the letters of each kind are good for. */
    expirySeconds: { confirmation: number; recovery: number; magicLink: number; emailChange: number; reauthentication: number }
  }
  phone: {
    enabled: boolean
    /** False lets people in at once, unverified. */
    confirmations: boolean
    otpLength: number
    /** How long a code is good for. */
    expirySeconds: number
    /** A number gets no second message within this time. */
    secondsBetweenMessages: number
    /** With `{{ .Code }}` where the code goes. */
    template: string
    /** Numbers (E.164 without the plus) that get no message and always this code: for tests and reviewers of app stores. */
    testCodes: Readonly<Record<string, string>>
  }
  /** Accounts elsewhere that people may sign in by, under the provider's name. */
  external: Readonly<Record<string, ExternalProviderSettings>>
  /** Wallets people may sign in with. A message counts for at most so long after it was written. */
  web3: { ethereum: boolean; solana: boolean; longestSeconds: number }
  /** A puzzle to solve before signing up, signing in and asking for letters. */
  captcha: CaptchaSettings | undefined
  password: {
    /** At sign-up. */
    minLength: number
    /** When changing or resetting it. */
    minLengthOnChange: number
    /** As config.toml's password_requirements: each group must occur. */
    requiredCharacters: readonly string[]
    /** Refuse passwords of the public lists and those guessable from the address. */
    refuseCommon: boolean
    /** Changing it needs a nonce sent by mail when the session is older than a day. */
    requireReauthentication: boolean
    /** Changing it needs the present one (`current_password`), unless there is none, or the person has just come by a letter. */
    requireCurrent: boolean
  }
  sessions: {
    /** A session ends this long after sign-in. */
    timeboxSeconds: number | undefined
    /** A session ends when it was not refreshed for this long. */
    inactivitySeconds: number | undefined
    /** A signed-in device signs the others out. */
    singlePerUser: boolean
  }
  refreshTokens: { rotation: boolean; reuseIntervalSeconds: number }
  /** After `failures` wrong passwords within `seconds` an account refuses every password for `seconds`. */
  lockout: { failures: number; seconds: number }
  /** Wrong codes an account may be given in fifteen minutes. */
  codeFailures: number
  rateLimits: RateLimits
  mfa: {
    totpEnroll: boolean
    totpVerify: boolean
    maxFactors: number
    phone: FactorSwitch & {
      otpLength: number
      secondsBetweenMessages: number
      /** With `{{ .Code }}` where the code goes. */
      template: string
    }
    webauthn: FactorSwitch
    recoveryCodes: FactorSwitch
  }
  passkeys: { enabled: boolean; mostPerUser: number }
  /** For whom security keys and passkeys are made. By default the site; keys made for one `id` are worth nothing under another. */
  relyingParty: { id: string; name: string; origins: readonly string[] } | undefined
  /**
   * Tokens that a project signs so that somebody acts for a person (`act`, RFC 8693): functions (`schema.function`) that take the claims as `jsonb`. `lives` answers whether the
   * token still stands and is asked with every request; `ends` is told when its bearer signs out. Without them such tokens stand for as long as they say.
   */
  actors?: { lives: string; ends: string } | undefined
  /** What the project is asked while things happen: `[auth.hook.*]`. */
  hooks: { readonly [name in HookName]?: Hook | undefined }
  /**
   * Answer the same whether an account exists or not also where GoTrue would tell: `otp` with `create_user: false`, and a change of e-mail to a
   * taken address.
   */
  hideAccounts: boolean
}

type Needed = Pick<AuthSettings, 'siteUrl' | 'externalUrl' | 'jwtSecret'>

/** Settings with the values of Supabase's own config.toml where it has them, and safer ones where it leaves a choice. */
export function defaultAuthSettings(needed: Needed, chosen: Partial<AuthSettings> = {}): AuthSettings {
  const minute = 60
  const hour = 60 * minute
  return {
    redirectUrls: [],
    signingKeys: [],
    publishableKeys: [],
    secretKeys: [],
    jwtExpirySeconds: hour,
    signupEnabled: true,
    otpSignupEnabled: true,
    anonymousEnabled: false,
    manualLinkingEnabled: false,
    linkingInOneBrowser: false,
    newWaysInWithinSeconds: undefined,
    email: {
      enabled: true,
      signupEnabled: true,
      confirmations: true,
      secureChange: true,
      secondsBetweenLetters: minute,
      otpLength: 6,
      expirySeconds: { confirmation: 24 * hour, recovery: hour, magicLink: hour, emailChange: 24 * hour, reauthentication: 10 * minute },
    },
    phone: {
      enabled: false,
      confirmations: true,
      otpLength: 6,
      expirySeconds: 10 * minute,
      secondsBetweenMessages: minute,
      template: 'Your code is {{ .Code }}',
      testCodes: {},
    },
    external: {},
    captcha: undefined,
    web3: { ethereum: false, solana: false, longestSeconds: 10 * minute },
    password: { minLength: 6, minLengthOnChange: 8, requiredCharacters: [], refuseCommon: true, requireReauthentication: false, requireCurrent: false },
    sessions: { timeboxSeconds: undefined, inactivitySeconds: undefined, singlePerUser: false },
    refreshTokens: { rotation: true, reuseIntervalSeconds: 10 },
    lockout: { failures: 10, seconds: 15 * minute },
    codeFailures: 10,
    rateLimits: {
      emailSentPerHour: 500,
      smsSentPerHour: 30,
      web3Per5Minutes: 30,
      signInsPer5Minutes: 30,
      refreshesPer5Minutes: 150,
      verificationsPer5Minutes: 30,
      anonymousPerHour: 30,
    },
    mfa: {
      totpEnroll: true,
      totpVerify: true,
      maxFactors: 10,
      phone: { enroll: false, verify: false, otpLength: 6, secondsBetweenMessages: 5, template: 'Your code is {{ .Code }}' },
      webauthn: { enroll: false, verify: false },
      recoveryCodes: { enroll: false, verify: false },
    },
    passkeys: { enabled: false, mostPerUser: 10 },
    relyingParty: undefined,
    hooks: {},
    hideAccounts: true,
    ...needed,
    ...chosen,
  }
}
