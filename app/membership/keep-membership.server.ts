import * as v from 'valibot'
import { membershipNote } from '../../emails/membership-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { enqueue } from '../platform/enqueue.ts'
import type { Shop } from '../shop.ts'
import { PAID_PLANS } from './membership.ts'

/** Job `keep-membership`: books expired points, reviews tiers whose year is over, and warns whose points expire soon. May run twice at once. */
export async function keepMembership(shop: Shop): Promise<void> {
  await shop.service.one('select private.expire_points()')
  await shop.service.one('select private.review_tiers()')
  await shop.service.transaction(async (tx) => {
    const due = await tx.all<{ person_id: string; points: number; expires_at: Date }>('select person_id, points, expires_at from private.points_to_warn_of()')
    for (const { person_id, points, expires_at } of due) {
      const day = expires_at.toISOString()
      await enqueue(tx, 'send-membership-letter', { kind: 'expiring', person: person_id, points, day }, { key: `expiring:${person_id}:${day}` })
    }
  })
}

/** Job `keep-plans`: ends plans whose time is over, and sends the way to renew those that run out soon. May run twice at once. */
export async function keepPlans(shop: Shop): Promise<void> {
  await shop.service.one('select private.move_plans()')
  await shop.service.transaction(async (tx) => {
    const due = await tx.all<{ subscription_id: string; person_id: string; plan: string; period_end: Date }>(
      'select subscription_id, person_id, plan, period_end from private.plans_to_renew()',
    )
    for (const { subscription_id, person_id, plan, period_end } of due) {
      const day = period_end.toISOString()
      await enqueue(tx, 'send-membership-letter', { kind: 'renew', person: person_id, plan, day }, { key: `renew:${subscription_id}:${day}` })
    }
  })
}

const Wanted = v.variant('kind', [
  v.object({ kind: v.literal('expiring'), person: v.pipe(v.string(), v.uuid()), points: v.number(), day: v.string() }),
  v.object({ kind: v.literal('renew'), person: v.pipe(v.string(), v.uuid()), plan: v.picklist(PAID_PLANS), day: v.string() }),
])

/** Job `send-membership-letter`: tells a member what is about to end, and where to do something about it. Nothing for who is gone. */
export async function sendMembershipLetter(shop: Shop, payload: unknown): Promise<void> {
  const wanted = v.parse(Wanted, payload)
  const person = await shop.service.maybe<{ email: string; language: string }>(
    `select email, language from public.profiles where id = $1 and coalesce(email, '') <> ''`,
    [wanted.person],
  )
  if (!person) return
  const language = languageOf(person.language) ?? FALLBACK_LANGUAGE
  const link = `${shop.settings.siteUrl}/${language}/membership${wanted.kind === 'renew' ? `?renew=${wanted.plan}` : ''}`
  await shop.mailer.send({ ...membershipNote(shop.words(language), language, { ...wanted, to: person.email, link }), about: { topic: 'membership' } })
}
