import type { TFunction } from 'i18next'
import { dateFormat } from '../app/i18n/date-format.ts'
import { SHOP_ZONE } from '../app/i18n/time-zone.ts'
import type { Language } from '../app/i18n/languages.ts'
import { numberFormat } from '../app/i18n/number-format.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** What a member is told of: points that expire, or a plan that runs out. `day` is an ISO moment; `link` is where something can be done about it. */
export type MembershipNoteFacts = { to: string; link: string; day: string } & (
  | { kind: 'expiring'; points: number }
  | { kind: 'renew'; plan: 'premium' | 'seller' }
)

/** One letter of the membership, each with subject, heading, text and button in `membership-letters:{kind}`. */
export function membershipNote(t: TFunction, language: Language, facts: MembershipNoteFacts): Letter {
  const day = dateFormat(language, { dateStyle: 'long', timeZone: SHOP_ZONE }).format(new Date(facts.day))
  const filled =
    facts.kind === 'expiring'
      ? { day, count: facts.points, points: numberFormat(language).format(facts.points) }
      : { day, plan: t(`membership:plan.${facts.plan}.name`) }
  const say = (key: 'subject' | 'heading' | 'text' | 'button') => t(`membership-letters:${facts.kind}.${key}`, filled)
  return layOut({
    to: facts.to,
    language,
    subject: say('subject'),
    heading: say('heading'),
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: say('text') },
      { kind: 'button', text: say('button'), href: facts.link },
    ],
  })
}
