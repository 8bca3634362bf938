import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { givePlan, givePoints } from '../support/members.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'

/** Those of members and the terms they have; the database is there when they are called. */
export const functionsOfMembers = (db: () => TestDatabase): readonly StaffFunction[] => [
  { name: 'memberships_found', permission: 'people.read', fresh: false, call: async () => [`select from public.memberships_found('silk')`, []] },
  {
    name: 'undo_points',
    permission: 'people.write',
    fresh: true,
    call: async () => {
      const person = await givenPerson(db())
      await givePoints(db(), person, 100)
      const { id } = await db().owner.one<{ id: string }>('select id from public.points_entries where person_id = $1', [person])
      return [`select public.undo_points($1, 'A slip of the finger')`, [id]]
    },
  },
  {
    name: 'move_plan_end',
    permission: 'people.write',
    fresh: false,
    call: async () => {
      const person = await givenPerson(db())
      await givePlan(db(), person, 'premium')
      const { id, period_end } = await db().owner.one<{ id: string; period_end: string }>(
        'select id, period_end::text from public.plan_subscriptions where person_id = $1',
        [person],
      )
      return [`select public.move_plan_end($1, 7, $2, 'A week of trouble')`, [id, period_end]]
    },
  },
  {
    name: 'office_analytics',
    permission: 'figures.read',
    fresh: false,
    call: async () => [`select public.office_analytics('2026-11-01', '2026-11-02', '2026-10-01', '2026-10-02')`, []],
  },
  {
    name: 'save_report',
    permission: 'reports.read',
    fresh: false,
    call: async () => [`select public.save_report(null, 'payouts', 'Mine', '{}', false, 'never', 'en')`, []],
  },
  { name: 'drop_report', permission: 'reports.read', fresh: false, call: async () => ['select public.drop_report($1)', [randomUUID()]] },
  { name: 'membership_standing', permission: 'membership.read', fresh: false, call: async () => ['select public.membership_standing()', []] },
  { name: 'membership_preview', permission: 'membership.read', fresh: false, call: async () => [`select public.membership_preview('{}')`, []] },
  {
    name: 'plan_membership_terms',
    permission: 'membership.write',
    fresh: true,
    call: async () => {
      const { numbers } = await db().owner.one<{ numbers: object }>('select private.membership_numbers() as numbers')
      return [`select public.plan_membership_terms('{"points.notice_days": 31}', now() + interval '1 day', $1, 'A day more')`, [JSON.stringify(numbers)]]
    },
  },
  {
    name: 'end_membership_terms',
    permission: 'membership.write',
    fresh: true,
    call: async () => {
      const { id, seen } = await db().owner.one<{ id: string; seen: string }>(
        `insert into public.membership_terms (terms, starts_at, reason) values ('{"points.notice_days": 32}', now() + interval '1 day', $1)
         returning id::text, changed_at::text as seen`,
        [randomUUID()],
      )
      return [`select public.end_membership_terms($1, $2, 'Not now')`, [id, seen]]
    },
  },
]
