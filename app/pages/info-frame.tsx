import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { INFO_PAGES, type InfoName, type ShopFacts } from './info-pages.ts'
import { Prose } from './prose.tsx'
import type { Written } from './page-text.ts'

// Most pages are as they are built in, and need nothing that draws an article or says since when one holds.
const Validity = lazyScreen(() => import('./validity.tsx'), { messages: [], rare: true })
const WrittenArticle = lazyScreen(() => import('./written-article.tsx'), { messages: [], rare: true })

/** A page of text: what it is about, its sections one after the other with a way to each, and where to go on. `after` stands below a section of that key; `written` takes the place of what is built in. */
export function InfoFrame({
  page,
  facts,
  written,
  after = {},
  meta,
}: {
  page: InfoName
  facts: ShopFacts
  written: Written | undefined
  after?: Readonly<Record<string, ReactNode>>
  meta?: string | undefined
}) {
  const { name, sections, related } = INFO_PAGES[page]
  const { t } = useTranslation([`pages-${name}`, 'shell'])
  const say = (key: string) => t(key, { ...facts, percent: facts.commissionPercent, vat: facts.vatPercent, days: facts.returnDays, name: facts.legalName })
  const text = written?.text
  const title = text?.title ?? say('title')
  const lead = text?.lead ?? say('lead')
  const contents = text?.contents ?? sections.map((section) => ({ id: section, title: say(`${section}.title`) }))
  return (
    <div className="wrap pt-6 sm:pt-8">
      <title>{`${title} · Hattha`}</title>
      <meta name="description" content={lead} />
      <Breadcrumbs trail={[{ label: 'Hattha', to: '/' }]} here={title} />
      <div className="mt-4 grid gap-x-16 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <article className="min-w-0 max-w-text">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {meta && <p className="mt-3 text-sm text-ink-soft">{meta}</p>}
          {written?.hasVersions && <Validity written={written} />}
          <Prose className="mt-5 text-lg text-ink-soft" text={lead} />
          {text ? (
            <WrittenArticle text={text} parts={after} />
          ) : (
            <>
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
            </>
          )}
        </article>
        <nav aria-label={t('shell:info.onPage')} className="text-sm max-lg:hidden">
          <div className="sticky top-8 border-s border-line ps-6">
            <p className="font-semibold">{t('shell:info.onPage')}</p>
            <ul className="mt-2">
              {contents.map(({ id, title: heading }) => (
                <li key={id}>
                  <a href={`#${id}`} className="inline-flex min-h-8 items-center text-ink-soft hover:text-indigo hover:underline">
                    {heading}
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
