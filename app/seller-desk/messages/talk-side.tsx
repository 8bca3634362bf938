import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Select } from '../../ui/field.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { showToast } from '../../ui/toast.ts'
import { assignTalk, type Answerer, type BuyersOrder, type DeskTalk } from './read-talks.ts'

type Props = { sellerId: string; talk: DeskTalk; answerers: readonly Answerer[]; orders: readonly BuyersOrder[] }

/** What stands beside a talk: who answers, the pieces it is about, and what the buyer has ordered here. */
export function TalkSide({ sellerId, talk, answerers, orders }: Props) {
  const { t, i18n } = useTranslation(['desk-messages', 'desk', 'dashboard', 'chat'])
  const moments = useMoments()
  const queries = useQueryClient()
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const price = (satang: number) => formatPrice(minor(satang), 'THB', language)
  const { buyerId } = talk
  const assign = useMutation({
    mutationFn: (person: string | null) => (buyerId === null ? Promise.resolve() : assignTalk(sellerId, buyerId, person)),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['desk-talks', sellerId] }),
    onError: (error: unknown) => showToast({ title: t('notSaved', { ns: 'dashboard' }), ...whyOf(t, error), tone: 'failure' }),
  })
  const pieces = talk.subjects.flatMap(({ product }) => (product ? [product] : []))
  return (
    <aside className="grid content-start gap-5 border-t border-line p-4 lg:border-s lg:border-t-0">
      {buyerId !== null && answerers.length > 1 && (
        <Select
          label={t('answers')}
          required
          value={assign.isPending ? (assign.variables ?? '') : (talk.answerer ?? '')}
          placeholder={t('nobody')}
          options={answerers.map(({ id, name }) => ({ value: id, label: name === '' ? t('someone', { ns: 'chat' }) : name }))}
          onChange={(event) => assign.mutate(event.currentTarget.value || null)}
        />
      )}
      {pieces.length > 0 && (
        <section className="grid gap-2">
          <h2 className="font-sans text-sm font-semibold">{t('pieces')}</h2>
          <ul className="grid gap-2">
            {pieces.map((piece) => (
              <li key={piece.id}>
                <Link to={`/products/${piece.id}`} className="flex min-h-11 items-center gap-3 hover:text-indigo">
                  <Thumbnail src={piece.image} />
                  <span className="min-w-0 text-sm">
                    <span className="block font-medium wrap-anywhere">{piece.name}</span>
                    <span className="text-ink-soft tabular-nums">
                      {price(piece.price)} · {t('products.onHand', { ns: 'dashboard', count: piece.stock })}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-2">
        <h2 className="font-sans text-sm font-semibold">{t('orders')}</h2>
        {orders.length === 0 ? (
          <p className="text-sm text-ink-soft">{t('noOrders')}</p>
        ) : (
          <ul className="grid gap-1">
            {orders.map((order) => (
              <li key={order.id}>
                <Link to={`/seller-dashboard?order=${order.number}`} className="link inline-flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
                  {order.number}
                  <span className="text-ink-soft tabular-nums">
                    {moments({ day: 'numeric', month: 'short' }).format(new Date(order.placedAt))} · {price(order.total)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    </aside>
  )
}
