import type { TFunction } from 'i18next'
import { FALLBACK_LANGUAGE } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** To somebody of the staff who wants to see a letter arrive. */
export const testNote = (t: TFunction, { to, at }: { to: string; at: string }): Letter => {
  const subject = t('admin-letters:test.subject')
  return layOut({
    to,
    language: FALLBACK_LANGUAGE,
    subject,
    heading: subject,
    footer: t('letters:footer'),
    blocks: [{ kind: 'paragraph', text: t('admin-letters:test.text', { at }) }],
  })
}
