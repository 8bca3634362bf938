import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedAnswer } from '../../platform/answered.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { setStallPromptPay } from './stall.ts'

/** Where buyers at a market pay the shop: said by who says where its money goes. */
export function PromptPayForm({ sellerId, promptPay }: { sellerId: string; promptPay: string }) {
  const { t } = useTranslation(['stall', 'dashboard'])
  const queries = useQueryClient()
  const [typed, setTyped] = useState(promptPay)
  const save = useMutation({
    mutationFn: () => setStallPromptPay(sellerId, typed),
    onSuccess: async () => {
      showToast({ title: t('promptPay.saved'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['stall-promptpay', sellerId] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const { error } = save
  const isOdd = error instanceof RefusedAnswer && error.hint === 'promptpay_form'
  return (
    <Disclosure summary={t('promptPay.title')}>
      <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
        <p className="text-sm text-ink-soft">{t('promptPay.text')}</p>
        <Field
          label={t('promptPay.field')}
          hint={t('promptPay.hint')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isOdd ? t('promptPay.problem') : error ? whyOf(t, error).text : undefined}
        />
        <Button type="submit" busy={save.isPending} className="justify-self-end">
          {t('product.save', { ns: 'dashboard' })}
        </Button>
      </form>
    </Disclosure>
  )
}
