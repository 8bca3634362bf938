import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { openingTime } from '../../i18n/opening-time.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { callFunction } from '../../platform/call-function.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { FollowButton } from '../../sellers/follow-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Product } from '../product.ts'
import type { Opening } from './get-early-product.server.ts'

type Props = { id: string; opening: Opening; show: (product: Product) => ReactNode }

/** A piece that premium members or followers see before everybody: for them its page, for others when it opens. The page itself, which is the same for all, knows no more. */
export default function EarlyProduct({ id, opening, show }: Props) {
  const { t } = useTranslation('product')
  const moments = useMoments()
  const { user } = useSession()
  const owner = user?.id
  const [mine, setMine] = useState<{ owner: string; product: Product }>()
  const ask = useCallback(async () => {
    const answer = await callFunction<{ product: Product | null }>('early-product', { id })
    return answer.done ? answer.result.product : null
  }, [id])
  useEffect(() => {
    if (owner === undefined) return
    let gone = false
    void ask().then((product) => !gone && product && setMine({ owner, product }))
    return () => {
      gone = true
    }
  }, [owner, ask])
  // Whoever follows now sees it now.
  const follow = useCallback(
    (follows: boolean) => {
      if (follows && owner !== undefined) void ask().then((product) => product && setMine({ owner, product }))
    },
    [owner, ask],
  )
  const when = openingTime(moments, opening.at)
  const product = mine && mine.owner === owner ? mine.product : undefined
  if (product)
    return (
      <>
        <meta name="robots" content="noindex" />
        <p className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 pt-4 text-sm">
          <Badge tone="gold">{t(opening.followers ? 'early.badgeFollowers' : 'early.badge')}</Badge>
          {t('early.until', { when })}
        </p>
        {show(product)}
      </>
    )
  const who = [...(opening.followers ? [t('early.followers', { seller: opening.seller })] : []), ...(opening.premium ? [t('early.text')] : [])].join(' ')
  return (
    <>
      <title>{`${t('early.title')} · Hattha`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={t('early.title')}
        text={`${t('early.until', { when })} ${who}`}
        actions={
          <>
            {opening.followers && <FollowButton seller={{ id: opening.seller_id, name: opening.seller }} back={`/products/${id}`} onChange={follow} />}
            {opening.premium && <ButtonLink to="/membership#plans">{t('early.plan')}</ButtonLink>}
          </>
        }
      />
    </>
  )
}
