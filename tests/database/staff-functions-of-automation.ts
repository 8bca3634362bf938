import type { TestDatabase } from '../support/database.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'

/** A rule of automation that is off. */
async function givenRule(db: TestDatabase): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.automation_rules (name, event, deeds) values (gen_random_uuid(), 'order.paid', '[{"deed": "note", "text": "Look"}]') returning id`,
  )
  return id
}

/** Those of the rules of automation; the database is there when they are called. */
export const functionsOfAutomation = (db: () => TestDatabase): readonly StaffFunction[] => [
  {
    name: 'write_automation_rule',
    permission: 'automation.write',
    fresh: true,
    call: async () => [
      `select public.write_automation_rule(null, jsonb_build_object('name', gen_random_uuid(), 'event', 'order.paid', 'deeds', '[{"deed": "note", "text": "Look"}]'::jsonb), null, 'It saves work')`,
      [],
    ],
  },
  {
    name: 'switch_automation_rule',
    permission: 'automation.write',
    fresh: true,
    call: async () => [`select public.switch_automation_rule($1, true, 'It saves work')`, [await givenRule(db())]],
  },
  {
    name: 'remove_automation_rule',
    permission: 'automation.write',
    fresh: true,
    call: async () => [`select public.remove_automation_rule($1, 'It is of no use')`, [await givenRule(db())]],
  },
  {
    name: 'try_automation_rule',
    permission: 'automation.read',
    fresh: false,
    call: async () => [`select public.try_automation_rule('{"event": "product.published"}')`, []],
  },
  {
    name: 'settle_automation_note',
    permission: 'automation.settle',
    fresh: false,
    call: async () => {
      const { id } = await db().owner.one<{ id: number }>(
        `insert into public.automation_notes (rule, noun, subject_id, title, words) values ('Large orders', 'orders', '1', 'O-1', 'Look') returning id`,
      )
      return [`select public.settle_automation_note($1, 'Looked at it')`, [id]]
    },
  },
]
