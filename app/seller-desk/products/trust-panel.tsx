import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { trust as trustIn } from './above-list.ts'
import { CHANGE_KINDS, type ChangeEffect, type SellerTrust } from './product-change.ts'

const EFFECTS: readonly ChangeEffect[] = ['live', 'look', 'wait']

/** How much the shop trusts this maker, what becomes of changes by it, and what lifts it. Nothing while it is not known: nobody waits for it. */
export function TrustPanel({ sellerId }: { sellerId: string }) {
  const { t } = useTranslation('product-changes')
  const { data: trust } = useQuery(trustIn(sellerId))
  if (!trust) return null
  return (
    <Disclosure className="rounded-card border border-line bg-surface px-4" summary={t(`trust.levels.${trust.level}`)}>
      <div className="grid gap-3 text-sm">
        <p>{t(`trust.texts.${trust.level}`)}</p>
        <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
          {EFFECTS.map((effect) => {
            const kinds = CHANGE_KINDS.filter((kind) => trust.effects[kind] === effect)
            return (
              kinds.length > 0 && (
                <div key={effect} className="contents">
                  <dt className="font-semibold">{t(`trust.effects.${effect}`)}</dt>
                  <dd className="text-ink-soft wrap-anywhere">{kinds.map((kind) => t(`kinds.${kind}`)).join(' · ')}</dd>
                </div>
              )
            )
          })}
        </dl>
        <p className="text-ink-soft">{t('trust.price', { percent: trust.price_percent })}</p>
        <Lift trust={trust} />
      </div>
    </Disclosure>
  )
}

/** What the next level asks, and how far it is. */
function Lift({ trust }: { trust: SellerTrust }) {
  const { t, i18n } = useTranslation('product-changes')
  const number = (count: number) => numberFormat(i18n.language).format(count)
  if (trust.by_hand) return <p className="text-ink-soft">{t('trust.byHand')}</p>
  if (trust.level === 'trusted') return null
  const asked = trust.level === 'new' ? trust.known : trust.trusted
  return (
    <div>
      <p className="font-semibold">{t('trust.next')}</p>
      <ul className="mt-1 list-disc ps-5 text-ink-soft tabular-nums">
        <li>{t('trust.days', { is: number(Math.min(trust.days, asked.days)), asked: number(asked.days) })}</li>
        <li>{t('trust.orders', { is: number(Math.min(trust.orders, asked.orders)), asked: number(asked.orders) })}</li>
        {trust.held && <li>{t('trust.held')}</li>}
        {trust.level === 'known' && trust.complaints > 0 && <li>{t('trust.complaints', { days: number(trust.complaint_days) })}</li>}
      </ul>
    </div>
  )
}
