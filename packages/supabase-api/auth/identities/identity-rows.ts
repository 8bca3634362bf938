import type { Sql } from '../connection.ts'
import type { ExternalProfile } from './external-profile.ts'

/** The account an outside identity belongs to, if any. */
export const ownerOfIdentity = (tx: Sql, profile: Pick<ExternalProfile, 'provider' | 'subject'>): Promise<{ id: string; user_id: string } | undefined> =>
  tx.maybe('select id, user_id from auth.identities where provider = $1 and provider_id = $2', [profile.provider, profile.subject])

/** Adds a way to sign in. Throws SQLSTATE 23505 when it belongs to somebody already: unlike those of e-mail and phone it is nobody's to take over. */
export async function addIdentity(tx: Sql, wanted: { userId: string; profile: ExternalProfile; now: Date }): Promise<void> {
  const { userId, profile, now } = wanted
  await tx.run(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at) values ($1, $2, $3::jsonb, $4, $5, $5, $5)`,
    [profile.subject, userId, JSON.stringify(profile.data), profile.provider, now],
  )
}

/** Keeps what the provider says of a person today. */
export async function renewIdentity(tx: Sql, wanted: { id: string; profile: ExternalProfile; now: Date }): Promise<void> {
  await tx.run('update auth.identities set identity_data = $2::jsonb, last_sign_in_at = $3, updated_at = $3 where id = $1', [
    wanted.id,
    JSON.stringify(wanted.profile.data),
    wanted.now,
  ])
}

/** Writes into the account's app_metadata by which providers it signs in, the oldest first; clients and policies read them there. */
export async function renewProviders(tx: Sql, userId: string, now: Date): Promise<void> {
  await tx.run(
    `update auth.users u set updated_at = $2, raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}') || coalesce((
       select jsonb_build_object('provider', (array_agg(i.provider order by i.first))[1], 'providers', jsonb_agg(i.provider order by i.first))
       from (select provider, min(created_at) as first from auth.identities where user_id = $1 group by provider) i having count(*) > 0), '{}')
     where u.id = $1`,
    [userId, now],
  )
}
