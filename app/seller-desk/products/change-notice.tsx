import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { AppealDialog } from './appeal-dialog.tsx'
import type { MyProduct } from './my-product.ts'
import { appealChange, type ChangeKind, kindsOf, type ProductChange, waitingFields, withdrawChange } from './product-change.ts'

type Props = { product: MyProduct; change: ProductChange; sellerId: string }

/** What waits of a listing, or why it was refused, and what its maker can do about it; nothing where there is nothing to say. */
export function ChangeNotice({ product, change, sellerId }: Props) {
  const waiting = waitingFields(change)
  const refused = change.state === 'refused' || change.state === 'partly'
  if (waiting.length > 0 || change.state === 'asked') return <Waiting {...{ product, change, sellerId }} kinds={kindsOf(waiting)} />
  return refused ? <Refused {...{ product, change, sellerId }} /> : null
}

function Waiting({ product, change, sellerId, kinds }: Props & { kinds: readonly ChangeKind[] }) {
  const { t } = useTranslation(['product-changes', 'dashboard'])
  const queries = useQueryClient()
  const withdraw = useMutation({
    // Asked a second time it is refused, though the first came through.
    retry: false,
    mutationFn: () => withdrawChange(product.id, null),
    onSuccess: () => showToast({ title: t('withdrawn'), tone: 'success' }),
    onError: (error: unknown) => showToast({ title: t('dashboard:notSaved'), ...whyOf(t, error), tone: 'failure' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['my-products', sellerId] }),
  })
  const asked = change.state === 'asked'
  return (
    <div className="basis-full rounded-control border border-gold bg-paper p-3 text-sm">
      <p className="font-semibold">{t(asked ? 'asked' : 'waiting')}</p>
      <p className="mt-1 wrap-anywhere">{kinds.map((kind) => t(`kinds.${kind}`)).join(' · ')}</p>
      {asked ? <Why change={change} /> : <p className="mt-1 text-ink-soft">{t('waitingText')}</p>}
      {kinds.length > 0 && (
        <Button look="quiet" size="small" className="mt-2" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {t('withdraw')}
          <span className="sr-only">: {product.calledHere}</span>
        </Button>
      )}
    </div>
  )
}

function Refused({ product, change, sellerId }: Props) {
  const { t } = useTranslation(['product-changes', 'listing-report'])
  const [asking, setAsking] = useState(false)
  const refused = change.fields.filter(({ state }) => state === 'refused')
  return (
    <div className="basis-full rounded-control border border-terracotta bg-paper p-3 text-sm">
      <p className="font-semibold">{t(change.state)}</p>
      <p className="mt-1 wrap-anywhere">
        {kindsOf(refused)
          .map((kind) => t(`kinds.${kind}`))
          .join(' · ')}
      </p>
      <Why change={change} />
      {change.appealedAt === null ? (
        <>
          <p className="mt-2 text-ink-soft">{t('again')}</p>
          <Button look="quiet" size="small" className="mt-2" onClick={() => setAsking(true)}>
            {t('listing-report:held.ask')}
            <span className="sr-only">: {product.calledHere}</span>
          </Button>
        </>
      ) : change.answeredAt === null ? (
        <p className="mt-2 text-ink-soft">{t('listing-report:held.waiting')}</p>
      ) : (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">{t('answered')}</span> {change.answer}
        </p>
      )}
      <AppealDialog ask={(words) => appealChange(change.id, words)} sellerId={sellerId} open={asking} onClose={() => setAsking(false)} />
    </div>
  )
}

/** For what something was refused or has to be changed: the reason, what the rule says, what somebody wrote, and what helps. */
function Why({ change }: { change: ProductChange }) {
  const { t, i18n } = useTranslation(['product-changes', 'listing-report'])
  const rule = change.told[i18n.language] ?? change.told['en']
  return (
    <>
      {change.because !== null && (
        <p className="mt-1">
          {t('listing-report:reason')}: {t(`listing-report:reasons.${change.because}`)}
        </p>
      )}
      {rule !== undefined && <p className="mt-1 wrap-anywhere">{rule}</p>}
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{change.words}</p>
      {change.because !== null && <p className="mt-1 text-ink-soft">{t(`mend.${change.because}`)}</p>}
    </>
  )
}
