import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { Picture } from '../ui/picture.tsx'

/** The frame of every screen about signing in: the form on paper, beside it on a desk a piece of the shop. */
export function AuthFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('account')
  return (
    <div className="wrap grid items-stretch gap-x-16 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:py-16">
      <title>{t('pageTitle', { title })}</title>
      <div className="mx-auto w-full max-w-md">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        {lead && <div className="mt-2 text-ink-soft">{lead}</div>}
        <div className="mt-7">{children}</div>
      </div>
      <aside className="max-lg:hidden">
        <figure className="sticky top-8 overflow-hidden rounded-card border border-line bg-surface">
          <Picture src="/pictures/celadon-vase-jade.webp" alt="" sizes="26rem" ratio="4 / 5" />
          <figcaption className="p-5 text-sm text-ink-soft">{t('aside')}</figcaption>
        </figure>
      </aside>
    </div>
  )
}
