import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import type { Refusal } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { LineAmount } from './line-amount.tsx'
import { ProviderName } from './line-columns.tsx'
import { LineDeed } from './line-deed.tsx'

/** What has to be known of a line to decide about it. */
export type LineToDecide = {
  id: number
  line: string
  state: string
  problem: string
  amount_minor: number
  ours_minor: number
  currency: string
}
type Candidate = { about: string; about_id: string; title: string; provider: string; happened_at: string; amount_minor: number; currency: string }

const BEARERS = ['corrections', 'psp_fees'] as const

/** The three ways out: it is about something we know, it may stay as it is, or the books are corrected. */
export function LineDecision({ line }: { line: LineToDecide }) {
  const { t } = useTranslation('admin-settlement-lines')
  const may = useMay()
  const [bearer, setBearer] = useState<string>(BEARERS[0])
  const difference = line.amount_minor - line.ours_minor
  const refused = ({ code }: Refusal) => (code === 'needs_correction' || code === 'nothing_to_correct' ? t(`refused.${code}`) : undefined)
  const mayStay = line.state === 'missing' || (difference === 0 && line.problem !== 'currency')
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{t(`why.${line.problem || line.state}`)}</p>
      {line.state !== 'missing' && may('reconciliation.write') && <Candidates line={line} />}
      <div className="flex flex-wrap gap-2 empty:hidden" data-decisions>
        {mayStay && may('reconciliation.write') && (
          <LineDeed
            verb={t('accept.verb')}
            title={t('accept.title', { line: line.line })}
            consequence={t(line.state === 'missing' ? 'accept.missing' : 'accept.consequence')}
            done={t('accept.done')}
            ask={(reason) => askDatabase('accept_settlement_line', { p_id: line.id, p_reason: reason })}
            refused={refused}
          />
        )}
        {difference !== 0 && line.problem !== 'currency' && may('ledger.correct') && (
          <LineDeed
            verb={t('correct.verb')}
            title={t('correct.title', { line: line.line })}
            consequence={
              <>
                {t('correct.consequence')} <LineAmount minor={difference} currency={line.currency} className="font-semibold" />
              </>
            }
            done={t('correct.done')}
            ask={(reason) => askDatabase('correct_settlement_line', { p_id: line.id, p_account: bearer, p_reason: reason })}
            refused={refused}
          >
            <Select
              label={t('correct.bearer')}
              required
              value={bearer}
              options={BEARERS.map((kind) => ({ value: kind, label: t(`correct.bearers.${kind}`) }))}
              onChange={(event) => setBearer(event.currentTarget.value)}
            />
          </LineDeed>
        )}
      </div>
      {!may('reconciliation.write') && <p className="text-sm text-ink-soft">{t('readOnly')}</p>}
    </div>
  )
}

/** What the line could be about: of the same amount and near its day, or by a number that somebody knows. */
function Candidates({ line }: { line: LineToDecide }) {
  const { t } = useTranslation('admin-settlement-lines')
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState('')
  const found = useQuery({
    queryKey: ['settlement-candidates', line.id, asked],
    queryFn: () => databaseResult<Candidate[]>('settlement_candidates', { p_id: line.id, p_words: asked }),
    ...CHANGES_ELSEWHERE,
  })
  return (
    <div className="flex flex-col gap-3">
      <form
        role="search"
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(words.trim())
        }}
      >
        <Field
          label={t('match.number')}
          hint={t('match.hint')}
          type="search"
          maxLength={60}
          value={words}
          className="min-w-[min(15rem,100%)] grow sm:max-w-96"
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button type="submit" look="quiet">
          {t('match.find')}
        </Button>
      </form>
      {found.isError && <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />}
      {found.data?.length === 0 && <p className="text-sm text-ink-soft">{t('match.none')}</p>}
      {found.data && found.data.length > 0 && (
        <ul aria-label={t('match.label')} className="divide-y divide-line rounded-control border border-line">
          {found.data.map((one) => (
            <li key={`${one.about} ${one.about_id}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 text-sm">
              <span className="font-semibold wrap-anywhere">{t('match.candidate', { kind: t(`match.abouts.${one.about}`), title: one.title })}</span>
              <span className="text-ink-soft">
                <ProviderName provider={one.provider} /> · <Moment at={one.happened_at} />
              </span>
              <span className="ms-auto flex items-center gap-3">
                <LineAmount minor={one.amount_minor} currency={one.currency} />
                <LineDeed
                  verb={t('match.verb')}
                  title={t('match.title', { line: line.line, title: one.title })}
                  consequence={t('match.consequence')}
                  done={t('match.done')}
                  ask={(reason) => askDatabase('match_settlement_line', { p_id: line.id, p_about: one.about, p_about_id: one.about_id, p_reason: reason })}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
