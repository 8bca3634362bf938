import type { RaRecord } from 'ra-core'

export const ROLES = ['buyer', 'seller', 'admin'] as const

/** An account as the list and its page read it. */
export type UserRow = RaRecord<string> & {
  full_name: string
  email: string | null
  phone: string | null
  role: (typeof ROLES)[number]
  language: string
  currency: string
  created_at: string
}

/** What somebody is called: their name, their address, or the beginning of their key. */
export const nameOf = ({ id, full_name: name, email }: Pick<UserRow, 'id' | 'full_name' | 'email'>): string => name || email || id.slice(0, 8)
