import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { callFunction } from '../../platform/call-function.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { type Choice, DecideButtons } from '../inbox/decide-buttons.tsx'
import { Reach } from './audience-fields.tsx'
import type { IssueRow, IssueState } from './newsletter-row.ts'

type Move = 'scheduled' | 'draft' | 'paused' | 'resumed' | 'stopped' | 'removed'

const MOVES = {
  draft: ['scheduled', 'removed'],
  scheduled: ['draft'],
  sending: ['paused', 'stopped'],
  paused: ['resumed', 'stopped'],
  sent: [],
  stopped: [],
} as const satisfies Record<IssueState, readonly Move[]>

const REFUSED = ['no_english', 'too_late'] as const

/** What may be done with an issue as it stands. Whatever sends or stops asks why; a test goes to whoever presses. */
export function IssueDeeds({ issue, onEdit }: { issue: IssueRow; onEdit: () => void }) {
  const { t } = useTranslation('admin-newsletters')
  const may = useMay()
  const navigate = useNavigate()
  const [at, setAt] = useState('')
  if (!may('newsletters.write')) return null
  const choiceOf = (to: Move): Choice => ({
    id: to,
    verb: t(`moves.${to}.verb`),
    title: t(`moves.${to}.title`, { name: issue.name }),
    consequence: t(`moves.${to}.consequence`),
    done: t(`moves.${to}.done`),
    ...(to === 'stopped' || to === 'removed' ? { look: 'danger' as const } : to === 'scheduled' || to === 'resumed' ? { look: 'primary' as const } : {}),
    ...(to === 'scheduled' && {
      more: (
        <>
          <Reach audience={issue.audience} />
          <Field label={t('fields.at')} hint={t('atHint')} type="datetime-local" value={at} onChange={(event) => setAt(event.currentTarget.value)} />
        </>
      ),
    }),
    ask: async (reason) => {
      // The clock of the shop's country, whatever that of the desk says.
      const moment = to === 'scheduled' && at !== '' ? `${at}:00+07:00` : null
      const answer = await askDatabase('move_newsletter', { p_id: issue.id, p_to: to, p_at: moment, p_reason: reason })
      if (answer.done && to === 'removed') void navigate('/admin/newsletters')
      return answer
    },
    refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
  })
  return (
    <>
      {issue.state === 'draft' && (
        <Button size="small" look="quiet" onClick={onEdit}>
          {t('change')}
        </Button>
      )}
      <ButtonLink size="small" look="quiet" to={`/admin/newsletters/create?of=${issue.id}`}>
        {t('copy')}
      </ButtonLink>
      <DecideButtons choices={MOVES[issue.state].map(choiceOf)} />
    </>
  )
}

/** A test of the letter, to whoever presses. */
export function TestSend({ issue }: { issue: IssueRow }) {
  const { t } = useTranslation('admin-newsletters')
  const { act, busy } = useAct()
  const [language, setLanguage] = useState('en')
  const send = () =>
    act({
      ask: () => callFunction<{ to: string }>('test-newsletter', { id: issue.id, language }),
      done: ({ to }) => t('test.done', { address: to }),
      refused: ({ code, message }) => (code === 'unavailable' ? t('test.refused', { answer: message }) : undefined),
    })
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label={t('test.language')}
        required
        value={language}
        options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
        onChange={(event) => setLanguage(event.currentTarget.value)}
      />
      <Button look="quiet" busy={busy} onClick={() => void send()}>
        {t('test.verb')}
      </Button>
    </div>
  )
}
