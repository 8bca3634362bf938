import { teamNote } from '../../../emails/team-note.ts'
import { dateFormat } from '../../i18n/date-format.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import type { PayloadOf } from '../../letters/topics.ts'
import type { Letter } from '../../platform/mailer.ts'
import type { Shop } from '../../shop.ts'
import { type InvitationKey, invitationLink } from '../../staff/invitations/invitation-link.server.ts'

type Row = InvitationKey & { email: string; role: string; shop: string; by: string; language: string; expires_at: Date }

/** To an address whose owner is to work in a shop, in their language or else in that of whoever invites; none where it was withdrawn or accepted meanwhile. */
export async function letterOfTeam(shop: Shop, { invitation_id: id }: PayloadOf<'shop.invited'>): Promise<Letter[]> {
  const waiting = await shop.service.maybe<Row>(
    `select i.id, i.round, i.email, i.role, s.business_name as shop, coalesce(nullif(p.full_name, ''), p.email, '') as by,
            coalesce(own.language, p.language, '') as language, i.expires_at
       from public.shop_invitations i join public.sellers s on s.id = i.seller_id left join public.profiles p on p.id = i.invited_by
       left join public.profiles own on lower(own.email) = i.email where i.id = $1 and i.expires_at > private.now()`,
    [id],
  )
  if (!waiting) return []
  const language = languageOf(waiting.language) ?? FALLBACK_LANGUAGE
  const until = dateFormat(language, { dateStyle: 'long', timeZone: SHOP_ZONE }).format(waiting.expires_at)
  const { email: to, shop: name, by, role } = waiting
  return [teamNote(shop.words(language), language, { to, shop: name, by, role, until, link: invitationLink(shop, language, waiting, 'shop') })]
}
