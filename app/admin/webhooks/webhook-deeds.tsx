import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { type Choice, DecideButtons } from '../inbox/decide-buttons.tsx'
import type { WebhookRow } from './webhook-row.ts'

/** What may be done with a webhook. */
export function WebhookDeeds({ webhook, onEdit }: { webhook: WebhookRow; onEdit: () => void }) {
  const { t } = useTranslation('admin-webhooks')
  const may = useMay()
  const navigate = useNavigate()
  const { act, busy } = useAct()
  if (!may('webhooks.write')) return null
  const { id, name } = webhook
  const test = async () => {
    let delivery = 0
    const sent = await act({
      ask: () => askDatabase<number>('test_webhook', { p_id: id }),
      done: (made) => {
        delivery = made
        return t('test.done')
      },
    })
    if (sent) void navigate(`/admin/webhook-deliveries/${delivery}`)
  }
  const deed = (deedId: 'switchOn' | 'switchOff' | 'again' | 'remove', look: Choice['look'], ask: Choice['ask']): Choice => ({
    id: deedId,
    ...(look && { look }),
    verb: t(`${deedId}.verb`),
    title: t(`${deedId}.title`, { name }),
    consequence: t(`${deedId}.consequence`),
    done: t(`${deedId}.done`),
    ask,
    refused: ({ code }) => (deedId === 'again' && code === 'already_decided' ? t('again.nothing') : undefined),
  })
  const turn = (on: boolean) => (reason: string) => askDatabase('switch_webhook', { p_id: id, p_on: on, p_reason: reason })
  return (
    <>
      {webhook.state === 'on' && (
        <Button size="small" look="quiet" busy={busy} onClick={() => void test()}>
          {t('test.verb')}
        </Button>
      )}
      <Button size="small" look="quiet" onClick={onEdit}>
        {t('change')}
      </Button>
      <DecideButtons
        choices={[
          deed('again', undefined, (reason) => askDatabase('redeliver_given_up', { p_endpoint: id, p_reason: reason })),
          webhook.state === 'on' ? deed('switchOff', undefined, turn(false)) : deed('switchOn', 'primary', turn(true)),
          deed('remove', 'danger', async (reason) => {
            const answer = await askDatabase('remove_webhook', { p_id: id, p_reason: reason })
            if (answer.done) void navigate('/admin/webhooks')
            return answer
          }),
        ]}
      />
    </>
  )
}
