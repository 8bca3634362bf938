import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { satangOf } from '../products/product-wish.ts'
import { setRefundLimit } from './read-refunds.ts'

/** How much others of the shop may give back for one order, said by who decides about its money. */
export function RefundLimit({ sellerId, orderId, limit }: { sellerId: string; orderId: string; limit: number }) {
  const { t, i18n } = useTranslation(['desk-refunds', 'desk'])
  const queries = useQueryClient()
  const [typed, setTyped] = useState(String(limit / 100))
  const [wrong, setWrong] = useState(false)
  const keep = useMutation({
    mutationFn: (satang: number) => setRefundLimit(sellerId, satang),
    onSuccess: async () => {
      showToast({ title: t('limit.kept'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['refund-offer', orderId] })
    },
    onError: (error: unknown) => showToast({ title: t('desk:refused.title'), ...whyOf(t, error), tone: 'failure' }),
  })
  const baht = formatPrice(minor(limit), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  const send = () => {
    const satang = typed.trim() === '0' ? 0 : satangOf(typed)
    setWrong(typeof satang !== 'number')
    if (typeof satang === 'number') keep.mutate(satang)
  }
  return (
    <Disclosure summary={t('limit.title', { amount: baht })} className="border-b-0">
      <div className="grid gap-3">
        <Field
          label={t('limit.label')}
          hint={t('limit.hint')}
          required
          inputMode="decimal"
          maxLength={15}
          value={typed}
          error={wrong ? t('because.no_amount') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button look="quiet" size="small" className="justify-self-start" busy={keep.isPending} onClick={send}>
          {t('limit.keep')}
        </Button>
      </div>
    </Disclosure>
  )
}
