import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { callFunction, type Answer } from '../../platform/call-function.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { usePeopleCalled } from '../people-called/use-people-called.tsx'
import { BackupRunning } from './backup-running.tsx'
import { type BackupRow, COUNTED } from './backup-row.ts'
import { BackupBadge, ProofBadge, Size } from './backup-words.tsx'

/** One backup: what it is, and what came back when it was started as a database of its own. */
export default function BackupShow() {
  const moments = useMoments()
  return (
    <RecordPage<BackupRow>
      renderTitle={({ asked_at: at }) => moments({ dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))}
      renderBadges={({ state, proof }) => (
        <>
          <BackupBadge state={state} />
          {state === 'ready' && <ProofBadge proof={proof} />}
        </>
      )}
      renderActions={(backup) => backup.state === 'ready' && <Deeds backup={backup} />}
    >
      {(backup) => (
        <div className="flex flex-col gap-4">
          <BackupRunning />
          {backup.failure !== '' && <Notice>{backup.failure}</Notice>}
          {backup.proof_failure !== '' && <Notice tone={backup.proof === 'impossible' ? 'news' : 'trouble'}>{backup.proof_failure}</Notice>}
          <ProofPanel backup={backup} />
          <FactsPanel backup={backup} />
          <ActsPanel noun="backups" subjects={[backup.id]} />
        </div>
      )}
    </RecordPage>
  )
}

function Deeds({ backup }: { backup: BackupRow }) {
  const { t } = useTranslation('admin-backup')
  const may = useMay()
  const { act, busy } = useAct()
  const prove = () => act({ ask: () => callFunction('prove-backup', { id: backup.id }), done: t('prove.started') })
  const take = () =>
    act({
      ask: async (): Promise<Answer<{ url: string }>> => {
        const answer = await callFunction<{ url: string }>('open-backup', { id: backup.id })
        if (answer.done) window.location.assign(answer.result.url)
        return answer
      },
      done: t('take.started'),
    })
  return (
    <>
      {may('backups.write') && backup.proof !== 'running' && (
        <Button size="small" look="quiet" busy={busy} onClick={() => void prove()}>
          {t('prove.verb')}
        </Button>
      )}
      {may('backups.take') && (
        <Button size="small" look="quiet" busy={busy} onClick={() => void take()}>
          {t('take.verb')}
        </Button>
      )}
    </>
  )
}

/** What was counted when it began, beside what was counted in the database that was made of it: with the log that had come since, so there may be more. */
function ProofPanel({ backup }: { backup: BackupRow }) {
  const { t, i18n } = useTranslation('admin-backup')
  const number = numberFormat(i18n.language)
  const { figures, proof_figures: found } = backup
  if (backup.state !== 'ready') return null
  return (
    <Panel title={t('proof.title')}>
      <p className="max-w-prose text-sm">
        {t(`proof.means.${backup.proof}`)} <Moment at={backup.proof_at} />
      </p>
      <table className="mt-3 w-full max-w-xl border-collapse text-sm">
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className="py-2 pe-3 text-start font-semibold">
              {t('proof.what')}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-semibold">
              {t('proof.before')}
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-semibold">
              {t('proof.found')}
            </th>
          </tr>
        </thead>
        <tbody>
          {COUNTED.map((name) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 pe-3 text-start font-normal">
                {t(`counted.${name}`)}
              </th>
              <td className="px-3 py-2 text-end">{figures[name] === undefined ? '–' : number.format(figures[name])}</td>
              <td className="py-2 ps-3 text-end font-semibold">{found[name] === undefined ? '–' : number.format(found[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Facts className="mt-3">
        <Fact name={t('proof.filesRead')}>{found.filesRead !== undefined && number.format(found.filesRead)}</Fact>
        <Fact name={t('proof.seconds')}>{found.seconds !== undefined && number.format(found.seconds)}</Fact>
        <Fact name={t('proof.lastCommit')}>{found.lastCommit && <Moment at={found.lastCommit} />}</Fact>
      </Facts>
    </Panel>
  )
}

function FactsPanel({ backup }: { backup: BackupRow }) {
  const { t } = useTranslation('admin-backup')
  const called = usePeopleCalled(backup.asked_by ? [backup.asked_by] : [])
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.origin')}>
          {t(`origins.${backup.origin}`)} {backup.asked_by && called(backup.asked_by)}
        </Fact>
        <Fact name={t('ready')}>{backup.ready_at && <Moment at={backup.ready_at} />}</Fact>
        <Fact name={t('columns.bytes')}>{backup.bytes > 0 && <Size bytes={backup.bytes} />}</Fact>
        <Fact name={t('filesAdded')}>{backup.state === 'ready' && String(backup.files_added)}</Fact>
        <Fact name={t('columns.kept')}>{backup.kept_as !== '' && t(`keptAs.${backup.kept_as}`)}</Fact>
        <Fact name={t('number')}>
          <code className="wrap-anywhere">{backup.id}</code>
        </Fact>
      </Facts>
    </Panel>
  )
}
