import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount, useAmount } from '../../desk-kit/amount.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { callFunction } from '../../platform/call-function.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

/** A slip of a transfer beside the amount it has to show: whoever has looked into the account says whether the money is there. */
export function SlipWork({ facts }: { facts: WorkFacts['slip'] }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  const amount = useAmount()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Slip path={facts.path} isPicture={facts.mime_type.startsWith('image/')} />
      <div className="flex flex-col gap-4">
        <Facts>
          <Fact name={t('slip.amount')}>
            <Amount minor={facts.amount_minor} className="text-xl font-semibold" />
          </Fact>
          <Fact name={t('slip.order')}>{facts.order_id ? <Link to={`/admin/orders/${facts.order_id}`}>{facts.number}</Link> : facts.number}</Fact>
          <Fact name={t('slip.method')}>{t(`method.${facts.method}`)}</Fact>
          <Fact name={t('slip.email')}>{facts.email}</Fact>
          <Fact name={t('slip.until')}>
            <Moment at={facts.expires_at} />
          </Fact>
        </Facts>
        {may('payments.confirm') && (
          <DecideButtons
            choices={[
              {
                id: 'arrived',
                look: 'primary',
                verb: t('slip.arrived.verb'),
                title: t('slip.arrived.title', { amount: amount(facts.amount_minor) }),
                consequence: t('slip.arrived.consequence'),
                done: t('slip.arrived.done', { number: facts.number }),
                ask: (reason) => callFunction('decide-slip', { number: facts.number, arrived: true, reason }),
              },
              {
                id: 'missing',
                look: 'danger',
                verb: t('slip.missing.verb'),
                title: t('slip.missing.title', { number: facts.number }),
                consequence: t('slip.missing.consequence'),
                done: t('slip.missing.done', { number: facts.number }),
                ask: (reason) => callFunction('decide-slip', { number: facts.number, arrived: false, reason }),
              },
            ]}
          />
        )}
      </div>
    </div>
  )
}

/** How long a link to somebody's slip is good. */
const LINK_SECONDS = 300

async function linkTo(path: string): Promise<string> {
  const { data, error } = await (await loadSupabase()).storage.from('payment-slips').createSignedUrl(path, LINK_SECONDS)
  if (error) throw error
  return data.signedUrl
}

function Slip({ path, isPicture }: { path: string; isPicture: boolean }) {
  const { t } = useTranslation('admin-inbox')
  const link = useQuery({ queryKey: ['slip', path], queryFn: () => linkTo(path), gcTime: 0 })
  if (link.isError) return <LoadFailureLine error={link.error} onRetry={() => void link.refetch()} />
  if (!link.data) return <Skeleton className="h-64 w-full" />
  return (
    <a href={link.data} target="_blank" rel="noreferrer" className="text-indigo hover:underline">
      {isPicture ? <img src={link.data} alt={t('slip.picture')} className="max-h-96 w-auto max-w-full rounded-control border border-line" /> : t('slip.open')}
    </a>
  )
}
