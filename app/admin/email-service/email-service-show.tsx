import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useRowsLink } from '../../desk-kit/use-rows-link.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { type Choice, DecideButtons } from '../inbox/decide-buttons.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { LetterBadge } from './letter-badge.tsx'
import type { LetterRow } from './letter-row.ts'

type Suppressed = { because: 'bounced' | 'complained' | 'staff'; detail: string; created_at: string }
type Trail = {
  queued_at: string | null
  again: boolean
  open: boolean | null
  error: string | null
  suppressed: Suppressed | null
  orders: { id: string; number: string }[]
}

/** A letter: to whom, when, what the mail server said, what came back, and what can be done now. */
export default function EmailServiceShow() {
  return (
    <RecordPage<LetterRow> renderTitle={({ subject }) => subject} renderBadges={({ state }) => <LetterBadge state={state} />}>
      {(letter) => <Whole letter={letter} />}
    </RecordPage>
  )
}

function Whole({ letter }: { letter: LetterRow }) {
  const { t } = useTranslation('admin-email-service')
  const link = useRowsLink()
  const trail = useQuery({
    queryKey: ['letter-trail', letter.id],
    queryFn: () => databaseResult<Trail>('letter_trail', { p_id: letter.id }),
    ...CHANGES_ELSEWHERE,
  })
  if (trail.isError) return <LoadFailureLine error={trail.error} onRetry={() => void trail.refetch()} />
  if (!trail.data) return <Waiting className="h-64 w-full" />
  const { suppressed, orders, queued_at: queued, error } = trail.data
  const others = link('email-service', { address: letter.address })
  return (
    <div className="flex flex-col gap-4">
      <Notice tone={letter.state === 'sent' ? 'news' : 'trouble'}>{t(`why.${letter.state}`)}</Notice>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={t('facts')}>
          <Facts>
            <Fact name={t('columns.address')}>{others === undefined ? letter.address : <Link to={others}>{letter.address}</Link>}</Fact>
            <Fact name={t('columns.topic')}>{letter.topic !== '' && <code>{letter.topic}</code>}</Fact>
            <Fact name={t('orders')}>
              {orders.length > 0 && (
                <span className="flex flex-wrap gap-x-3">
                  {orders.map(({ id, number }) => (
                    <RecordLink key={id} to="orders" id={id}>
                      {number}
                    </RecordLink>
                  ))}
                </span>
              )}
            </Fact>
            <Fact name={t('queuedAt')}>{queued !== null && <Moment at={queued} />}</Fact>
            <Fact name={t('firstTry')}>
              <Moment at={letter.created_at} />
            </Fact>
            <Fact name={t('columns.attempts')}>{letter.attempts}</Fact>
            <Fact name={t('sentAt')}>{letter.sent_at && <Moment at={letter.sent_at} />}</Fact>
            <Fact name={t('columns.answer')}>{letter.answer !== '' && <code>{letter.answer}</code>}</Fact>
            <Fact name={t('bouncedAt')}>{letter.bounced_at && <Moment at={letter.bounced_at} />}</Fact>
            <Fact name={t('bounce')}>{letter.bounce !== '' && <code>{letter.bounce}</code>}</Fact>
            <Fact name={t('error')}>{error && <code>{error}</code>}</Fact>
          </Facts>
          <Deeds letter={letter} trail={trail.data} />
        </Panel>
        <div className="flex flex-col gap-4">
          {suppressed && <SuppressedPanel address={letter.address} suppressed={suppressed} />}
          <ActsPanel noun="letters" subjects={[letter.id, letter.address]} />
        </div>
      </div>
    </div>
  )
}

function Deeds({ letter, trail }: { letter: LetterRow; trail: Trail }) {
  const { t } = useTranslation('admin-email-service')
  const may = useMay()
  if (!may('letters.write')) return null
  if (!trail.again) return <p className="mt-3 text-sm text-ink-soft">{t('writtenOnce')}</p>
  if (trail.suppressed) return null
  return (
    <div className="mt-4">
      <DecideButtons
        choices={[
          {
            id: 'again',
            verb: t('again.verb'),
            title: t('again.title', { address: letter.address }),
            consequence: t('again.consequence'),
            done: t('again.done'),
            ask: (reason) => askDatabase('send_letter_again', { p_id: letter.id, p_reason: reason }),
            refused: ({ code }) => (code === 'already_decided' ? t('again.onItsWay') : undefined),
          },
        ]}
      />
    </div>
  )
}

function SuppressedPanel({ address, suppressed: { because, detail, created_at: at } }: { address: string; suppressed: Suppressed }) {
  const { t } = useTranslation(['admin-email-service', 'admin-email-suppressions'])
  const may = useMay()
  const release: Choice = {
    id: 'release',
    look: 'primary',
    verb: t('admin-email-suppressions:release.verb'),
    title: t('admin-email-suppressions:release.title', { address }),
    consequence: t('admin-email-suppressions:release.consequence'),
    done: t('admin-email-suppressions:release.done'),
    ask: (reason) => askDatabase('release_address', { p_address: address, p_reason: reason }),
  }
  return (
    <Panel title={t('suppressedTitle')}>
      <Facts className="mb-3">
        <Fact name={t('admin-email-suppressions:columns.because')}>{t(`admin-email-suppressions:filters.becauseOptions.${because}`)}</Fact>
        <Fact name={t('admin-email-suppressions:columns.detail')}>{detail}</Fact>
        <Fact name={t('admin-email-suppressions:columns.created')}>
          <Moment at={at} />
        </Fact>
      </Facts>
      {may('letters.write') && <DecideButtons choices={[release]} />}
    </Panel>
  )
}
