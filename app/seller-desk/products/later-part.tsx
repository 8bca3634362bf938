import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { LaterDialog } from './later-dialog.tsx'
import type { MyProduct } from './my-product.ts'
import { isWrongHour, planPublication } from './plan-publication.ts'
import { ScheduleLine } from './schedule-line.tsx'

/** When a draft goes on sale by itself, to be said, changed or taken back. */
export function LaterPart({ product, sellerId }: { product: MyProduct; sellerId: string }) {
  const { t } = useTranslation(['listing', 'dashboard'])
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { schedule } = product
  const plan = useMutation({
    mutationFn: (at: string | null) => planPublication(product.id, at),
    onSuccess: async (_, at) => {
      setAsking(false)
      showToast({ title: t(at === null ? 'later.taken' : 'placed.planned', { name: product.calledHere }), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['my-products', sellerId] })
    },
    onError: (error: unknown) =>
      showToast({ title: t('dashboard:notSaved'), ...(isWrongHour(error) ? { text: t('later.wrong') } : whyOf(t, error)), tone: 'failure' }),
  })
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2">
      {schedule && <ScheduleLine schedule={schedule} />}
      <Button look="quiet" size="small" className="min-h-11" onClick={() => setAsking(true)}>
        {t(schedule ? 'later.change' : 'later.button')}
        <span className="sr-only">: {product.calledHere}</span>
      </Button>
      {asking && (
        <LaterDialog
          planned={schedule?.at ?? null}
          busy={plan.isPending}
          onClose={() => setAsking(false)}
          onPlan={(at) => plan.mutate(at)}
          {...(schedule && { onTake: () => plan.mutate(null) })}
        />
      )}
    </div>
  )
}
