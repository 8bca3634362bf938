import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dateFormat } from '../../i18n/date-format.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Prose } from '../prose.tsx'
import type { ListedVersion } from '../find-written.server.ts'
import { addressOfPage, type WrittenText } from '../page-text.ts'
import { ZONE } from '../page-text.ts'
import WrittenArticle from '../written-article.tsx'

export type VersionsData = { id: string; versions: ListedVersion[]; shown: ListedVersion; text: WrittenText; isList: boolean }

/** Which text of a page held when; one of them to read. */
export default function VersionsScreen({ loaderData: { id, versions, shown, text, isList } }: { loaderData: VersionsData }) {
  const { t, i18n } = useTranslation('pages-written')
  const date = dateFormat(i18n.language, { dateStyle: 'long', timeZone: ZONE })
  const spanOf = ({ from, until }: ListedVersion) => {
    if (from === null) return until === null ? t('always') : t('until', { date: date.format(new Date(until)) })
    return until === null ? t('from', { date: date.format(new Date(from)) }) : date.formatRange(new Date(from), new Date(until))
  }
  return (
    <div className="wrap pt-6 sm:pt-8">
      <title>{`${text.title} · ${t('versions')} · Hattha`}</title>
      <Breadcrumbs
        trail={[
          { label: 'Hattha', to: '/' },
          { label: text.title, to: addressOfPage(id) },
        ]}
        here={t('versions')}
      />
      <div className="mt-4 max-w-text lg:mt-8">
        <h1 className="text-3xl sm:text-4xl">{isList ? t('versionsOf', { title: text.title }) : text.title}</h1>
        <ol className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
          {versions.map((version) => (
            <li key={version.number}>
              <Link
                to={`/pages/${id}/versions/${version.number}`}
                aria-current={!isList && version.number === shown.number ? 'page' : undefined}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2 hover:text-indigo aria-[current=page]:font-semibold"
              >
                <span>{spanOf(version)}</span>
                <span className="text-sm text-ink-soft">{t(`holds.${version.holds}`)}</span>
              </Link>
            </li>
          ))}
        </ol>
        {!isList && (
          <article className="mt-8">
            <Notice tone="news">{t(`is.${shown.holds}`)}</Notice>
            <Prose className="mt-5 text-lg text-ink-soft" text={text.lead} />
            <WrittenArticle text={text} parts={{}} />
          </article>
        )}
      </div>
    </div>
  )
}
