import * as v from 'valibot'
import { staffUseCase } from '../staff-use-case.ts'
import { signedLink } from './signed-link.server.ts'

const Wanted = v.object({ file: v.pipe(v.string(), v.uuid()), reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)) })

/**
 * `POST /functions/v1/open-file-as-staff`: a link to a file of a closed bucket that is good for a minute. The database says whether the caller may, and writes down who looked and why,
 * before storage is asked for the link.
 */
export const openFileAsStaffFunction = staffUseCase('content.write', Wanted, async (shop, _staff, { file, reason }) => {
  const opened = await shop.service.one<{ bucket: string; path: string }>('select * from public.open_private_file($1, $2)', [file, reason])
  return { done: true, address: await signedLink(shop, opened.bucket, opened.path) }
})
