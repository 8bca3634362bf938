import type { TestDatabase } from '../support/database.ts'
import { givenPage, givenPageVersion } from '../support/page-rows.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'

/** What staff do with pages of text. */
export const functionsOfPages = (db: () => TestDatabase): readonly StaffFunction[] => {
  const writes = { permission: 'content.write', fresh: false } as const
  return [
    { ...writes, name: 'make_page', call: async () => [`select public.make_page('p-' || gen_random_uuid())`, []] },
    { ...writes, name: 'show_page', call: async () => ['select public.show_page($1, false)', [await givenPage(db())]] },
    { ...writes, name: 'remove_page', call: async () => [`select public.remove_page($1, 'Made by mistake')`, [await givenPage(db())]] },
    { ...writes, name: 'keep_page_draft', call: async () => [`select public.keep_page_draft($1, 'en', '{}', null)`, [await givenPage(db())]] },
    { ...writes, name: 'drop_page_draft', call: async () => [`select public.drop_page_draft($1, 'en', null)`, [await givenPage(db())]] },
    { ...writes, name: 'ask_page_preview', call: async () => ['select public.ask_page_preview($1)', [await givenPage(db())]] },
    { ...writes, name: 'list_page_versions', call: async () => ['select from public.list_page_versions($1)', ['terms']] },
    {
      ...writes,
      name: 'withdraw_page_version',
      call: async () => {
        const id = await givenPage(db())
        await givenPageVersion(db(), id, { from: '1 day' })
        return [`select public.withdraw_page_version($1, 1, 'Too early')`, [id]]
      },
    },
  ]
}
