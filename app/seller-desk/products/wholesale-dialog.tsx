import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor, toDecimal } from '../../platform/money.ts'
import { problemKeyOf } from '../../platform/problem-key.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { getWholesaleBreaks, keepWholesalePrices } from '../../wholesale/my-wholesale.ts'
import type { WholesaleBreak } from '../../wholesale/wholesale-prices.ts'
import type { MyProduct } from './my-product.ts'
import { satangOf } from './product-wish.ts'

/** The database's own limits (`private.are_wholesale_breaks`). */
const STEPS_MOST = 8
const PIECES_LEAST = 2
const PIECES_MOST = 999

type Typed = { key: number; from: string; price: string }

/** From how many pieces a listing costs how much at wholesale, as its maker says it. */
export function WholesaleDialog({ product, onClose }: { product: MyProduct; onClose: () => void }) {
  const { t } = useTranslation('wholesale')
  const kept = useQuery({
    queryKey: ['wholesale-prices', product.id],
    queryFn: () => getWholesaleBreaks(product.id),
    // The form begins with what holds.
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog open onClose={onClose} title={t('desk.title', { name: product.calledHere })}>
      {kept.isError && <LoadFailureLine error={kept.error} onRetry={() => void kept.refetch()} />}
      {kept.isPending && <Waiting className="h-40 w-full" />}
      {kept.data && <Steps product={product} kept={kept.data} onDone={onClose} />}
    </Dialog>
  )
}

function Steps({ product, kept, onDone }: { product: MyProduct; kept: readonly WholesaleBreak[]; onDone: () => void }) {
  const { t, i18n } = useTranslation(['wholesale', 'errors'])
  const queries = useQueryClient()
  const [steps, setSteps] = useState<Typed[]>(() =>
    kept.map(({ from, unit_minor: unit }, key) => ({ key, from: String(from), price: toDecimal(minor(unit), 2).replace(/\.00$/, '') })),
  )
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const usual = formatPrice(minor(product.priceMinor), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  const change = (key: number, changes: Partial<Typed>) => {
    setProblem(undefined)
    setSteps(steps.map((step) => (step.key === key ? { ...step, ...changes } : step)))
  }
  const add = () => setSteps([...steps, { key: Math.max(-1, ...steps.map(({ key }) => key)) + 1, from: '', price: '' }])
  const save = async () => {
    const breaks = breaksOf(steps)
    if (breaks === undefined) return setProblem(t('desk.problem.steps'))
    if (breaks.some(({ unit_minor: unit }) => unit >= product.priceMinor)) return setProblem(t('desk.problem.usual', { price: usual }))
    setBusy(true)
    const answer = await keepWholesalePrices(product.id, breaks)
    setBusy(false)
    if (!answer.done) {
      const { code } = answer.refusal
      if (code === 'not_breaks') return setProblem(t('desk.problem.steps'))
      if (code === 'not_lower') return setProblem(t('desk.problem.usual', { price: usual }))
      return showToast({ title: t('failed'), text: t(problemKeyOf(answer.refusal)), tone: 'failure' })
    }
    showToast({ title: t(breaks.length === 0 ? 'desk.ended' : 'desk.saved'), tone: 'success' })
    void queries.invalidateQueries({ queryKey: ['wholesale-prices', product.id] })
    onDone()
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{t('desk.lead')}</p>
      {steps.length === 0 && <p className="text-sm">{t('desk.none')}</p>}
      {steps.map(({ key, from, price }, index) => (
        <div key={key} className="flex flex-wrap items-end gap-3">
          <Field
            className="min-w-[min(8rem,100%)] flex-1"
            label={t('desk.from')}
            required
            inputMode="numeric"
            value={from}
            onChange={(event) => change(key, { from: event.currentTarget.value })}
          />
          <Field
            className="min-w-[min(8rem,100%)] flex-1"
            label={t('desk.price')}
            required
            inputMode="decimal"
            value={price}
            onChange={(event) => change(key, { price: event.currentTarget.value })}
          />
          <IconButton
            label={t('desk.remove', { number: index + 1 })}
            onClick={() => (setProblem(undefined), setSteps(steps.filter((step) => step.key !== key)))}
          >
            <Trash2 className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {steps.length < STEPS_MOST && (
        <div>
          <Button look="quiet" size="small" icon={<Plus className="size-4" aria-hidden="true" />} onClick={add}>
            {t('desk.add')}
          </Button>
        </div>
      )}
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
      <DialogFoot>
        <Button busy={busy} onClick={() => void save()}>
          {t('desk.save')}
        </Button>
      </DialogFoot>
    </div>
  )
}

/** The steps as they are kept, the pieces rising and the prices falling; undefined where something is no number or does not. */
function breaksOf(steps: readonly Typed[]): WholesaleBreak[] | undefined {
  const breaks = steps.map(({ from, price }) => ({ from: /^\d{1,3}$/.test(from.trim()) ? Number(from) : 0, unit_minor: satangOf(price) ?? 0 }))
  const fits = breaks.every(({ from, unit_minor: unit }, index) => {
    const before = breaks[index - 1]
    return from >= PIECES_LEAST && from <= PIECES_MOST && unit > 0 && (before === undefined || (from > before.from && unit < before.unit_minor))
  })
  return fits ? breaks : undefined
}
