import type { TFunction } from 'i18next'
import { FALLBACK_LANGUAGE } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** To the shop: a slip waits for somebody to look into the account, and how to say what is there. */
export const slipNote = (t: TFunction, { to, number, amount }: { to: string; number: string; amount: string }): Letter =>
  layOut({
    to,
    language: FALLBACK_LANGUAGE,
    subject: t('letters:slip_sent.subject', { number, amount }),
    heading: t('letters:slip_sent.subject', { number, amount }),
    footer: t('letters:footer'),
    blocks: [{ kind: 'paragraph', text: t('letters:slip_sent.text', { number, amount }) }],
  })
