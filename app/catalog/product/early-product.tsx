import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { callFunction } from '../../platform/call-function.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { openingTime } from '../opening-time.ts'
import type { Product } from '../product.ts'

type Props = { id: string; opensAt: string; show: (product: Product) => ReactNode }

/** A piece that premium members see before everybody: for them its page, for others when it opens. The page itself, which is the same for all, knows no more. */
export default function EarlyProduct({ id, opensAt, show }: Props) {
  const { t } = useTranslation('product')
  const moments = useMoments()
  const { user } = useSession()
  const owner = user?.id
  const [mine, setMine] = useState<{ owner: string; product: Product }>()
  useEffect(() => {
    if (owner === undefined) return
    let gone = false
    void callFunction<{ product: Product | null }>('early-product', { id }).then(
      (answer) => !gone && answer.done && answer.result.product && setMine({ owner, product: answer.result.product }),
    )
    return () => {
      gone = true
    }
  }, [owner, id])
  const when = openingTime(moments, opensAt)
  const product = mine && mine.owner === owner ? mine.product : undefined
  if (product)
    return (
      <>
        <meta name="robots" content="noindex" />
        <p className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 pt-4 text-sm">
          <Badge tone="gold">{t('early.badge')}</Badge>
          {t('early.until', { when })}
        </p>
        {show(product)}
      </>
    )
  return (
    <>
      <title>{`${t('early.title')} · Hattha`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={t('early.title')}
        text={`${t('early.until', { when })} ${t('early.text')}`}
        actions={<ButtonLink to="/membership#plans">{t('early.plan')}</ButtonLink>}
      />
    </>
  )
}
