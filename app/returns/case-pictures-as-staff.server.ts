import * as v from 'valibot'
import { staffUseCase } from '../staff-use-case.ts'
import { pictureLink } from './case-pictures.server.ts'

const Wanted = v.object({ case: v.pipe(v.string(), v.uuid()) })

/** `POST /functions/v1/case-pictures-as-staff`: links to what both sides have shown in a case, each with the event it belongs to, good for a while. */
export const casePicturesAsStaffFunction = staffUseCase('cases.read', Wanted, async (shop, _staff, { case: id }) => {
  const pictures = await shop.service.all<{ id: string; event: string }>(
    'select id, event_id::text as event from public.order_case_pictures where case_id = $1 order by event_id, path',
    [id],
  )
  return { done: true, pictures: pictures.map((picture) => ({ event: picture.event, address: pictureLink(shop, picture.id) })) }
})
