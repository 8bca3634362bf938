import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { appealHold, type MyProduct, type ProductHold } from './my-product.ts'

/** What the database takes (`public.appeal_hold`). */
const APPEAL = { shortest: 10, longest: 2000 }

/** Why Hattha has taken a listing out, and how its maker asks, once, for another person's look. */
export function HoldNotice({ product, hold, sellerId }: { product: MyProduct; hold: ProductHold; sellerId: string }) {
  const { t } = useTranslation('listing-report')
  const [asking, setAsking] = useState(false)
  return (
    <div className="basis-full rounded-control border border-terracotta bg-paper p-3 text-sm">
      <p className="font-semibold">{t('held.title')}</p>
      <p className="mt-1">
        {t('reason')}: {t(`reasons.${hold.reason}`)}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{hold.words}</p>
      {hold.appealedAt === null ? (
        <>
          <p className="mt-2 text-ink-soft">{t('held.hint')}</p>
          <Button look="quiet" size="small" className="mt-2" onClick={() => setAsking(true)}>
            {t('held.ask')}
            <span className="sr-only">: {product.name}</span>
          </Button>
        </>
      ) : hold.answeredAt === null ? (
        <p className="mt-2 text-ink-soft">{t('held.waiting')}</p>
      ) : (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">{t('held.answered')}</span> {hold.answer}
        </p>
      )}
      <Appeal id={product.id} sellerId={sellerId} open={asking} onClose={() => setAsking(false)} />
    </div>
  )
}

function Appeal({ id, sellerId, open, onClose }: { id: string; sellerId: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['listing-report', 'dashboard'])
  const queries = useQueryClient()
  const [words, setWords] = useState('')
  const [short, setShort] = useState(false)
  const appeal = useMutation({
    // Asked a second time it is refused, though the first came through.
    retry: false,
    mutationFn: () => appealHold(id, words.trim()),
    onSuccess: async () => {
      showToast({ title: t('held.sent'), tone: 'success' })
      onClose()
      await queries.invalidateQueries({ queryKey: ['my-products', sellerId] })
    },
    onError: (error: unknown) => showToast({ title: t('dashboard:notSaved'), ...whyOf(t, error), tone: 'failure' }),
  })
  const send = () => {
    const tooShort = words.trim().length < APPEAL.shortest
    setShort(tooShort)
    if (!tooShort) appeal.mutate()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('held.ask')}
      footer={
        <Button busy={appeal.isPending} onClick={send}>
          {t('held.send')}
        </Button>
      }
    >
      <TextArea
        label={t('held.label')}
        hint={t('held.labelHint')}
        required
        rows={5}
        maxLength={APPEAL.longest}
        value={words}
        error={short ? t('held.short') : undefined}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </Dialog>
  )
}
