import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Badge } from '../ui/badge.tsx'
import type { MembershipTerms } from './get-terms.server.ts'
import { TIERS, type Tier } from './membership.ts'
import { TierMark } from './tier-mark.tsx'
import { useWords } from './use-words.ts'

/** The four tiers, ascending, with what each gives; the reader's own is marked. */
export function TierCards({ terms, mine }: { terms: MembershipTerms; mine: Tier | undefined }) {
  const { t } = useTranslation('membership')
  const { number, factor } = useWords()
  return (
    <section aria-labelledby="tiers" className="mt-12">
      <h2 id="tiers" className="text-2xl">
        {t('tiers.title')}
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">{t('tiers.text')}</p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {TIERS.map((tier) => (
          <li
            key={tier}
            className={clsx('flex flex-col rounded-card border bg-surface p-5', tier === mine ? 'border-gold-thread ring-1 ring-gold-thread' : 'border-line')}
          >
            <div className="flex items-center justify-between gap-3">
              <TierMark tier={tier} className="size-11" />
              {tier === mine && <Badge tone="gold">{t('tiers.yours')}</Badge>}
            </div>
            <h3 className="mt-4 text-xl">{t(`tier.${tier}.name`)}</h3>
            <p className="mt-1 text-ink-soft">{t(`tier.${tier}.text`)}</p>
            <p className="mt-4 border-t border-line pt-4 font-semibold text-gold">
              {tier === 'lotus' ? t('tiers.fromStart') : t('tiers.from', { points: number(terms.tiers[tier].from) })}
            </p>
            <p className="mt-1 text-sm">{t('tiers.multiple', { factor: factor(terms.tiers[tier].pointsPpm) })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
