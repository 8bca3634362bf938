import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { Refusal } from '../../platform/call-function.ts'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

type Decided = Pick<WorkFacts['privacy'], 'kind' | 'name' | 'email' | 'identity' | 'extension' | 'due_at'>

/** What can be done with a request that waits: first that it is them, then what they ask for; or no, or more time. */
export function PrivacyDecision({ id, request }: { id: string; request: Decided }) {
  const { t } = useTranslation('admin-privacy-requests')
  const may = useMay()
  const [now] = useState(() => Date.now())
  if (!may('privacy.write')) return null
  const { kind, identity, extension } = request
  const who = request.name || request.email
  const refused = ({ code, message }: Refusal) => {
    const known = t(`refused.${code}`, { defaultValue: '', names: message.replace(/^Not yet: /, '') })
    return known === '' ? undefined : known
  }
  const ask = (name: string, reason: string, argument = 'p_reason') => askDatabase(name, { p_id: id, [argument]: reason })
  const choice = (name: 'identity' | 'fulfilExport' | 'fulfilErasure' | 'extend' | 'refuse', act: (reason: string) => ReturnType<typeof ask>) => ({
    id: name,
    verb: t(`decide.${name}.verb`),
    title: t(`decide.${name}.title`, { name: who }),
    consequence: t(`decide.${name}.consequence`),
    done: t(`decide.${name}.done`),
    refused,
    ask: act,
  })
  return (
    <DecideButtons
      choices={[
        ...(identity === ''
          ? [{ ...choice('identity', (how) => ask('check_privacy_identity', how, 'p_how')), look: 'primary' as const }]
          : [
              {
                ...choice(kind === 'export' ? 'fulfilExport' : 'fulfilErasure', (reason) => ask('fulfil_privacy_request', reason)),
                look: kind === 'export' ? ('primary' as const) : ('danger' as const),
              },
            ]),
        ...(extension === '' && new Date(request.due_at).getTime() > now ? [choice('extend', (reason) => ask('extend_privacy_request', reason))] : []),
        choice('refuse', (reason) => ask('refuse_privacy_request', reason)),
      ]}
    />
  )
}
