import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_PAPERS, PAPER_KINDS, PAPER_SIZES, type PaperKind, type PaperSize } from '../../orders/documents/papers.ts'
import type { AcceptedTogether } from '../../orders/accepted-together.ts'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import type { DeskOrder } from '../desk.ts'

type TogetherBarProps = { orders: readonly DeskOrder[]; sellerId: string; onDone: () => void; onRefused: (refused: AcceptedTogether['refused']) => void }

/** What is done with several orders at once: accepted, and printed in one file. `onRefused` hears of those that were not accepted. */
export function TogetherBar({ orders, sellerId, onDone, onRefused }: TogetherBarProps) {
  const { t } = useTranslation('desk')
  const queries = useQueryClient()
  const toAccept = orders.filter(({ status }) => status === 'placed').map(({ number }) => number)
  const accept = useMutation({
    mutationFn: () => callFunction<AcceptedTogether>('accept-orders', { orders: toAccept }, { repeatable: true }),
    onSuccess: (answer) => {
      if (!answer.done) return showToast({ title: t('refused.title'), text: t([`refused.${answer.refusal.code}`, 'refused.unexpected']), tone: 'failure' })
      onRefused(answer.result.refused)
      showToast({ title: t('together.accepted', { count: answer.result.accepted }), tone: answer.result.accepted > 0 ? 'success' : 'failure' })
      if (answer.result.refused.length === 0) onDone()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk-orders', sellerId] }),
  })
  return (
    <section aria-label={t('together.chosen', { count: orders.length })} className="grid gap-3 rounded-card border border-indigo bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="font-semibold">
          {t('together.chosen', { count: orders.length })}
        </p>
        <Button look="plain" size="small" onClick={onDone}>
          {t('together.clear')}
        </Button>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {toAccept.length > 0 && (
          <Button busy={accept.isPending} onClick={() => accept.mutate()}>
            {t('together.accept', { count: toAccept.length })}
          </Button>
        )}
        <Papers numbers={orders.map(({ number }) => number)} />
      </div>
    </section>
  )
}

function Papers({ numbers }: { numbers: readonly string[] }) {
  const { t } = useTranslation(['desk', 'documents'])
  const [kind, setKind] = useState<PaperKind>('slips')
  const [size, setSize] = useState<PaperSize>('a4')
  const print = useMutation({
    mutationFn: () => callFunction<{ url: string }>('open-papers', { orders: numbers, kind, size }, { repeatable: true }),
    onSuccess: (answer) => {
      if (answer.done) window.location.assign(answer.result.url)
      else showToast({ title: t('download.failed', { ns: 'documents' }), tone: 'failure' })
    },
  })
  const tooMany = numbers.length > MOST_PAPERS
  return (
    <>
      <Select
        label={t('papers.kind')}
        required
        value={kind}
        onChange={(event) => setKind(PAPER_KINDS.find((each) => each === event.currentTarget.value) ?? 'slips')}
        options={PAPER_KINDS.map((each) => ({ value: each, label: t(`papers.${each}`) }))}
      />
      <Select
        label={t('papers.size')}
        required
        value={size}
        onChange={(event) => setSize(PAPER_SIZES.find((each) => each === event.currentTarget.value) ?? 'a4')}
        options={PAPER_SIZES.map((each) => ({ value: each, label: t(`papers.${each}`) }))}
      />
      <Button look="quiet" busy={print.isPending} disabled={tooMany} onClick={() => print.mutate()}>
        {t('papers.print')}
      </Button>
      {tooMany && <p className="text-sm text-ink-soft">{t('papers.tooMany', { most: MOST_PAPERS })}</p>}
    </>
  )
}

/** Which orders were not accepted with the others, and why; it stays until the next time, also when those orders have left the list. */
export function RefusedTogether({ refused }: { refused: AcceptedTogether['refused'] }) {
  const { t } = useTranslation('desk')
  if (refused.length === 0) return null
  return (
    <div role="alert" className="rounded-control bg-gold-wash px-3 py-2 text-sm">
      <p className="font-semibold">{t('together.refused', { count: refused.length })}</p>
      <ul>
        {refused.map(({ order, code }) => (
          <li key={order} className="wrap-anywhere">
            {t([`together.why.${code}`, 'together.why.not_allowed_now'], { number: order })}
          </li>
        ))}
      </ul>
    </div>
  )
}
