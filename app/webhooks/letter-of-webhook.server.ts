import { webhookNote } from '../../emails/webhook-note.ts'
import { FALLBACK_LANGUAGE } from '../i18n/languages.ts'
import type { PayloadOf } from '../letters/topics.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'

/** To the shop: a webhook was switched off, because nothing arrives there any more. None where it was removed or switched on again meanwhile. */
export async function letterOfWebhook(shop: Shop, { endpoint_id: id, because }: PayloadOf<'shop.webhook_off'>): Promise<Letter[]> {
  const off = await shop.service.maybe<{ name: string; url: string; email: string | null }>(
    `select name, url, private.setting('shop.email') #>> '{}' as email from public.webhook_endpoints where id = $1 and state = 'off'`,
    [id],
  )
  if (!off) return []
  const link = `${shop.settings.siteUrl}/${FALLBACK_LANGUAGE}/admin/webhooks/${id}`
  return [webhookNote(shop.words(FALLBACK_LANGUAGE), { to: off.email || shop.settings.mailFrom, name: off.name, url: off.url, because, link })]
}
