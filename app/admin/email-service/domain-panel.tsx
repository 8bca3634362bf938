import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { callFunction } from '../../platform/call-function.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'

const TONES = { ok: 'leaf', weak: 'gold', many: 'sale', missing: 'sale', unanswered: 'gold', no_selector: 'gold' } as const satisfies Record<string, BadgeTone>

type Check = { name: 'spf' | 'dkim' | 'dmarc'; host: string; verdict: keyof typeof TONES; record: string }
type Checked = { domain: string; selector: string; checks: Check[] }

/** Whether others can believe that our letters are ours: what the DNS says about the domain they come from. */
export function DomainPanel() {
  const { t } = useTranslation('admin-email-service')
  const { act, busy } = useAct()
  const [checked, setChecked] = useState<Checked>()
  const check = () =>
    act({
      ask: async () => {
        const answer = await callFunction<Checked>('check-mail-domain', {}, { repeatable: true })
        if (answer.done) setChecked(answer.result)
        return answer
      },
      done: t('domain.done'),
    })
  return (
    <Panel
      title={t('domain.title')}
      actions={
        <Button size="small" look="quiet" busy={busy} onClick={() => void check()}>
          {t('domain.check')}
        </Button>
      }
    >
      {checked === undefined ? (
        <p className="text-sm text-ink-soft">{t('domain.text')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line text-sm">
          {checked.checks.map(({ name, host, verdict, record }) => (
            <li key={name} className="flex flex-col gap-1 py-3 first:pt-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold uppercase">{name}</span>
                <Badge tone={TONES[verdict]}>{t(`domain.verdicts.${verdict}`)}</Badge>
                <code className="text-ink-soft wrap-anywhere">{host}</code>
              </p>
              {record !== '' && <code className="wrap-anywhere">{record}</code>}
              {verdict !== 'ok' && (
                <p className="text-ink-soft">{t(`domain.advice.${verdict === 'missing' || verdict === 'weak' ? `${name}_${verdict}` : verdict}`)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
