import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { TRUST_LEVELS, type TrustLevel } from '../states/trust-levels.ts'

const KINDS = ['listing', 'name', 'description', 'pictures', 'category', 'price', 'claims', 'translations', 'variants'] as const
const EFFECTS = ['live', 'look', 'wait'] as const
type Kind = (typeof KINDS)[number]
type Effect = (typeof EFFECTS)[number]
type Terms = Record<Kind, Record<TrustLevel, Effect>>
type Term = { kind: Kind; level: TrustLevel; effect: Effect }

/** What becomes of a new listing, and of a change to a piece that has been on sale, by what is changed and how far its maker is trusted. */
export function ChangeTerms() {
  const { t } = useTranslation(['admin-marketplace', 'admin-sellers'])
  const may = useMay()
  const [wanted, setWanted] = useState<Term>()
  const { act, busy } = useAct()
  const terms = useQuery({ queryKey: ['change-terms'], queryFn: () => databaseResult<Terms>('change_terms', {}), ...CHANGES_ELSEWHERE })
  const write = ({ kind, level, effect }: Term, reason: string) =>
    act({ ask: () => askDatabase('write_change_term', { p_kind: kind, p_level: level, p_effect: effect, p_reason: reason }), done: t('changes.saved') })
  return (
    <Panel title={t('changes.title')}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{t('changes.text')}</p>
      {terms.isError && <LoadFailureLine error={terms.error} onRetry={() => void terms.refetch()} />}
      {terms.isPending && <Waiting className="h-64 w-full" />}
      {terms.data && (
        <ul className="divide-y divide-line">
          {KINDS.map((kind) => (
            <li key={kind} className="grid gap-x-4 gap-y-2 py-3 md:grid-cols-4 md:items-end">
              <p className="min-w-0 self-center text-sm font-semibold wrap-anywhere">{t(`changes.kinds.${kind}`)}</p>
              {TRUST_LEVELS.map((level) => (
                <Select
                  key={level}
                  label={t(`admin-sellers:trust.levels.${level}`)}
                  required
                  aria-label={`${t(`changes.kinds.${kind}`)}: ${t(`admin-sellers:trust.levels.${level}`)}`}
                  disabled={!may('settings.write')}
                  value={terms.data[kind][level]}
                  onChange={(event) => {
                    const effect = EFFECTS.find((one) => one === event.currentTarget.value)
                    if (effect) setWanted({ kind, level, effect })
                  }}
                  options={EFFECTS.map((one) => ({ value: one, label: t(`changes.effects.${one}`) }))}
                />
              ))}
            </li>
          ))}
        </ul>
      )}
      {wanted && (
        <ReasonDialog
          open
          onClose={() => setWanted(undefined)}
          title={t('changes.set', {
            kind: t(`changes.kinds.${wanted.kind}`),
            level: t(`admin-sellers:trust.levels.${wanted.level}`),
            effect: t(`changes.effects.${wanted.effect}`),
          })}
          consequence={t('changes.consequence')}
          verb={t('changes.save')}
          busy={busy}
          onDecide={(reason) => write(wanted, reason)}
        />
      )}
    </Panel>
  )
}
