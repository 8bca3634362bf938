import type { ExternalProvider } from './external-providers.ts'

/** Who somebody is to a provider. */
export type ExternalProfile = {
  provider: string
  /** The provider's own unchanging id of the person (`sub`). */
  subject: string
  email: string | undefined
  /** Whether the provider vouches for the address. Only then does it link anything. */
  emailVerified: boolean
  /** What is kept of it with identity and account, under GoTrue's names. */
  data: Record<string, unknown>
}

/** Longer claims are nobody's name; a picture is an address. */
const LONGEST = 2_048
/** Claims of OpenID Connect Core 5.1 that are kept; others of the provider are not ours to collect. */
const KEPT = ['name', 'given_name', 'family_name', 'nickname', 'preferred_username', 'picture', 'locale', 'zoneinfo'] as const

/** The profile in the claims of an ID token, and of the UserInfo endpoint where it was asked. The claims have been checked. */
export function profileOf(provider: ExternalProvider, claims: Readonly<Record<string, unknown>>): ExternalProfile {
  const text = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' && value !== '' && value.length <= LONGEST && !value.includes('\u0000') && value.isWellFormed() ? value : undefined
  }
  const email = text('email')?.trim().toLowerCase()
  // Some providers write the word instead of the value.
  const emailVerified = email !== undefined && (claims['email_verified'] === true || claims['email_verified'] === 'true')
  const name = text('name')
  const picture = text('picture')
  const subject = text('sub') ?? ''
  const hostedDomain = text('hd')
  return {
    provider: provider.name,
    subject,
    email,
    emailVerified,
    data: {
      iss: text('iss') ?? provider.issuer,
      sub: subject,
      ...Object.fromEntries(KEPT.flatMap((claim) => (text(claim) === undefined ? [] : [[claim, text(claim)]]))),
      ...(email === undefined ? {} : { email }),
      ...(name === undefined ? {} : { full_name: name }),
      ...(picture === undefined ? {} : { avatar_url: picture }),
      ...(hostedDomain === undefined ? {} : { custom_claims: { hd: hostedDomain } }),
      provider_id: subject,
      email_verified: emailVerified,
      phone_verified: false,
    },
  }
}
