import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { type Block, layOut } from './layout.ts'
import type { MoneyEvent } from './money-events.ts'

/** `name` is the shop's; `link` leads to where its money is shown. */
type To = { to: string; name: string; link: string }

/** `account` is masked; `changed` and `when` are moments, `when` empty where nobody is paid there any more. */
export type AccountNoteOfShop = To & { kind: 'added' | 'changed' | 'removed'; account: string; changed: string; when: string; nameDiffers: boolean }

/** To an owner: where the shop is paid was changed, from when on that counts, and how to stop it. */
export function accountChangeNote(t: TFunction, language: Language, { to, kind, link, when, nameDiffers, ...facts }: AccountNoteOfShop): Letter {
  const subject = t(`money-letters:${kind}.subject`, facts)
  return layOut({
    to,
    language,
    subject,
    heading: subject,
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t(`money-letters:${kind}.text`, facts) },
      ...paragraphs([when !== '' && t('money-letters:usedFrom', { when }), nameDiffers && t('money-letters:nameDiffers'), t('money-letters:notYou')]),
      { kind: 'button', text: t('money-letters:open'), href: link },
    ],
  })
}

/** Letters about a debt that is open. */
const OWING: ReadonlySet<MoneyEvent> = new Set(['debt_started', 'debt_reminder', 'debt_blocked', 'debt_extended', 'debt_appeal_upheld', 'debt_appeal_changed'])

/** `amount` is written out; `when` is the day on which a hold ends by itself; empty where there is none. */
export type MoneyNoteFacts = To & { event: MoneyEvent; amount: string; reason: string; when: string }

/** To an owner: what happened to the shop's money, why, until when, and what can be done about it. */
export function moneyNote(t: TFunction, language: Language, { to, event, link, reason, when, ...facts }: MoneyNoteFacts): Letter {
  const subject = t(`money-letters:${event}.subject`, facts)
  const begins = event === 'held' || event === 'reserved'
  return layOut({
    to,
    language,
    subject,
    heading: subject,
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t(`money-letters:${event}.text`, facts) },
      ...paragraphs([
        reason !== '' && t('letters:reason', { reason }),
        (begins || event === 'appeal_denied' || event === 'appeal_changed') && when !== '' && t('money-letters:until', { when }),
        begins && t('money-letters:disagree'),
        OWING.has(event) && when !== '' && t('money-letters:debtUntil', { when }),
        OWING.has(event) && t('money-letters:debtHow'),
      ]),
      { kind: 'button', text: t('money-letters:open'), href: link },
    ],
  })
}

const paragraphs = (texts: readonly (string | false)[]): Block[] => texts.flatMap((text): Block[] => (text === false ? [] : [{ kind: 'paragraph', text }]))
