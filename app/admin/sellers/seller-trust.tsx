import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { type Choice, DecideButtons } from '../inbox/decide-buttons.tsx'
import { isTrustLevel, TRUST_LEVELS, type TrustLevel } from '../states/trust-levels.ts'

type Trust = {
  level: TrustLevel
  by_hand: boolean
  days: number
  orders: number
  complaints: number
  held: boolean
  known: { days: number; orders: number }
  trusted: { days: number; orders: number }
  complaint_days: number
}

/** How far the shop trusts a maker, what that is reckoned from, and setting it by hand. */
export function SellerTrust({ seller, name }: { seller: string; name: string }) {
  const { t, i18n } = useTranslation('admin-sellers')
  const may = useMay()
  const trust = useQuery({
    queryKey: ['seller-trust', seller],
    queryFn: () => databaseResult<Trust | null>('seller_trust', { p_seller_id: seller }),
    ...CHANGES_ELSEWHERE,
  })
  if (trust.isError) return <LoadFailureLine error={trust.error} onRetry={() => void trust.refetch()} />
  if (trust.isPending) return <Waiting className="h-32 w-full" />
  if (!trust.data) return null
  const { level, by_hand: byHand, days, orders, complaints, held, known, trusted, complaint_days: within } = trust.data
  const number = (count: number) => numberFormat(i18n.language).format(count)
  const asked = level === 'new' ? known : trusted
  return (
    <Panel title={t('trust.title')}>
      <p className="mb-3 flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={level === 'trusted' ? 'leaf' : level === 'known' ? 'indigo' : 'quiet'}>{t(`trust.levels.${level}`)}</Badge>
        {t(byHand ? 'trust.byHand' : 'trust.reckoned')}
      </p>
      <Facts>
        <Fact name={t('trust.days')}>{t('trust.of', { is: number(days), asked: number(asked.days) })}</Fact>
        <Fact name={t('trust.orders')}>{t('trust.of', { is: number(orders), asked: number(asked.orders) })}</Fact>
        <Fact name={t('trust.complaints', { days: number(within) })}>{number(complaints)}</Fact>
        <Fact name={t('trust.held')}>{t(held ? 'trust.yes' : 'trust.no')}</Fact>
      </Facts>
      {may('sellers.judge') && <SetTrust seller={seller} name={name} level={level} byHand={byHand} />}
    </Panel>
  )
}

function SetTrust({ seller, name, level, byHand }: { seller: string; name: string; level: TrustLevel; byHand: boolean }) {
  const { t } = useTranslation('admin-sellers')
  const [wanted, setWanted] = useState<TrustLevel>()
  const chosen = wanted ?? (level === 'new' ? 'known' : level === 'known' ? 'trusted' : 'known')
  const choice = (id: 'set' | 'reckon', to: TrustLevel | null): Choice => ({
    id,
    verb: t(`trust.deeds.${id}.verb`),
    title: t(`trust.deeds.${id}.title`, { name }),
    consequence: t(`trust.deeds.${id}.consequence`),
    done: t(`trust.deeds.${id}.done`),
    ask: (reason) => askDatabase('set_seller_trust', { p_seller_id: seller, p_level: to, p_reason: reason }),
    refused: ({ code }) => (code === 'own_shop' ? t('deeds.own') : undefined),
    ...(id === 'set' && {
      more: (
        <Select
          label={t('trust.level')}
          required
          value={chosen}
          onChange={(event) => isTrustLevel(event.currentTarget.value) && setWanted(event.currentTarget.value)}
          options={TRUST_LEVELS.map((one) => ({ value: one, label: t(`trust.levels.${one}`) }))}
        />
      ),
    }),
  })
  return (
    <div className="mt-3">
      <DecideButtons choices={[choice('set', chosen), ...(byHand ? [choice('reckon', null)] : [])]} />
    </div>
  )
}
