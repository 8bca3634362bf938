import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dateFormat } from '../i18n/date-format.ts'
import { Notice } from '../ui/notice.tsx'
import { type Written, ZONE } from './page-text.ts'

/** Since when a page holds, the way to what held before, and what will hold. Nothing where it has always been the same. */
export default function Validity({ written: { id, since, hasVersions, next } }: { written: Written }) {
  const { t, i18n } = useTranslation('pages-written')
  if (!hasVersions) return null
  const date = dateFormat(i18n.language, { dateStyle: 'long', timeZone: ZONE })
  return (
    <>
      <p className="mt-3 flex flex-wrap gap-x-3 text-sm text-ink-soft">
        {since !== null && <span>{t('since', { date: date.format(new Date(since)) })}</span>}
        <Link to={`/pages/${id}/versions`} className="link">
          {t('versions')}
        </Link>
      </p>
      {next && (
        <div className="mt-4">
          <Notice tone="news">
            {t('next', { date: date.format(new Date(next.from)) })}{' '}
            <Link to={`/pages/${id}/versions/${next.number}`} className="link">
              {t('readNext')}
            </Link>
          </Notice>
        </div>
      )}
    </>
  )
}
