/** Who a visitor of the demo can be: the specification's three, and those who run the shop. */
export const DEMO_ROLES = ['buyer', 'seller', 'admin', 'owner', 'support', 'finance', 'moderator'] as const
export type DemoRole = (typeof DEMO_ROLES)[number]

/** What those of them who run the shop are there. */
export const STAFF_ROLES: Readonly<Partial<Record<DemoRole, string>>> = {
  admin: 'owner',
  owner: 'owner',
  support: 'support',
  finance: 'finance',
  moderator: 'moderator',
}

/** Somebody a visitor of the demo can be. Staff have a second factor, of which the demo tells the secret. */
export type DemoAccount = { role: DemoRole; name: string; email: string; password: string; totpSecret?: string }
