import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

type RuleNote = { to: string; rule: string; words: string; title: string; link: string }

/** To somebody of the staff: what a rule of automation says about a record, in the words of whoever wrote the rule. */
export function ruleNote(t: TFunction, language: Language, { to, rule, words, title, link }: RuleNote): Letter {
  return layOut({
    to,
    language,
    subject: t('admin-letters:rule.subject', { rule, title }),
    heading: title,
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: words },
      { kind: 'button', text: t('admin-letters:rule.button'), href: link },
      { kind: 'aside', text: t('admin-letters:rule.aside', { rule }) },
    ],
  })
}
