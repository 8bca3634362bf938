import { issuerOf } from '../auth/identities/external-providers.ts'
import type { Config } from './config-sections.ts'

/** Sentences about what a config switches on and this server does not do, so that nobody relies on it. */
export function withoutEffect(sections: Config): string[] {
  const { api, auth, storage } = sections
  const providers = (['twilio', 'twilio_verify', 'messagebird', 'textlocal', 'vonage'] as const).filter((name) => auth.sms[name].enabled)
  return [
    ...(isOn(api.tls) ? ['api.tls is on, but the project is served without TLS.'] : []),
    ...providers.map((name) => `auth.sms.${name} is on, but text messages are caught at /dev/mailbox and not sent.`),
    ...Object.entries(auth.external)
      .filter(([name, one]) => one.enabled && issuerOf(name, one.url) === undefined)
      .map(([name]) => `auth.external.${name} is on, but it is no OpenID provider we know; one with an issuer (url) would be asked.`),
    ...namesThatAreOn(auth.third_party).map((name) => `auth.third_party.${name} is on, but its tokens are not taken.`),
    ...(isOn(auth.oauth_server) ? ['auth.oauth_server is on, but neither it nor its administration is served.'] : []),
    ...(isOn(storage.s3_protocol) ? ['storage.s3_protocol is on, but files are served by the REST interface and by resumable uploads alone.'] : []),
  ]
}

const isOn = (table: unknown): boolean => typeof table === 'object' && table !== null && 'enabled' in table && table.enabled === true

const namesThatAreOn = (tables: unknown): string[] =>
  typeof tables === 'object' && tables !== null ? Object.entries(tables).flatMap(([name, table]) => (isOn(table) ? [name] : [])) : []
