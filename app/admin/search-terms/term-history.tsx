import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { nameOfTerm, namesOf, type TermRow, type TermWords } from './term.ts'

/** A change of a term: each field with what it was and what it became. */
type TermChange = {
  id: number
  happened_at: string
  person: string
  action: 'search_terms.create' | 'search_terms.change' | 'search_terms.undo'
  changes: { words?: [TermWords | null, TermWords | null]; is_active?: [boolean | null, boolean | null] }
  reason: string
}

/** Who changed a term, what it got and lost, and why; each change can be taken back. */
export function TermHistory({ term }: { term: TermRow }) {
  const { t } = useTranslation('admin-search-terms')
  const may = useMay()
  const history = useQuery({
    queryKey: ['search-term-history', term.id],
    queryFn: () => databaseResult<TermChange[]>('search_term_history', { p_id: term.id }),
    ...CHANGES_ELSEWHERE,
  })
  return (
    <Panel title={t('history.title')}>
      {history.isError && <LoadFailureLine error={history.error} onRetry={() => void history.refetch()} />}
      {history.data?.length === 0 && <p className="text-sm text-ink-soft">{t('history.none')}</p>}
      <ol className="flex flex-col divide-y divide-line text-sm">
        {history.data?.map((change) => (
          <li key={change.id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-[min(14rem,100%)] flex-1 wrap-anywhere">
              <p>
                <span className="font-semibold">{t(`history.actions.${change.action.replace('search_terms.', '')}`)}</span> · {change.person}
              </p>
              <Changed change={change} />
              <p className="text-ink-soft">{change.reason}</p>
              <p className="text-ink-soft">
                <Moment at={change.happened_at} />
              </p>
            </div>
            {may('content.write') && (
              <DecideButtons
                choices={[
                  {
                    id: 'undo',
                    verb: t('undo.verb'),
                    title: t('undo.title', { name: nameOfTerm(term.words) }),
                    consequence: t(change.changes.words?.[0] === null ? 'undo.off' : 'undo.consequence', {
                      names: namesOf(change.changes.words?.[0] ?? term.words).join(', '),
                    }),
                    done: t('undo.done'),
                    ask: (reason) => askDatabase('undo_search_term', { p_id: term.id, p_act: change.id, p_seen: term.changed_at, p_reason: reason }),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Changed({ change: { changes } }: { change: TermChange }) {
  const { t } = useTranslation('admin-search-terms')
  const [before, after] = (changes.words ?? [null, null]).map((words) => namesOf(words ?? {}))
  const [got, lost] = [after?.filter((name) => !before?.includes(name)) ?? [], before?.filter((name) => !after?.includes(name)) ?? []]
  return (
    <>
      {got.length > 0 && <p>{t('history.got', { names: got.join(', ') })}</p>}
      {lost.length > 0 && <p>{t('history.lost', { names: lost.join(', ') })}</p>}
      {changes.is_active?.[0] === true && <p>{t('history.off')}</p>}
      {changes.is_active?.[0] === false && <p>{t('history.on')}</p>}
    </>
  )
}
