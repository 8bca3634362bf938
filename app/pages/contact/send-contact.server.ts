import * as v from 'valibot'
import { contactNote } from '../../../emails/contact-note.ts'
import { FALLBACK_LANGUAGE } from '../../i18n/languages.ts'
import { CONTACTS, keptOut, tooMany } from '../../limits.ts'
import { enqueue } from '../../platform/enqueue.ts'
import type { Shop } from '../../shop.ts'
import { accepted, useCase } from '../../use-case.ts'
import { CONTACT_DAYS, ContactMessage } from '../contact.ts'
import { getShopFacts } from '../get-shop-facts.server.ts'

/** `POST /functions/v1/contact`: keeps a message and tells the shop's own address of it. Refuses what is incomplete (400, `details` names the fields), whom staff keep out (403) and who writes too often (429). */
export const contactFunction = useCase(ContactMessage, async (shop, caller, { id, topic, name, email, orderNumber, message }) => {
  if (shop.blocklist.keepsOut({ ip: caller.ip, email })) return keptOut(shop, caller.language)
  const wait = await shop.limits.take(CONTACTS, caller)
  if (wait !== undefined) return tooMany(wait)
  await shop.service.transaction(async (tx) => {
    const kept = await tx.maybe(
      `insert into public.contact_messages (id, topic, name, email, order_number, message, language, person_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing returning id`,
      [id, topic, name, email, orderNumber, message, caller.language, caller.id],
    )
    if (kept) await enqueue(tx, 'send-contact-message', { id })
  })
  return accepted({ code: 'kept' })
})

type Kept = { topic: string; name: string; email: string; order_number: string; message: string; language: string }

/** The job behind it: one letter to the shop, which can be answered as it is. A message that was told of already is left alone. */
export async function sendContactMessage(shop: Shop, payload: unknown): Promise<void> {
  const { id } = v.parse(v.object({ id: v.pipe(v.string(), v.uuid()) }), payload)
  const kept = await shop.service.maybe<Kept>(
    'select topic, name, email, order_number, message, language from public.contact_messages where id = $1 and mailed_at is null',
    [id],
  )
  if (!kept) return
  const { email } = await getShopFacts(shop.service, { sender: shop.settings.mailFrom })
  await shop.mailer.send({ ...contactNote(shop.words(FALLBACK_LANGUAGE), { to: email, ...kept }), about: { topic: 'contact' } })
  await shop.service.all('update public.contact_messages set mailed_at = now() where id = $1', [id])
}

/** Job `forget-contact-messages`: what was written and told of long ago goes, as the form says. */
export async function forgetContactMessages(shop: Shop): Promise<void> {
  await shop.service.all(`delete from public.contact_messages where mailed_at is not null and created_at < private.now() - $1 * interval '1 day'`, [
    CONTACT_DAYS,
  ])
}
