import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { INFO_PAGES, type InfoName, type ShopFacts } from './info-pages.ts'
import { Prose } from './prose.tsx'

/** A page of text: what it is about, its sections one after the other with a way to each, and where to go on. `after` stands below a section of that key. */
export function InfoFrame({
  page,
  facts,
  after = {},
  meta,
}: {
  page: InfoName
  facts: ShopFacts
  after?: Readonly<Record<string, ReactNode>>
  meta?: string | undefined
}) {
  const { name, sections, related } = INFO_PAGES[page]
  const { t } = useTranslation([`pages-${name}`, 'shell'])
  const say = (key: string) => t(key, { ...facts, percent: facts.commissionPercent, vat: facts.vatPercent, days: facts.returnDays, name: facts.legalName })
  return (
    <div className="wrap pt-6 sm:pt-8">
      <title>{`${say('title')} · Hattha`}</title>
      <meta name="description" content={say('lead')} />
      <Breadcrumbs trail={[{ label: 'Hattha', to: '/' }]} here={say('title')} />
      <div className="mt-4 grid gap-x-16 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <article className="min-w-0 max-w-text">
          <h1 className="text-3xl sm:text-4xl">{say('title')}</h1>
          {meta && <p className="mt-3 text-sm text-ink-soft">{meta}</p>}
          <Prose className="mt-5 text-lg text-ink-soft" text={say('lead')} />
          {after['lead']}
          {sections.map((section) => (
            <section key={section} aria-labelledby={section} className="mt-10 scroll-mt-6">
              <h2 id={section} className="mb-3 scroll-mt-6 text-xl sm:text-2xl">
                {say(`${section}.title`)}
              </h2>
              <Prose text={say(`${section}.text`)} />
              {after[section]}
            </section>
          ))}
        </article>
        <nav aria-label={t('shell:info.onPage')} className="text-sm max-lg:hidden">
          <div className="sticky top-8 border-s border-line ps-6">
            <p className="font-semibold">{t('shell:info.onPage')}</p>
            <ul className="mt-2">
              {sections.map((section) => (
                <li key={section}>
                  <a href={`#${section}`} className="inline-flex min-h-8 items-center text-ink-soft hover:text-indigo hover:underline">
                    {say(`${section}.title`)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      </div>
      <nav aria-label={t('shell:info.related')} className="mt-14 border-t border-line pt-6">
        <h2 className="font-sans text-sm font-semibold text-ink-soft">{t('shell:info.related')}</h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {related.map((other) => (
            <li key={other}>
              <Link
                to={INFO_PAGES[other].to}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-5 py-1.5 wrap-anywhere hover:border-indigo hover:text-indigo"
              >
                {t(INFO_PAGES[other].words, { ns: 'shell' })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
