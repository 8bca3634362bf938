import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SellerPortrait } from './seller-portrait.tsx'
import type { Teller } from './teller.ts'
import { VerifiedMark } from '../ui/verified-mark.tsx'

/** The maker's own words, as far as a column holds them, and the way to the rest. Needs the namespace `sellers`. */
export function TellerStory({ teller, className }: { teller: Teller; className?: string }) {
  const { t, i18n } = useTranslation('sellers')
  const lang = teller.storyLanguage !== i18n.language && teller.storyLanguage !== '' ? teller.storyLanguage : undefined
  return (
    <figure className={clsx('grid gap-5 rounded-card border border-line bg-surface p-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8 sm:p-9', className)}>
      <SellerPortrait name={teller.name} src={teller.portrait} className="size-20 text-2xl sm:size-28" sizes="7rem" />
      <div className="min-w-0">
        <blockquote lang={lang} className="text-lg leading-relaxed sm:text-xl">
          <p>{teller.story}</p>
        </blockquote>
        <figcaption className="mt-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{teller.name}</span>
            {teller.isVerified && <VerifiedMark label={t('verified')} />}
          </p>
          <p className="text-sm text-ink-soft">
            {[teller.craft, teller.place, teller.years > 0 && t('years', { count: teller.years })].filter(Boolean).join(' · ')}
          </p>
        </figcaption>
        <Link
          to={`/sellers/${teller.id}`}
          discover="none"
          className="group/go mt-1 inline-flex min-h-11 max-w-full items-center wrap-anywhere gap-1.5 font-semibold text-indigo hover:underline"
        >
          {t('spotlight.read', { seller: teller.name })}
          <ArrowRight className="size-4.5 shrink-0 transition-transform group-hover/go:translate-x-0.5" aria-hidden="true" />
        </Link>
      </div>
    </figure>
  )
}
