import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import { languageOf, FALLBACK_LANGUAGE } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { useLine } from '../../platform/use-line.ts'
import { Button } from '../../ui/button.tsx'
import { type Deed, receiptNumber, totalOf } from './deed.ts'
import { deskQueue, useDeeds } from './desk-queue.ts'

/** What was done here and is not with the shop yet, and what no longer fits, with both sides. */
export function WaitingDeeds({ sellerId, person }: { sellerId: string; person: string }) {
  const { t } = useTranslation('desk-queue')
  const deeds = useDeeds(sellerId)
  const line = useLine()
  const say = useSaying()
  const waiting = deeds.filter(({ trouble }) => !trouble)
  const odd = deeds.filter(({ trouble }) => trouble)
  return (
    <>
      {(!line || waiting.length > 0) && (
        <section role="status" aria-label={t('title')} className="mb-6 rounded-card border border-indigo bg-indigo-wash p-4">
          <p className="font-semibold">{waiting.length === 0 ? t('offline') : t(line ? 'sending' : 'waiting', { count: waiting.length })}</p>
          {waiting.length > 0 && (
            <ul className="mt-2 grid gap-1 text-sm wrap-anywhere">
              {waiting.map((deed) => (
                <li key={deed.id}>{say(deed)}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      {odd.map((deed) => (
        <section key={deed.id} role="alert" aria-label={t('odd')} className="mb-6 rounded-card border border-gold bg-gold-wash p-4">
          <h2 className="text-lg">{t('odd')}</h2>
          <dl className="mt-3 grid gap-2 sm:grid-cols-2">
            <Side title={t('mine')} value={say(deed)} />
            <Side title={t('theirs')} value={<Theirs deed={deed} />} />
          </dl>
          <div className="mt-4 flex flex-wrap gap-3">
            {mayInsist(deed) && <Button onClick={() => void deskQueue(person).decide(deed.id, 'mine')}>{t(`insist.${deed.kind}`)}</Button>}
            <Button look="quiet" onClick={() => void deskQueue(person).decide(deed.id, 'theirs')}>
              {t('letGo')}
            </Button>
          </div>
        </section>
      ))}
    </>
  )
}

/** Around a part of the desk: why it stays empty where it was never opened with a line. */
export function Opened({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation('desk-queue')
  const line = useLine()
  return (
    <div className="group/opened">
      {!line && <p className="mb-6 hidden text-ink-soft group-has-[[role=tabpanel]_[aria-busy=true]]/opened:block">{t('unopened')}</p>}
      {children}
    </div>
  )
}

const Side = ({ title, value }: { title: string; value: React.ReactNode }) => (
  <div className="rounded-control border border-line bg-surface p-3">
    <dt className="text-sm text-ink-soft">{title}</dt>
    <dd className="mt-1 wrap-anywhere">{value}</dd>
  </div>
)

/** A shelf that orders need cannot be counted below them; everything else may be tried again, or done all the same. */
const mayInsist = ({ trouble }: Deed): boolean => trouble?.because !== 'held'

function useSaying(): (deed: Deed) => string {
  const { t, i18n } = useTranslation('desk-queue')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  return (deed) => {
    switch (deed.kind) {
      case 'count':
        return t('deed.count', { title: deed.title, seen: deed.seen, counted: deed.counted })
      case 'sale':
        return t('deed.sale', { number: receiptNumber(deed.id), amount: formatPrice(minor(totalOf(deed.lines)), 'THB', language) })
      case 'accept':
        return t('deed.accept', { number: deed.order })
      case 'ship':
        return t('deed.ship', { number: deed.order, carrier: deed.carrier, tracking: deed.tracking })
      case 'message':
        return t('deed.message', { name: deed.to, text: deed.text })
    }
  }
}

function Theirs({ deed }: { deed: Deed }) {
  const { t, i18n } = useTranslation(['desk-queue', 'desk'])
  const { trouble } = deed
  const count = (many: number) => numberFormat(languageOf(i18n.language) ?? FALLBACK_LANGUAGE).format(many)
  if (trouble?.short) {
    // As it was sold here: the shop knows the piece by the words it was first said in.
    const sold = new Map(deed.kind === 'sale' ? deed.lines.map((line) => [line.variantId, line.title]) : [])
    return (
      <ul className="grid gap-1">
        {trouble.short.map(({ variant, title, option, wanted, now }) => (
          <li key={variant}>
            {t('their.short', { title: sold.get(variant) ?? [title, option].filter(Boolean).join(' · '), wanted: count(wanted), now: count(now) })}
          </li>
        ))}
      </ul>
    )
  }
  if (trouble?.because === 'changed') return t('their.changed', { now: count(trouble.now ?? 0) })
  if (trouble?.because === 'held') return t('their.held', { held: count(trouble.held ?? 0) })
  if (deed.kind === 'accept' || deed.kind === 'ship') return t([`desk:refused.${trouble?.because ?? ''}`, 'desk:refused.unexpected'])
  return t('their.refused')
}
