import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { usePeopleCalled } from '../people-called/use-people-called.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { LineAmount } from './line-amount.tsx'
import { LineBadge } from './line-badge.tsx'
import { AboutLine, KindOfLine, Problem, ProviderName } from './line-columns.tsx'
import { LineDecision } from './line-decision.tsx'
import { LineUndo } from './line-undo.tsx'
import { type SettlementLineRow, waits } from './settlement-line-row.ts'

/** One line: what the provider says, what the books have, and what is to be done where the two differ. */
export default function SettlementLinesShow() {
  const { t } = useTranslation('admin-settlement-lines')
  const may = useMay()
  return (
    <RecordPage<SettlementLineRow>
      renderTitle={({ line }) => line}
      renderBadges={({ state }) => <LineBadge state={state} />}
      renderActions={(line) => line.decision !== '' && <LineUndo line={line} />}
    >
      {(line) => (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          {waits(line) && (
            <Panel title={t('decide.title')} className="xl:col-span-2">
              <LineDecision line={line} />
            </Panel>
          )}
          <Told line={line} />
          {line.decision !== '' && <Decided line={line} />}
          {may('activity.read') && <ActsPanel noun="settlement_lines" subjects={[String(line.id)]} />}
        </div>
      )}
    </RecordPage>
  )
}

function Told({ line }: { line: SettlementLineRow }) {
  const { t } = useTranslation(['admin-settlement-lines', 'admin-ledger'])
  const { currency } = line
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.amount')}>
          <LineAmount minor={line.amount_minor} currency={currency} className="text-xl font-semibold" />
        </Fact>
        <Fact name={t('columns.ours')}>
          <LineAmount minor={line.ours_minor} currency={currency} />
        </Fact>
        <Fact name={t('difference')}>
          {line.amount_minor !== line.ours_minor && <LineAmount minor={line.amount_minor - line.ours_minor} currency={currency} />}
        </Fact>
        <Fact name={t('columns.fee')}>{line.fee_minor !== 0 && <LineAmount minor={line.fee_minor} currency={currency} />}</Fact>
        <Fact name={t('columns.problem')}>{line.problem !== '' && <Problem line={line} />}</Fact>
        <Fact name={t('columns.kind')}>
          <KindOfLine line={line} />
        </Fact>
        <Fact name={t('columns.about')}>{(line.payment ?? line.refund ?? line.payout ?? line.sent) && <AboutLine line={line} />}</Fact>
        <Fact name={t('columns.happened')}>
          <Moment at={line.happened_at} />
        </Fact>
        <Fact name={t('columns.provider')}>
          <ProviderName provider={line.provider} />
        </Fact>
        <Fact name={t('report')}>
          {line.report && (
            <RecordLink to="reconciliation" id={String(line.report.id)}>
              {line.report.name}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('columns.description')}>{line.description}</Fact>
        <Fact name={t('refersTo')}>{line.refers_to.length > 0 && <code className="wrap-anywhere">{line.refers_to.join(', ')}</code>}</Fact>
        {line.journals?.map(({ id }) => (
          <Fact key={id} name={t('admin-ledger:columns.journal')}>
            <RecordLink to="ledger" id={String(id)}>
              {t('admin-ledger:journal', { number: id })}
            </RecordLink>
          </Fact>
        ))}
      </Facts>
    </Panel>
  )
}

function Decided({ line }: { line: SettlementLineRow }) {
  const { t } = useTranslation(['admin-settlement-lines', 'admin-corrections'])
  const called = usePeopleCalled([line.resolved_by])
  return (
    <Panel title={t('decided.title')}>
      <Facts>
        <Fact name={t('decided.what')}>{line.decision !== '' && t(`decided.${line.decision}`)}</Fact>
        <Fact name={t('decided.by')}>
          {called(line.resolved_by)} {line.resolved_at && <Moment at={line.resolved_at} />}
        </Fact>
        <Fact name={t('decided.why')}>{line.resolution}</Fact>
        <Fact name={t('correction')}>
          {line.correction_id !== null && (
            <RecordLink to="corrections" id={String(line.correction_id)}>
              {t('admin-corrections:correction', { number: line.correction_id })}
            </RecordLink>
          )}
        </Fact>
      </Facts>
    </Panel>
  )
}
