import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useWords } from '../../membership/use-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { PointsDialog } from '../people/points-dialog.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { MemberPlans } from './member-plans.tsx'
import { MemberPoints } from './member-points.tsx'
import { MemberTiers } from './member-tiers.tsx'
import { type MemberRow, memberName } from '../members/member-row.ts'

/** One member: where they stand and why, every point given and taken, their plans; points are corrected and taken back where they are read. */
export default function MembershipsShow() {
  const { t } = useTranslation('membership')
  return (
    <RecordPage<MemberRow>
      renderTitle={({ id, person }) => memberName(person, id)}
      renderBadges={({ tier }) => <Badge tone="gold">{t(`tier.${tier}.name`)}</Badge>}
      renderActions={(member) => <Deeds member={member} />}
    >
      {(member) => (
        <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex flex-col gap-4">
            <Standing member={member} />
            <MemberPoints member={member} />
          </div>
          <div className="flex flex-col gap-4">
            <MemberPlans person={member.id} />
            <MemberTiers person={member.id} />
            <ActsPanel noun="people" subjects={[member.id]} />
            <StaffNotes about="users" subject={member.id} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}

function Deeds({ member }: { member: MemberRow }) {
  const { t } = useTranslation('admin-people')
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('people.write')) return null
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setOpen(true)}>
        {t('deeds.points.verb')}
      </Button>
      {open && <PointsDialog person={member.id} name={memberName(member.person, member.id)} balance={member.points_left} onClose={() => setOpen(false)} />}
    </>
  )
}

function Standing({ member }: { member: MemberRow }) {
  const { t } = useTranslation(['admin-memberships', 'membership'])
  const { number } = useWords()
  return (
    <Panel title={t('standing')}>
      <Facts>
        <Fact name={t('account')}>
          <RecordLink to="people" id={member.id}>
            {member.person?.email ?? memberName(member.person, member.id)}
          </RecordLink>
        </Fact>
        <Fact name={t('columns.tier')}>
          {t(`membership:tier.${member.tier}.name`)} · <Moment at={member.tier_since} days />
        </Fact>
        <Fact name={t('columns.review')}>{member.tier !== 'lotus' && <Moment at={member.tier_review_at} days />}</Fact>
        <Fact name={t('columns.points')}>
          <span className="text-xl font-semibold">{number(member.points_left)}</span>
        </Fact>
        <Fact name={t('columns.year')}>{number(member.points_in_year)}</Fact>
        <Fact name={t('columns.ends')}>
          <Moment at={member.points_end} days />
        </Fact>
      </Facts>
    </Panel>
  )
}
