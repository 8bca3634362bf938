import { announceAll } from '../letters/announce.server.ts'
import type { Shop } from '../shop.ts'

/** A message nobody looked at for so long is worth a letter; who is in the shop reads it sooner. */
const UNREAD_MINUTES = 5

/** Job `remind-of-messages`: announces conversations that wait unread: once until they are read, however much is said meanwhile. */
export async function remindOfMessages(shop: Shop): Promise<void> {
  await shop.service.transaction(async (tx) => {
    const due = await tx.all<{ id: string; key: string }>(
      `with due as (
         select n.id, n.person_id, n.key::uuid as conversation_id
           from public.notifications n
           join public.conversations c on c.id = n.key::uuid
           left join public.conversation_participants p on p.conversation_id = c.id and p.person_id = n.person_id
          where n.kind = 'new_message' and n.read_at is null and p.mailed_at is null
            and n.created_at between private.now() - interval '1 day' and private.now() - $1 * interval '1 minute'
            and private.wants_mail(n.person_id, 'new_message')
          limit 200),
       marked as (
         insert into public.conversation_participants (conversation_id, person_id, mailed_at) select conversation_id, person_id, now() from due
         on conflict (conversation_id, person_id) do update set mailed_at = excluded.mailed_at)
       select id, id || ':' || (extract(epoch from clock_timestamp()) * 1000)::bigint as key from due`,
      [UNREAD_MINUTES],
    )
    await announceAll(
      tx,
      'notification',
      due.map(({ id, key }) => ({ key, payload: { notification_id: id } })),
    )
  })
}
