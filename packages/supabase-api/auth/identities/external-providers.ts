import * as oidc from 'openid-client'
import type { Logger } from '../../kernel/logger.ts'

/** `[auth.external.<name>]` of config.toml: https://supabase.com/docs/guides/local-development/cli/config#auth.external.provider.enabled */
export type ExternalProviderSettings = {
  enabled: boolean
  /** The first one asks; ID tokens made for any of them are taken. */
  clientIds: readonly string[]
  /** Undefined for a public client, which PKCE alone protects. */
  clientSecret: string | undefined
  /** The provider's issuer, for providers of one's own and those that have many. Undefined means the well-known one. */
  issuer?: string | undefined
  /** Where the provider sends people back to, where it is not `/callback` of this service itself. */
  redirectUri?: string | undefined
  /** Takes ID tokens without a nonce check, for clients that cannot hand theirs over. */
  skipNonceCheck?: boolean | undefined
  /** Lets people in whose provider names no address. */
  emailOptional?: boolean | undefined
}

/** A provider that may be used. */
export type ExternalProvider = ExternalProviderSettings & { name: string; issuer: string; scopes: readonly string[] }

/** Who can be asked, and what asks. */
export type ExternalProviders = {
  /** Their names. */
  names: readonly string[]
  /** The provider of a name, if the project has switched it on. */
  find(name: string): ExternalProvider | undefined
  /** The provider of an issuer. */
  ofIssuer(issuer: string): ExternalProvider | undefined
  /** The client that asks a provider, after its discovery document (OpenID Connect Discovery 1.0), which is read again every hour. Throws when it cannot be read. */
  clientOf(provider: ExternalProvider): Promise<oidc.Configuration>
}

/** Providers with one issuer for everybody. Any other name needs an issuer of its own (`url`). */
const ISSUERS: Readonly<Record<string, string>> = {
  google: 'https://accounts.google.com',
  gitlab: 'https://gitlab.com',
  slack_oidc: 'https://slack.com',
}
/** OpenID Connect Core 5.4: what an account is made of. */
const SCOPES = ['openid', 'email', 'profile'] as const
const DISCOVERED_MS = 60 * 60_000
/** A provider that does not answer must not hold a person's browser for longer. */
const PATIENCE_SECONDS = 10
const NAME = /^[a-z0-9][a-z0-9_:-]{0,62}$/

/**
 * The providers of the settings that are on; one without an issuer is left out with a warning. Refuses (throws) one without a client, and an issuer that is
 * not https unless it runs on this machine, since who can change the answers of a provider is everybody.
 */
export function externalProviders(settings: Readonly<Record<string, ExternalProviderSettings>>, log: Logger): ExternalProviders {
  const known = new Map<string, ExternalProvider>(
    Object.entries(settings)
      .filter(([, one]) => one.enabled)
      .flatMap(([name, one]) => {
        const provider = checked(name, one)
        if (!provider)
          log.warn({ provider: name }, 'this provider is not asked: it is no OpenID provider with one issuer, so it needs the address of an issuer (url)')
        return provider ? [[name, provider]] : []
      }),
  )
  const discovered = new Map<string, { at: number; client: Promise<oidc.Configuration> }>()
  return {
    names: [...known.keys()],
    find: (name) => known.get(name),
    ofIssuer: (issuer) => [...known.values()].find((one) => bare(one.issuer) === bare(issuer)),
    clientOf(provider) {
      const found = discovered.get(provider.name)
      if (found && found.at + DISCOVERED_MS > Date.now()) return found.client
      const client = discover(provider).catch((error: unknown) => {
        // Asked again by the next person: a provider may be away for a moment only.
        discovered.delete(provider.name)
        log.error({ err: error, provider: provider.name }, 'the discovery document of a provider cannot be read')
        throw error
      })
      discovered.set(provider.name, { at: Date.now(), client })
      return client
    },
  }
}

/** Who vouches for people under this name; undefined for providers that are no OpenID providers and those that must say which issuer they mean. */
export const issuerOf = (name: string, given: string | undefined): string | undefined => given || (Object.hasOwn(ISSUERS, name) ? ISSUERS[name] : undefined)

function checked(name: string, given: ExternalProviderSettings): ExternalProvider | undefined {
  const issuer = issuerOf(name, given.issuer)
  if (!NAME.test(name)) throw new Error(`The provider ${name} needs a name of lower-case letters, digits, _ : and -`)
  if (issuer === undefined) return undefined
  if (!given.clientIds[0]) throw new Error(`The provider ${name} needs a client_id`)
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isLoopback(url)))
    throw new Error(`The issuer of ${name} must be an https address, not ${issuer}`)
  return { ...given, name, issuer, scopes: SCOPES }
}

/** Some write their issuer with a slash at the end, and their clients without. */
const bare = (issuer: string) => issuer.replace(/\/$/, '')
const isLoopback = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)

async function discover(provider: ExternalProvider): Promise<oidc.Configuration> {
  const issuer = new URL(provider.issuer)
  const secret = provider.clientSecret
  const authenticate: oidc.ClientAuth = (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? []
    const way = !secret ? oidc.None() : methods.includes('client_secret_post') ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret)
    return way(server, client, body, headers)
  }
  return oidc.discovery(issuer, provider.clientIds[0] ?? '', {}, authenticate, {
    timeout: PATIENCE_SECONDS,
    // The signature of an ID token is checked although it comes over TLS, so that no proxy in between can make one.
    execute: [oidc.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [])],
  })
}
