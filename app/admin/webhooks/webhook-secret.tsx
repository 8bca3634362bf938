import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Select } from '../../ui/field.tsx'
import type { WebhookRow } from './webhook-row.ts'

type Secrets = { secret: string; previous?: string; previousUntil?: string }

/** For how many hours the old secret may sign beside the new one. */
const OVERLAPS = ['0', '1', '24', '72', '168'] as const

/** The secret that proves to a receiver that a message is ours: shown when it is asked for, and renewed. */
export function WebhookSecret({ webhook: { id, name, previous_until: until, secret_version: version } }: { webhook: WebhookRow }) {
  const { t } = useTranslation('admin-webhooks')
  const may = useMay()
  const { act, busy } = useAct()
  const [shown, setShown] = useState<Secrets & { version: number }>()
  const [rotating, setRotating] = useState(false)
  const [hours, setHours] = useState('24')
  // A secret that was renewed meanwhile is not shown for the new one.
  const secrets = shown?.version === version ? shown : undefined
  const show = () =>
    act({
      ask: async () => {
        const answer = await callFunction<Secrets>('webhook-secret', { endpoint: id })
        if (answer.done) setShown({ ...answer.result, version })
        return answer
      },
      done: t('secret.shown'),
    })
  return (
    <Panel title={t('secret.title')}>
      <p className="mb-3 text-sm text-ink-soft">{t('secret.text')}</p>
      {secrets && (
        <Facts className="mb-3">
          <Fact name={t('secret.current')}>
            <Secret text={secrets.secret} />
          </Fact>
          <Fact name={t('secret.previous')}>{secrets.previous !== undefined && <Secret text={secrets.previous} />}</Fact>
          <Fact name={t('secret.until')}>{secrets.previous !== undefined && until !== null && <Moment at={until} />}</Fact>
        </Facts>
      )}
      {may('webhooks.write') && (
        <div className="flex flex-wrap gap-2">
          {!secrets && (
            <Button size="small" look="quiet" busy={busy} onClick={() => void show()}>
              {t('secret.show')}
            </Button>
          )}
          <Button size="small" look="quiet" onClick={() => setRotating(true)}>
            {t('rotate.verb')}
          </Button>
        </div>
      )}
      <ReasonDialog
        open={rotating}
        onClose={() => setRotating(false)}
        title={t('rotate.title', { name })}
        consequence={t('rotate.consequence')}
        verb={t('rotate.verb')}
        busy={busy}
        onDecide={(reason) =>
          act({ ask: () => askDatabase('rotate_webhook_secret', { p_id: id, p_hours: Number(hours), p_reason: reason }), done: t('rotate.done') })
        }
      >
        <Select
          label={t('rotate.overlap')}
          required
          value={hours}
          options={OVERLAPS.map((value) => ({ value, label: t('rotate.hours', { count: Number(value) }) }))}
          onChange={(event) => setHours(event.currentTarget.value)}
        />
      </ReasonDialog>
    </Panel>
  )
}

function Secret({ text }: { text: string }) {
  const { t } = useTranslation('admin-webhooks')
  return (
    <span className="flex flex-wrap items-center gap-2">
      <code className="wrap-anywhere">{text}</code>
      <CopyButton text={text} label={t('secret.copy')} />
    </span>
  )
}
