import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { MemberPapers, thisMonth } from '../money/member-papers.tsx'
import { MadeLines } from './made-lines.tsx'
import { listMyMemberships, readMemberStatement } from '../money/read-cooperative.ts'

/** What the reader has earned as a member of the cooperative: their own alone, whatever else they may do in the shop. */
export function MyShare({ seller, person }: { seller: string; person: string }) {
  const { t } = useTranslation('cooperative')
  const mine = useQuery({ queryKey: ['my-memberships', seller, person], queryFn: () => listMyMemberships(seller, person) })
  if (mine.isError) return <LoadFailureLine title={t('unread')} error={mine.error} onRetry={() => void mine.refetch()} />
  if (mine.isPending || mine.data.length === 0) return null
  return (
    <section aria-labelledby="my-share" className="grid gap-3">
      <h2 id="my-share" className="text-lg">
        {t('mine')}
      </h2>
      {mine.data.map((member) => (
        <Share key={member.id} seller={seller} member={member} />
      ))}
    </section>
  )
}

function Share({ seller, member }: { seller: string; member: { id: string; name: string } }) {
  const { t, i18n } = useTranslation('cooperative')
  const month = thisMonth()
  const found = useQuery({ queryKey: ['my-share', member.id, month], queryFn: () => readMemberStatement(member.id, month) })
  const price = (satang: number) => formatPrice(minor(satang), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  const sold = found.data?.lines.filter(({ kind }) => kind !== 'payout').reduce((sum, { amount }) => sum + amount, 0) ?? 0
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-4">
      {found.isError ? (
        <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />
      ) : found.isPending ? (
        <Waiting className="h-12" />
      ) : (
        <p>
          <span className="block text-2xl font-semibold tabular-nums">{price(found.data.closing)}</span>
          <span className="text-sm text-ink-soft">{t('month', { amount: price(sold) })}</span>
        </p>
      )}
      <MemberPapers seller={seller} member={member} />
      <MadeLines member={member.id} price={price} />
    </div>
  )
}
