import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { dayOf } from '../../desk-kit/day-of.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { type Choice, DecideButtons } from '../inbox/decide-buttons.tsx'
import { RecordLink } from '../record-link/record-link.tsx'

type FactorRule = {
  kind: 'owners' | 'everybody'
  holds_from: string | null
  holds: boolean
  set_at: string | null
  reason: string | null
  by: string
  members: number
  lacking: number
  people: { id: string; name: string; shop: string }[]
}

const REFUSED = ['factor_too_soon', 'factor_too_late'] as const

/** Of whom a second factor is demanded beside staff, from when on, and who has none yet. */
export function FactorRulesPanel() {
  const { t } = useTranslation('admin-security')
  const rules = useQuery({ queryKey: ['security-factor-rules'], queryFn: () => databaseResult<FactorRule[]>('factor_rules', {}), ...CHANGES_ELSEWHERE })
  return (
    <Panel title={t('rule.title')}>
      <p className="text-sm text-ink-soft">{t('rule.text')}</p>
      {rules.isPending && <Waiting className="mt-3 h-24" />}
      {rules.isError && <LoadFailureLine error={rules.error} onRetry={() => void rules.refetch()} />}
      <ul className="mt-2 flex flex-col divide-y divide-line text-sm">
        {rules.data?.map((rule) => (
          <Rule key={rule.kind} rule={rule} />
        ))}
      </ul>
    </Panel>
  )
}

function Rule({ rule: { kind, holds_from: from, holds, by, reason, members, lacking, people } }: { rule: FactorRule }) {
  const { t, i18n } = useTranslation('admin-security')
  const may = useMay()
  const [day, setDay] = useState('')
  const number = numberFormat(i18n.language)
  const set: Choice = {
    id: 'set',
    verb: t(from === null ? 'rule.set.verb' : 'rule.set.move'),
    title: t('rule.set.title', { who: t(`rule.kinds.${kind}`) }),
    consequence: t('rule.set.consequence', { count: lacking, lacking: number.format(lacking) }),
    done: t('rule.set.done'),
    more: (
      <Field
        label={t('rule.from')}
        hint={t('rule.fromHint')}
        type="date"
        required
        value={day || dayOf(from)}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
    ),
    ask: (why) => askDatabase('set_factor_rule', { p_kind: kind, p_from: day || dayOf(from) || null, p_reason: why }),
    refused: ({ code }) => {
      const own = REFUSED.find((one) => one === code)
      return own && t(`rule.refused.${own}`)
    },
  }
  const lift: Choice = {
    id: 'lift',
    verb: t('rule.lift.verb'),
    title: t('rule.lift.title', { who: t(`rule.kinds.${kind}`) }),
    consequence: t('rule.lift.consequence'),
    done: t('rule.lift.done'),
    ask: (why) => askDatabase('lift_factor_rule', { p_kind: kind, p_reason: why }),
  }
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{t(`rule.kinds.${kind}`)}</span>
        <Badge tone={from === null ? 'quiet' : holds ? 'leaf' : 'gold'}>{t(from === null ? 'rule.none' : holds ? 'rule.holds' : 'rule.grace')}</Badge>
      </p>
      {from !== null && (
        <p className="text-ink-soft wrap-anywhere">
          {t('rule.since')} <Moment at={from} days /> {by && `· ${by}`} {reason && `· ${reason}`}
        </p>
      )}
      <p>{t('rule.count', { count: members, lacking: number.format(lacking), members: number.format(members) })}</p>
      {people.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-9 cursor-pointer items-center pointer-coarse:min-h-11">{t('rule.who')}</summary>
          <ul className="max-h-64 overflow-y-auto">
            {people.map(({ id, name, shop }) => (
              <li key={id} className="py-1 wrap-anywhere">
                <RecordLink to="people" id={id}>
                  {name}
                </RecordLink>{' '}
                · {shop}
              </li>
            ))}
          </ul>
        </details>
      )}
      {may('security.write') && <DecideButtons choices={from === null ? [set] : [set, lift]} />}
    </li>
  )
}
