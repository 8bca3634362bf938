import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { Differences } from '../ledger/books-check.tsx'
import type { WorkFacts } from './work.ts'

/** The books differ: what the last check found, each with the way to its rows. It waits until a check finds nothing. */
export function BooksWork({ facts }: { facts: WorkFacts['books'] }) {
  const { t } = useTranslation(['admin-inbox', 'admin-ledger'])
  return (
    <>
      <Facts>
        <Fact name={t('books.checked')}>
          <Moment at={facts.checked_at} />
        </Fact>
        <Fact name={t('books.differences')}>{String(facts.differences)}</Fact>
        <Fact name={t('books.where')}>
          <Link to="/admin/ledger" className="text-indigo underline underline-offset-4">
            {t('admin-ledger:check.title')}
          </Link>
        </Fact>
      </Facts>
      <div className="text-sm">
        <Differences problems={facts.problems} />
      </div>
      <p className="text-sm text-ink-soft">{t('books.ends')}</p>
    </>
  )
}
