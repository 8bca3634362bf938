import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { Entries } from './entries.tsx'
import { type JournalRow, makerOf } from './journal-row.ts'
import { About, KindWord } from './ledger-list.tsx'

/** One journal: what it is about, and its entries, which leave nothing over. */
export default function LedgerShow() {
  const { t } = useTranslation('admin-ledger')
  return (
    <RecordPage<JournalRow> renderTitle={({ id }) => t('journal', { number: id })}>
      {(journal) => (
        <div className="grid gap-4 xl:grid-cols-2">
          <Panel title={t('facts')}>
            <Facts>
              <Fact name={t('columns.kind')}>
                <KindWord kind={journal.kind} />
              </Fact>
              <Fact name={t('columns.posted')}>
                <Moment at={journal.posted_at} />
              </Fact>
              <Fact name={t('columns.about')}>
                <About journal={journal} />
              </Fact>
              <Fact name={t('columns.seller')}>{makerOf(journal)}</Fact>
              <Fact name={t('columns.key')}>
                <code>{journal.key}</code>
              </Fact>
            </Facts>
          </Panel>
          <Panel title={t('entries')}>
            <Entries label={t('journal', { number: journal.id })} postings={journal.postings} />
          </Panel>
        </div>
      )}
    </RecordPage>
  )
}
