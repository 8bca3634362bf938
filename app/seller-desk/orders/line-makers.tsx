import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedAnswer } from '../../platform/answered.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import type { DeskOrder } from '../desk.ts'
import { readLineMakers, setLineMaker } from '../money/read-cooperative.ts'

/** After these the books are closed: what was parted stays. */
const SETTLED: ReadonlySet<string> = new Set(['completed', 'closed', 'canceled', 'expired'])

/** Which member of a cooperative made each line of an order: said until the order is completed, read afterwards. */
export function LineMakers({ order, seller, mayWrite }: { order: DeskOrder; seller: string; mayWrite: boolean }) {
  const { t } = useTranslation('cooperative')
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const key = ['line-makers', order.id]
  const found = useQuery({ queryKey: key, queryFn: () => readLineMakers(order.id), enabled: open })
  const say = useMutation({
    mutationFn: ({ line, member }: { line: string; member: string }) => setLineMaker(line, member),
    onSuccess: () => showToast({ title: t('saved'), tone: 'success' }),
    onError: (error: unknown) =>
      showToast({
        title: t('failed'),
        ...(error instanceof RefusedAnswer && error.hint === 'not_allowed_now' ? { text: t('settled') } : whyOf(t, error)),
        tone: 'failure',
      }),
    onSettled: () => Promise.all([queries.invalidateQueries({ queryKey: key }), queries.invalidateQueries({ queryKey: ['cooperative', seller] })]),
  })
  const isFixed = SETTLED.has(order.status) || !mayWrite
  return (
    <Disclosure
      summary={
        <>
          {t('madeBy')}
          <span className="sr-only"> {order.number}</span>
        </>
      }
      className="border-b-0"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {found.isError ? (
        <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />
      ) : found.isPending ? (
        open && <Waiting className="h-24" />
      ) : (
        <div className="grid max-w-md gap-3">
          <p className="text-sm text-ink-soft">{t(SETTLED.has(order.status) ? 'settled' : 'madeByHint')}</p>
          {order.lines.map((line) => (
            <Select
              key={line.id}
              label={[line.title, line.optionText].filter(Boolean).join(', ')}
              required
              disabled={isFixed || say.isPending}
              value={say.isPending && say.variables.line === line.id ? say.variables.member : (found.data.lines[line.id] ?? '')}
              options={[{ value: '', label: t('groupMakes') }, ...found.data.members.map(({ id, name }) => ({ value: id, label: name }))]}
              onChange={(event) => say.mutate({ line: line.id, member: event.currentTarget.value })}
            />
          ))}
        </div>
      )}
    </Disclosure>
  )
}
