import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Panel } from '../../desk-kit/panel.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { type SentLetter, showSentLetter } from './email-template.ts'
import { LetterPreview } from './letter-preview.tsx'
import { useDeskPath } from '../../desk-kit/use-desk-path.ts'

/** The letter as a real buyer or maker got it, with the words of today; asked for on purpose, because it is somebody's. */
export function SentLetterPanel({ topic }: { topic: string }) {
  const { t } = useTranslation('admin-email-templates')
  const path = useDeskPath()
  const { act, busy } = useAct()
  const [number, setNumber] = useState('')
  const [sent, setSent] = useState<SentLetter>()
  const look = () =>
    act({
      ask: async () => {
        const answer = await showSentLetter(topic, number)
        setSent(answer.done ? answer.result : undefined)
        return answer
      },
      done: t('real.shown'),
      refused: ({ code }) => (code === 'not_found' ? t('real.none') : undefined),
    })
  return (
    <Panel title={t('real.title')}>
      <p className="mb-3 max-w-prose text-sm text-ink-soft">{t('real.text')}</p>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void look()
        }}
      >
        <Field label={t('real.number')} maxLength={60} value={number} onChange={(event) => setNumber(event.currentTarget.value)} />
        <Button type="submit" look="quiet" busy={busy}>
          {t('real.verb')}
        </Button>
      </form>
      {sent && (
        <div className="mt-4 flex flex-col gap-3">
          <LetterPreview subject={sent.subject} html={sent.html} text={sent.text} />
          <Link to={path(`email-service/${sent.letter}`)} className="inline-flex min-h-9 items-center text-sm text-indigo hover:underline">
            {t('real.inBook')}
          </Link>
        </div>
      )}
    </Panel>
  )
}
