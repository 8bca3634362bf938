import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import type { DeskSeller } from '../desk.ts'
import { KeysPart } from '../keys/keys-part.tsx'
import { InviteForm } from './invite-form.tsx'
import { KindPart } from './kind-part.tsx'
import { MemberRow } from './member-row.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { readTeam } from './read-team.ts'
import { TeamLog } from './team-log.tsx'

/** Who works in a shop and as what, whom it waits for, and what they did: changed by owners, read by managers. */
export default function TeamPart({ seller, person, rights }: { seller: DeskSeller; person: string; rights: readonly string[] }) {
  const { t } = useTranslation('team')
  const team = useQuery({ queryKey: ['shop-team', seller.id], queryFn: () => readTeam(seller.id) })
  const isOwner = rights.includes('team.write')
  if (team.isPending) return <Waiting className="h-64" />
  if (team.isError) return <LoadFailure title={t('failed')} error={team.error} onRetry={() => void team.refetch()} />
  const { members, invitations } = team.data
  const owners = members.filter(({ role }) => role === 'owner').length
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <ProfileSection title={t('title')} text={t(members.length === 1 && isOwner ? 'alone' : 'text')}>
        <ul className="divide-y divide-line">
          {members.map((member) => (
            <li key={member.id} className="py-4 first:pt-0 last:pb-0">
              <MemberRow
                seller={seller.id}
                member={member}
                isMe={member.id === person}
                isLastOwner={member.role === 'owner' && owners === 1}
                mayChange={isOwner}
              />
            </li>
          ))}
        </ul>
      </ProfileSection>
      <div className="grid grid-cols-1 gap-6">
        {isOwner && <InviteForm seller={seller.id} />}
        {invitations.length > 0 && <OpenInvitations seller={seller.id} invitations={invitations} mayChange={isOwner} />}
        {isOwner && seller.applicationStatus === 'approved' && <KindPart seller={seller} />}
      </div>
      {rights.includes('shop.write') && (
        <div className="lg:col-span-2">
          <KeysPart seller={seller.id} />
        </div>
      )}
      {isOwner && (
        <div className="lg:col-span-2">
          <TeamLog seller={seller.id} />
        </div>
      )}
    </div>
  )
}
