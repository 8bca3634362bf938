import type { TestDatabase } from '../support/database.ts'
import { givenPrivacyRequest } from '../support/waiting-work.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'

/** Those of requests for data and erasure; the database is there when they are called. */
export const functionsOfPrivacy = (db: () => TestDatabase): readonly StaffFunction[] => {
  const of = (name: string, sql: string, given: { identity?: string } = {}): StaffFunction => ({
    name,
    permission: 'privacy.write',
    fresh: true,
    call: async () => [sql, [await givenPrivacyRequest(db(), given)]],
  })
  return [
    of('check_privacy_identity', `select public.check_privacy_identity($1, 'Passport seen')`, { identity: '' }),
    of('extend_privacy_request', `select public.extend_privacy_request($1, 'There are twelve boxes')`),
    of('refuse_privacy_request', `select public.refuse_privacy_request($1, 'It is not them')`),
    of('fulfil_privacy_request', `select public.fulfil_privacy_request($1, 'Sent by post')`),
    {
      name: 'open_privacy_request',
      permission: 'privacy.write',
      fresh: true,
      call: async () => [`select public.open_privacy_request('export', 'letter', current_date, 'Ada', gen_random_uuid() || '@example.com', '')`, []],
    },
    {
      name: 'privacy_request_sheet',
      permission: 'privacy.read',
      fresh: false,
      call: async () => ['select public.privacy_request_sheet($1)', [await givenPrivacyRequest(db())]],
    },
    {
      name: 'take_privacy_copy',
      permission: 'privacy.write',
      fresh: true,
      call: async () => {
        const id = await givenPrivacyRequest(db())
        await db().owner.all(`insert into private.privacy_copies (request_id, content) values ($1, '{}')`, [id])
        return ['select public.take_privacy_copy($1)', [id]]
      },
    },
  ]
}
