import { CircleCheckBig } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import type { Placed } from './place-answers.ts'

type Props = { id: string; name: string; placed: Placed; shop: string }

/** The shop has it: what that means, and where to go on. */
export function PlacedScreen({ id, name, placed, shop }: Props) {
  const { t } = useTranslation('listing')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="wrap grid max-w-xl justify-items-center gap-4 py-16 text-center">
      <CircleCheckBig className="size-14 text-leaf" aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
        {t(`placed.${placed}`, { name })}
      </h1>
      <p className="text-ink-soft">{t(`placed.${placed}Text`)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {placed !== 'draft' && placed !== 'first' && placed !== 'planned' && <ButtonLink to={`/products/${id}`}>{t('placed.see')}</ButtonLink>}
        <ButtonLink look="quiet" to="/seller-dashboard?tab=products">
          {t('toProducts')}
        </ButtonLink>
        <ButtonLink look="quiet" to={`/seller-dashboard/products/new?shop=${shop}`}>
          {t('placed.another')}
        </ButtonLink>
      </div>
    </div>
  )
}
