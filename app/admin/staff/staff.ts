import { databaseResult } from '../../desk-kit/ask-database.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** Somebody who works here. */
export type Colleague = {
  person_id: string
  email: string
  name: string
  has_factor: boolean
  last_sign_in_at: string | null
  roles: { role: string; granted_at: string; granted_by: string }[]
}

/** Whether somebody is meant by a few words: each stands in the name, the address or a role. */
export function isFound({ name, email, roles }: Colleague, words: string): boolean {
  const said = `${name} ${email} ${roles.map(({ role }) => role).join(' ')}`.toLowerCase()
  return words
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

/** A role that is offered to the owner of an address. */
export type Invitation = { email: string; role: string; invited_at: string; expires_at: string }

/** An address may be offered several roles. */
export const keyOfInvitation = ({ email, role }: Invitation): string => `${email} ${role}`

export type Role = { slug: string; description: string; has_all: boolean; permissions: string[] }
export type Right = { name: string; needs_fresh: boolean }

export const listColleagues = () => databaseResult<Colleague[]>('staff_directory', {})
export const listInvitations = () => databaseResult<Invitation[]>('staff_invited', {})

/** Every role with what it may, and every permission there is; both by name. */
export async function listRoles(): Promise<{ roles: Role[]; rights: Right[] }> {
  const supabase = await loadSupabase()
  const [roles, rights] = await Promise.all([
    answered(supabase.from('staff_roles').select('slug, description, has_all, may:staff_role_permissions(permission)').order('slug')),
    answered(supabase.from('staff_permissions').select('name, needs_fresh').order('name')),
  ])
  return {
    roles: roles.data.map(({ may, ...role }) => ({ ...role, permissions: may.map(({ permission }) => permission).toSorted() })),
    rights: rights.data,
  }
}

/** Permissions by their noun, as `orders` of `orders.read`. */
export function byNoun(rights: readonly Right[]): [noun: string, rights: Right[]][] {
  const nouns = new Map<string, Right[]>()
  for (const right of rights) {
    const noun = right.name.split('.')[0] ?? ''
    nouns.set(noun, [...(nouns.get(noun) ?? []), right])
  }
  return [...nouns]
}

/** A name that a role may have: as the database checks it. */
export const ROLE_NAME = /^[a-z][a-z_]{1,38}$/

/** What somebody typed as a role's name, as it is kept. */
export const roleNameOf = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
