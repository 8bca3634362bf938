import { staffNote } from '../../../emails/staff-note.ts'
import { dateFormat } from '../../i18n/date-format.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import { languageOf } from '../../i18n/languages.ts'
import { officeLanguageOf } from '../../i18n/office-languages.ts'
import type { PayloadOf } from '../../letters/topics.ts'
import type { Letter } from '../../platform/mailer.ts'
import type { Shop } from '../../shop.ts'
import { type InvitationKey, invitationLink } from './invitation-link.server.ts'

/** To an address whose owner is to work here, with the link that accepts it, in their language where we know it; none where it was withdrawn, or accepted meanwhile. */
export async function letterOfInvitation(shop: Shop, { email, role }: PayloadOf<'staff.invited'>): Promise<Letter[]> {
  const waiting = await shop.service.maybe<InvitationKey & { expires_at: Date; by: string; language: string; description: string }>(
    `select i.id, i.round, i.expires_at, coalesce(nullif(p.full_name, ''), p.email, '') as by,
            coalesce(own.language, p.language, '') as language, r.description
       from private.staff_invitations i join public.staff_roles r on r.slug = i.role left join public.profiles p on p.id = i.invited_by
       left join public.profiles own on lower(own.email) = i.email
      where i.email = $1 and i.role = $2 and i.expires_at > private.now()`,
    [email, role],
  )
  if (!waiting) return []
  const language = officeLanguageOf(languageOf(waiting.language) ?? '')
  const t = shop.words(language)
  const until = dateFormat(language, { dateStyle: 'long', timeZone: SHOP_ZONE }).format(waiting.expires_at)
  const link = invitationLink(shop, language, waiting)
  return [staffNote(t, language, { to: email, kind: 'invited', ...roleIn(t, role, waiting.description), by: waiting.by, link, until })]
}

/** To somebody who was given a role; none where they have it no more, or can be written to nowhere. */
export async function letterOfRole(shop: Shop, { person_id: id, role }: PayloadOf<'staff.granted'>): Promise<Letter[]> {
  const member = await shop.service.maybe<{ email: string; by: string; language: string; description: string }>(
    `select coalesce(p.email, '') as email, coalesce(nullif(g.full_name, ''), g.email, '') as by, p.language, r.description
       from public.staff_members m join public.profiles p on p.id = m.person_id join public.staff_roles r on r.slug = m.role
       left join public.profiles g on g.id = m.granted_by
      where m.person_id = $1 and m.role = $2 and coalesce(p.email, '') <> ''`,
    [id, role],
  )
  if (!member) return []
  const language = officeLanguageOf(languageOf(member.language) ?? '')
  const t = shop.words(language)
  const link = `${shop.settings.siteUrl}/${language}/admin`
  return [staffNote(t, language, { to: member.email, kind: 'granted', ...roleIn(t, role, member.description), by: member.by, link })]
}

/** Roles of the shop are called and explained in the reader's language, one's own as they were written. */
function roleIn(t: ReturnType<Shop['words']>, role: string, description: string): { role: string; means: string } {
  return {
    role: t(`admin:roles.${role}`, { defaultValue: role.replaceAll('_', ' ') }),
    means: t(`admin-staff:roles.means.${role}`, { defaultValue: description }),
  }
}
