import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'

/** Where somebody of the staff is signed in. */
export type StaffSession = {
  id: string
  person_id: string
  name: string
  since: string
  used_at: string
  network: string
  device: string
  proven: boolean
  mine: boolean
}

/** Where staff are signed in, the last used first; one session of somebody can be ended, or all. */
export function SessionsPanel({ sessions }: { sessions: readonly StaffSession[] }) {
  const { t } = useTranslation('admin-security')
  const may = useMay()
  const end = (session: StaffSession, one: boolean) => (reason: string) =>
    askDatabase('end_staff_sessions', { p_person: session.person_id, p_session: one ? session.id : null, p_reason: reason })
  return (
    <Panel title={t('sessions.title')}>
      {sessions.length === 0 && <p className="text-sm text-ink-soft">{t('sessions.none')}</p>}
      <ul className="flex flex-col divide-y divide-line text-sm">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-col gap-1 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold wrap-anywhere">{session.name}</span>
              <Badge tone={session.proven ? 'leaf' : 'gold'}>{t(session.proven ? 'sessions.proven' : 'sessions.unproven')}</Badge>
              {session.mine && <Badge>{t('sessions.mine')}</Badge>}
            </p>
            <p className="text-ink-soft">
              {t('sessions.since')} <Moment at={session.since} /> · {t('sessions.used')} <Moment at={session.used_at} />
            </p>
            <p className="text-ink-soft wrap-anywhere">
              <code>{session.network}</code> {session.device}
            </p>
            {may('security.write') && !session.mine && (
              <DecideButtons
                choices={[
                  {
                    id: 'one',
                    verb: t('end.verb'),
                    title: t('end.title', { name: session.name }),
                    consequence: t('end.consequence'),
                    done: t('end.done'),
                    ask: end(session, true),
                  },
                  {
                    id: 'all',
                    look: 'danger',
                    verb: t('endAll.verb'),
                    title: t('endAll.title', { name: session.name }),
                    consequence: t('endAll.consequence'),
                    done: t('endAll.done'),
                    ask: end(session, false),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
