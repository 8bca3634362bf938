import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../ui/copy-button.tsx'

/** What this page is about, and the number to name when asking. `good` is news people hoped for. */
export function OrderHeading({
  title,
  text,
  number,
  good = false,
  children,
}: {
  title: string
  text: ReactNode
  number: string
  good?: boolean
  children?: ReactNode
}) {
  const { t } = useTranslation('tracking')
  return (
    <header>
      <h1 className="flex flex-wrap items-center gap-x-4 gap-y-2 text-2xl sm:text-3xl">
        {good && (
          <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-leaf-wash text-leaf">
            <Check className="size-6" strokeWidth={2.5} aria-hidden="true" />
          </span>
        )}
        <span className="min-w-0">{title}</span>
      </h1>
      {text !== undefined && <p className="mt-2 max-w-text text-ink-soft">{text}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm">
        <span className="text-ink-soft">{t('number')}</span>
        <strong className="font-semibold whitespace-nowrap tabular-nums">{number}</strong>
        <CopyButton text={number} label={t('copyNumber')} />
      </p>
      {children}
    </header>
  )
}
