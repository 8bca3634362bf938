import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { Clock } from '../inbox/clock.tsx'
import { WaitingHere } from '../inbox/waiting-here.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { usePeopleCalled } from '../people-called/use-people-called.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { PrivacyRequestBadge } from './privacy-request-badge.tsx'
import type { Held, PrivacyRequestRow, PrivacySheet } from './privacy-request-row.ts'

/** One request: who asked for what, until when, what was done, and what the law has us keep. */
export default function PrivacyRequestsShow() {
  const { t } = useTranslation('admin-privacy-requests')
  return (
    <RecordPage<PrivacyRequestRow>
      renderTitle={({ name, email, kind }) => `${t(`filters.kindOptions.${kind}`)}: ${name || email || t('nobody')}`}
      renderBadges={({ state }) => <PrivacyRequestBadge state={state} />}
      renderActions={(request) => request.kind === 'export' && request.state === 'done' && request.origin !== 'account' && <TakeCopy request={request} />}
    >
      {(request) => (
        <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex flex-col gap-4">
            <WaitingHere kind="privacy" id={request.id} />
            <Sheet request={request} />
            <Asked request={request} />
          </div>
          <div className="flex flex-col gap-4">
            <ActsPanel noun="privacy" subjects={[request.id]} />
            <StaffNotes about="privacy_requests" subject={request.id} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}

const useSheet = (id: string) =>
  useQuery({ queryKey: ['privacy-sheet', id], queryFn: () => databaseResult<PrivacySheet>('privacy_request_sheet', { p_id: id }), ...CHANGES_ELSEWHERE })

/** What an erasure leaves, and what stands against it now. */
function Sheet({ request }: { request: PrivacyRequestRow }) {
  const { t } = useTranslation('admin-privacy-requests')
  const sheet = useSheet(request.id)
  if (sheet.isError) return <LoadFailureLine error={sheet.error} onRetry={() => void sheet.refetch()} />
  if (!sheet.data || request.kind !== 'erasure' || request.state === 'refused') return null
  const { held, against } = sheet.data
  return (
    <Panel title={t('held.title')}>
      {against && <Notice className="mb-3">{t(`refused.${against.reason}`, { names: against.names.join(', ') })}</Notice>}
      {held.length === 0 ? <p className="text-sm">{t('held.nothing')}</p> : <HeldList held={held} />}
    </Panel>
  )
}

function HeldList({ held }: { held: readonly Held[] }) {
  const { t } = useTranslation('admin-privacy-requests')
  return (
    <>
      <p className="mb-2 max-w-prose text-sm">{t('held.text')}</p>
      <ul className="flex flex-col gap-2 text-sm">
        {held.map(({ what, count }) => (
          <li key={what}>
            <p className="font-semibold">{t(`held.what.${what}`, { count })}</p>
            <p className="max-w-prose text-ink-soft">{t(`held.because.${what}`)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function Asked({ request }: { request: PrivacyRequestRow }) {
  const { t } = useTranslation('admin-privacy-requests')
  const called = usePeopleCalled([request.decided_by])
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.who')}>
          {request.person_id ? (
            <RecordLink to="people" id={request.person_id}>
              {request.name || request.email}
            </RecordLink>
          ) : (
            request.name
          )}
        </Fact>
        <Fact name={t('columns.email')}>{request.email}</Fact>
        <Fact name={t('account')}>{request.state === 'open' && t(request.person_id ? 'member' : 'guest')}</Fact>
        <Fact name={t('columns.origin')}>{t(`filters.originOptions.${request.origin}`)}</Fact>
        <Fact name={t('columns.asked')}>
          <Moment at={request.asked_at} days />
        </Fact>
        <Fact name={t('columns.clock')}>
          <Moment at={request.due_at} days /> {request.state === 'open' && <Clock due={request.due_at} />}
        </Fact>
        <Fact name={t('extension')}>{request.extension}</Fact>
        <Fact name={t('identity')}>{request.identity === 'account' ? t('byAccount') : request.identity}</Fact>
        <Fact name={t('words')}>{request.words !== '' && <span className="whitespace-pre-line">{request.words}</span>}</Fact>
        <Fact name={t('columns.decided')}>
          {request.decided_at && (
            <>
              <Moment at={request.decided_at} /> {called(request.decided_by)}
            </>
          )}
        </Fact>
        <Fact name={t('answer')}>{request.answer}</Fact>
      </Facts>
    </Panel>
  )
}

/** Hands the copy to staff, as a file to be sent to whoever asked. */
function TakeCopy({ request }: { request: PrivacyRequestRow }) {
  const { t } = useTranslation('admin-privacy-requests')
  const may = useMay()
  const { act, busy } = useAct()
  const sheet = useSheet(request.id)
  if (!may('privacy.write') || !sheet.data?.copy_until) return null
  const take = () =>
    act({
      ask: async () => {
        const answer = await askDatabase<string>('take_privacy_copy', { p_id: request.id })
        if (answer.done) save(answer.result, `hattha-data-${request.id.slice(0, 8)}.json`)
        return answer
      },
      done: t('copy.done'),
    })
  return (
    <Button size="small" busy={busy} onClick={() => void take()}>
      {t('copy.verb')}
    </Button>
  )
}

function save(content: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
