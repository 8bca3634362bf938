import type { Database } from '../../app/platform/database.ts'
import type { TestDatabase } from './database.ts'

type Claims = Readonly<Record<string, unknown>>

/** What the token of somebody says who has just shown a second factor, or showed it some minutes ago. */
export const withFactor = ({ minutesAgo = 0 } = {}): Claims => {
  const timestamp = Math.floor(Date.now() / 1000) - minutesAgo * 60
  return { aal: 'aal2', amr: [{ method: 'totp', timestamp }, { method: 'password', timestamp }] } // prettier-ignore
}

/** Makes a person staff: with a role of the shop, or with one that has exactly these permissions. */
export async function givenStaff(db: TestDatabase, person: string, rights: string | readonly string[] = 'owner'): Promise<void> {
  if (typeof rights === 'string') {
    await db.owner.all('insert into public.staff_members (person_id, role) values ($1, $2)', [person, rights])
    return
  }
  const role = `role_${person.replaceAll(/[^a-z]/g, '')}`.slice(0, 30)
  await db.owner.all(`insert into public.staff_roles (slug, description) values ($1, 'Made for a test.') on conflict do nothing`, [role])
  await db.owner.all('delete from public.staff_role_permissions where role = $1', [role])
  await db.owner.all('insert into public.staff_role_permissions (role, permission) select $1, unnest($2::text[])', [role, rights])
  await db.owner.all('insert into public.staff_members (person_id, role) values ($1, $2) on conflict do nothing', [person, role])
}

/** The database as somebody of the staff meets it who has shown a second factor. */
export const asStaff = (db: TestDatabase, person: string): Database => db.asPerson(person, withFactor())

/** What an editor of the shop may. */
export const EDITOR = [
  'assistant.read',
  'assistant.write',
  'blog.read',
  'blog.write',
  'catalogue.write',
  'content.write',
  'newsletters.write',
  'products.read',
  'promotions.read',
  'promotions.write',
  'referrals.read',
  'reviews.read',
  'translations.read',
  'translations.write',
]
