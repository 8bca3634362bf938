import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '../support/database.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'

/** Those of the blocklist and of the rules about second factors; the database is there when they are called. */
export const functionsOfSecurity = (db: () => TestDatabase): readonly StaffFunction[] => [
  { name: 'blocklist', permission: 'security.read', fresh: false, call: async () => ['select public.blocklist()', []] },
  { name: 'try_block', permission: 'security.read', fresh: false, call: async () => [`select public.try_block('domain', 'junk.example')`, []] },
  {
    name: 'write_block',
    permission: 'security.write',
    fresh: true,
    call: async () => [`select public.write_block('domain', $1, null, 'A hundred accounts a day')`, [`${randomUUID()}.example`]],
  },
  {
    name: 'lift_block',
    permission: 'security.write',
    fresh: true,
    call: async () => {
      const { id } = await db().owner.one<{ id: string }>(
        `insert into private.blocklist_entries (kind, value, reason) values ('domain', $1, 'Junk') returning id`,
        [`${randomUUID()}.example`],
      )
      return [`select public.lift_block($1, 'They wrote to us')`, [id]]
    },
  },
  { name: 'factor_rules', permission: 'security.read', fresh: false, call: async () => ['select public.factor_rules()', []] },
  {
    name: 'set_factor_rule',
    permission: 'security.write',
    fresh: true,
    call: async () => {
      await db().owner.all(`delete from private.factor_rules where kind = 'owners'`)
      return [`select public.set_factor_rule('owners', current_date + 30, 'Their buyers’ addresses')`, []]
    },
  },
  {
    name: 'lift_factor_rule',
    permission: 'security.write',
    fresh: true,
    call: async () => {
      await db().owner.all(
        `insert into private.factor_rules (kind, holds_from, reason) values ('everybody', now() + interval '300 days', 'Trial') on conflict do nothing`,
      )
      return [`select public.lift_factor_rule('everybody', 'Not yet')`, []]
    },
  },
]
