import type { TFunction } from 'i18next'
import { FALLBACK_LANGUAGE } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

type WebhookNote = { to: string; name: string; url: string; because: 'failing' | 'gone'; link: string }

/** To the shop: which webhook was switched off and why, and the way to it. */
export function webhookNote(t: TFunction, { to, name, url, because, link }: WebhookNote): Letter {
  const subject = t('admin-letters:webhook.subject', { name })
  return layOut({
    to,
    language: FALLBACK_LANGUAGE,
    subject,
    heading: subject,
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t(`admin-letters:webhook.${because}`) },
      { kind: 'facts', rows: [{ name, lines: [url] }] },
      { kind: 'paragraph', text: t('admin-letters:webhook.help') },
      { kind: 'button', text: t('admin-letters:webhook.button'), href: link },
    ],
  })
}
