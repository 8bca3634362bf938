import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dateFormat } from '../i18n/date-format.ts'
import { Notice } from '../ui/notice.tsx'
import type { AnnouncedChange } from './find-announced.server.ts'
import { INFO_PAGES } from './info-pages.ts'
import { ZONE } from './page-text.ts'

/** Tells a member from when other terms hold, with the way to read them before. */
export function AnnouncedChanges({ changes }: { changes: readonly AnnouncedChange[] }) {
  const { t, i18n } = useTranslation(['pages-written', 'shell'])
  const date = dateFormat(i18n.language, { dateStyle: 'long', timeZone: ZONE })
  return changes.map(({ page, number, from }) => (
    <div key={page} className="mb-4">
      <Notice tone="news">
        <strong className="font-semibold">{t(INFO_PAGES[page].words, { ns: 'shell' })}</strong>
        {' · '}
        {t('next', { date: date.format(new Date(from)) })}{' '}
        <Link to={`/pages/${page}/versions/${number}`} className="link">
          {t('readNext')}
        </Link>
      </Notice>
    </div>
  ))
}
