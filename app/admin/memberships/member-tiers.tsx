import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { useWords } from '../../membership/use-words.ts'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

const SHOWN = 20

async function listSteps(person: string) {
  const client = await loadSupabase()
  const won = client.from('achievements').select('achievement, granted_at').eq('person_id', person)
  const steps = client.from('tier_history').select('id, tier, reason, points, created_at').eq('person_id', person)
  const [tiers, achievements] = await Promise.all([
    answered(steps.order('created_at', { ascending: false }).limit(SHOWN)),
    answered(won.order('granted_at', { ascending: false })),
  ])
  return { tiers: tiers.data, achievements: achievements.data }
}

/** How a member came to stand where they stand, and what they have achieved. */
export function MemberTiers({ person }: { person: string }) {
  const { t } = useTranslation(['admin-memberships', 'membership'])
  const { number } = useWords()
  const { data } = useQuery({ queryKey: ['member-tiers', person], queryFn: () => listSteps(person), ...CHANGES_ELSEWHERE })
  if (!data || data.tiers.length + data.achievements.length === 0) return null
  return (
    <Panel title={t('steps')}>
      <ul className="flex flex-col gap-2 text-sm">
        {data.tiers.map(({ id, tier, reason, points, created_at: at }) => (
          <li key={id}>
            <p>{t(`tierSteps.${reason}`, { tier: t(`membership:tier.${tier}.name`), points: number(points) })}</p>
            <p className="text-ink-soft">
              <Moment at={at} days />
            </p>
          </li>
        ))}
        {data.achievements.map(({ achievement, granted_at: at }) => (
          <li key={achievement}>
            <p>{t('achieved', { name: t(`membership:achievement.${achievement}.name`) })}</p>
            <p className="text-ink-soft">
              <Moment at={at} days />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
