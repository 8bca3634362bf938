import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { useWords } from '../../membership/use-words.ts'
import type { Refusal } from '../../platform/call-function.ts'
import { Badge } from '../../ui/badge.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import type { TermsChange } from './terms.ts'
import { useTermWords } from './use-term-words.tsx'

const TONES = { planned: 'gold', applied: 'leaf', withdrawn: 'quiet' } as const
const REFUSED = ['already_undone', 'changed_later'] as const

/** What is planned and what was changed, each with its reason; planned ones are withdrawn, those in force taken back. */
export function TermsChanges({ changes }: { changes: readonly TermsChange[] }) {
  const { t } = useTranslation('admin-membership')
  const undone = new Set(changes.map(({ undoes }) => undoes))
  return (
    <Panel title={t('changes.title')}>
      {changes.length === 0 && <p className="text-sm text-ink-soft">{t('changes.none')}</p>}
      <ol className="flex flex-col divide-y divide-line">
        {changes.map((change) => (
          <Change key={change.id} change={change} undone={undone.has(change.id)} />
        ))}
      </ol>
    </Panel>
  )
}

function Change({ change, undone }: { change: TermsChange; undone: boolean }) {
  const { t } = useTranslation('admin-membership')
  const may = useMay()
  const words = useTermWords()
  const { number, day } = useWords()
  const { id, terms, before, state, starts_at: starts, reason, undoes, raised, changed_at: changed } = change
  const deed = state === 'planned' ? 'withdraw' : 'undo'
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3 text-sm">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={undone ? 'quiet' : TONES[state]}>{t(`states.${undone ? 'undone' : state}`)}</Badge>
          <Moment at={starts} />
          {undoes !== null && <span>{t('changes.undoes')}</span>}
        </p>
        <ul>
          {Object.entries(terms).map(([key, value]) => (
            <li key={key} className="wrap-anywhere">
              {words.name(key)}: {before?.[key] !== undefined && `${words.value(key, before[key])} → `}
              <span className="font-semibold">{words.value(key, value)}</span>
            </li>
          ))}
        </ul>
        <p className="text-ink-soft wrap-anywhere">
          {reason}
          {raised > 0 && ` · ${t('changes.raised', { count: raised, number: number(raised) })}`}
        </p>
      </div>
      {may('membership.write') && !undone && state !== 'withdrawn' && (
        <DecideButtons
          choices={[
            {
              id: deed,
              verb: t(`${deed}.verb`),
              title: t(`${deed}.title`, { date: day(starts) }),
              consequence: t(`${deed}.consequence`),
              done: t(`${deed}.done`),
              ask: (why) => askDatabase('end_membership_terms', { p_id: id, p_seen: changed, p_reason: why }),
              refused: ({ code }: Refusal) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
            },
          ]}
        />
      )}
    </li>
  )
}
