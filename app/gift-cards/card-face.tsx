import { clsx } from 'clsx'
import { Cake, Gift, Heart, House, PartyPopper, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { WovenBand } from '../ui/woven-motif.tsx'
import type { Occasion } from './gift-card.ts'

const LOOKS = {
  thanks: { Icon: Heart, colours: 'bg-terracotta-wash text-terracotta' },
  birthday: { Icon: Cake, colours: 'bg-gold-wash text-gold' },
  wedding: { Icon: Sparkles, colours: 'bg-indigo-wash text-indigo' },
  new_year: { Icon: PartyPopper, colours: 'bg-gold-wash text-terracotta' },
  home: { Icon: House, colours: 'bg-leaf-wash text-leaf' },
  any: { Icon: Gift, colours: 'bg-indigo-wash text-gold' },
} as const satisfies Record<Occasion, { Icon: typeof Gift; colours: string }>

type FaceProps = { occasion: Occasion; amount: string; to: string; from: string; message: string; code?: string; className?: string }

/** The picture of a card: its occasion, what it is worth, who gives it to whom. */
export function CardFace({ occasion, amount, to, from, message, code, className }: FaceProps) {
  const { t } = useTranslation('gift-cards')
  const { Icon, colours } = LOOKS[occasion]
  return (
    <div className={clsx('overflow-hidden rounded-card border border-line bg-surface shadow-card', className)}>
      <div className={clsx('grid justify-items-center gap-2 px-5 py-7 text-center', colours)}>
        <Icon className="size-12" strokeWidth={1.25} aria-hidden="true" />
        <p className="font-serif text-2xl wrap-anywhere">{t(`greeting.${occasion}`, { name: to })}</p>
      </div>
      <WovenBand />
      <div className="grid gap-3 p-5">
        <p className="flex flex-wrap items-baseline justify-between gap-2">
          <span className="text-sm text-ink-soft">{t('card.title')}</span>
          <span className="text-2xl font-semibold tabular-nums">{amount}</span>
        </p>
        {message !== '' && <p className="text-sm wrap-anywhere whitespace-pre-line">{message}</p>}
        {from !== '' && <p className="text-sm text-ink-soft wrap-anywhere">{t('card.from', { from })}</p>}
        {code !== undefined && (
          <div className="rounded-control border border-dashed border-line-strong p-3 text-center">
            <p className="text-sm text-ink-soft">{t('card.code')}</p>
            <p className="font-mono text-lg font-semibold tracking-wider wrap-anywhere">{code}</p>
          </div>
        )}
      </div>
    </div>
  )
}
