import * as v from 'valibot'
import { languageOf } from '../../i18n/languages.ts'
import type { Shop } from '../../shop.ts'
import { sayInLanguage } from '../../translation/say-in-language.server.ts'

const Payload = v.object({ id: v.pipe(v.string(), v.uuid()) })
type Waiting = { content: string; language_code: string | null; conversation_id: string; reader: string | null }

/**
 * Job: says a message in the language of the other side, where the shop has a translation service and the languages differ. Does nothing for a message that
 * was taken back, that nobody else reads, or that is translated already; a service that cannot be had leaves the original.
 */
export async function translateMessage(shop: Shop, payload: unknown): Promise<void> {
  const service = shop.settings.translation
  if (!service) return
  const { id } = v.parse(Payload, payload)
  const message = await shop.service.maybe<Waiting>(
    `select m.content, m.language_code, m.conversation_id, case when m.from_seller then buyer.language else contact.language end as reader
       from public.messages m
       join public.conversations c on c.id = m.conversation_id
       left join public.profiles buyer on buyer.id = c.buyer_id
       left join public.seller_contacts contact on contact.seller_id = c.seller_id
      where m.id = $1 and m.message_type = 'text' and m.content is not null`,
    [id],
  )
  const to = languageOf(message?.reader)
  if (!message || !to || to === languageOf(message.language_code)) return
  const [answer] = await sayInLanguage(shop, { kind: 'message', service, to, texts: [{ text: message.content, from: message.language_code }] })
  if (!answer || !('said' in answer) || answer.said === message.content) return
  const content = answer.said
  // Taken back while the service was thinking: then there is nothing to say any more.
  await shop.service.all(
    `insert into public.message_translations (message_id, conversation_id, language, content, engine)
     select m.id, m.conversation_id, $2, $3, $4 from public.messages m where m.id = $1 and m.deleted_at is null on conflict do nothing`,
    [id, to, content, service.engine],
  )
}

/** Job: forgets what was taken back and sealed for disputes, words and files, when its time is over. */
export async function forgetSealedMessages(shop: Shop): Promise<void> {
  const over = `now() - (select (value #>> '{}')::integer from public.shop_settings where key = 'chat.sealed_days') * interval '1 day'`
  await shop.service.all(`delete from private.sealed_messages where sealed_at < ${over}`)
  await shop.service.all(`delete from storage.objects where bucket_id = 'chat-attachments' and name like 'sealed/%' and updated_at < ${over}`)
}
