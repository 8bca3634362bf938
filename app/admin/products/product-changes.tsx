import { useTranslation } from 'react-i18next'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Choice, DecideButtons } from '../inbox/decide-buttons.tsx'
import type { ChangeFacts } from '../product-changes/change-facts.ts'
import { ChangeWork } from '../inbox/change-work.tsx'
import { ChangeFields } from '../product-changes/change-fields.tsx'
import type { ProductRecord } from './product-row.ts'

type Past = ProductRecord['changes'][number]

/** What was changed of a piece and decided, the newest first; what was approved can be put back. */
export function ProductChanges({ changes }: { changes: readonly Past[] }) {
  const { t } = useTranslation('admin-products')
  const past = changes.filter(({ state }) => state !== 'open').toSorted((a, b) => b.opened_at.localeCompare(a.opened_at))
  if (past.length === 0) return null
  return (
    <Panel title={t('changes.title')}>
      {past.map((change) => (
        <PastChange key={change.id} change={change} />
      ))}
    </Panel>
  )
}

function PastChange({ change }: { change: Past }) {
  const { t } = useTranslation('admin-products')
  const [wanted, setWanted] = useState(false)
  return (
    <div onToggle={() => setWanted(true)}>
      <Disclosure
        summary={
          <span className="flex flex-wrap items-center gap-2 text-sm">
            <Moment at={change.decided_at ?? change.opened_at} />
            <Badge tone={change.state === 'approved' ? 'leaf' : 'quiet'}>{t(`changes.states.${change.state}`)}</Badge>
          </span>
        }
      >
        {wanted && <ChangeSheet id={change.id} />}
      </Disclosure>
    </div>
  )
}

function ChangeSheet({ id }: { id: string }) {
  const { t } = useTranslation(['admin-products', 'listing-report'])
  const may = useMay()
  const sheet = useQuery({
    queryKey: ['product-change', id],
    queryFn: () => databaseResult<ChangeFacts | null>('product_change_sheet', { p_id: id }),
    ...CHANGES_ELSEWHERE,
  })
  if (sheet.isError) return <LoadFailureLine error={sheet.error} onRetry={() => void sheet.refetch()} />
  if (sheet.isPending) return <Waiting className="h-24 w-full" />
  if (!sheet.data) return null
  const facts = sheet.data
  // Its maker was asked and has not answered: it is decided here as well.
  if (facts.state === 'asked') return <ChangeWork facts={facts} />
  const approved = facts.fields.filter(({ state }) => state === 'approved')
  const moved = approved.some((field) => field.moved)
  const undo = (deed: 'undo' | 'undoRest' | 'undoOver'): Choice => ({
    id: deed,
    verb: t(`changes.deeds.${deed}.verb`),
    title: t(`changes.deeds.${deed}.title`, { name: facts.name }),
    consequence: t(`changes.deeds.${deed}.consequence`),
    done: t(`changes.deeds.${deed}.done`, { name: facts.name }),
    ask: (reason) => askDatabase('undo_product_change', { p_id: id, p_reason: reason, p_over: deed === 'undoOver' }),
    refused: ({ code }) => (code === 'own_shop' ? t('deeds.own') : code === 'changed_meanwhile' ? t('changes.changedMeanwhile') : undefined),
  })
  return (
    <div className="flex flex-col gap-3">
      <ChangeFields facts={facts} />
      {facts.words !== '' && (
        <p className="text-sm whitespace-pre-line wrap-anywhere">
          {facts.because && `${t(`listing-report:reasons.${facts.because}`)}: `}
          {facts.words} {facts.decider !== '' && `· ${facts.decider}`}
        </p>
      )}
      {may('products.judge') && (facts.state === 'approved' || facts.state === 'partly') && (
        <DecideButtons
          choices={[
            ...(moved ? [] : [undo('undo')]),
            ...(moved && approved.some((field) => !field.moved) ? [undo('undoRest')] : []),
            ...(moved ? [undo('undoOver')] : []),
          ]}
        />
      )}
    </div>
  )
}
