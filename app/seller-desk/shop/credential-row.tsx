import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { credentialName } from '../../sellers/credentials/credential-name.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { type CredentialState, type MyCredential, withdrawCredential } from './my-credentials.ts'

const TONES = { pending: 'indigo', verified: 'leaf', refused: 'sale', expired: 'quiet' } as const satisfies Record<CredentialState, BadgeTone>

/** A day of Bangkok. */
const endOf = (day: string): Date => new Date(`${day}T12:00:00+07:00`)

/** One credential with where it stands, and the way to take it away. */
export function CredentialRow({ credential, onGone }: { credential: MyCredential; onGone: () => Promise<void> }) {
  const { t } = useTranslation('credentials')
  const days = useMoments()({ dateStyle: 'long' })
  const [asking, setAsking] = useState(false)
  const { about, id, number, reason, state, valid_until: until } = credential
  const name = credentialName(t, credential)
  const remove = useMutation({
    mutationFn: () => withdrawCredential(id),
    onSuccess: async () => {
      setAsking(false)
      showToast({ title: t('desk.removed'), tone: 'success' })
      await onGone()
    },
    onError: (error: unknown) => showToast({ title: t('desk.notRemoved'), ...whyOf(t, error), tone: 'failure' }),
  })
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <Badge tone={TONES[state]}>{t(`desk.states.${state}`)}</Badge>
      </p>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {[about, number && t('number', { number }), until && t('until', { day: days.format(endOf(until)) })].filter(Boolean).join(' · ')}
      </p>
      {state === 'refused' && reason !== '' && <p className="text-sm whitespace-pre-line wrap-anywhere">{reason}</p>}
      {state === 'pending' && <p className="text-sm text-ink-soft">{t('desk.pendingText')}</p>}
      <Button look="plain" size="small" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('desk.remove')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('desk.removeTitle', { name })}
        footer={
          <>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t('desk.keep')}
            </Button>
            <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('desk.remove')}
            </Button>
          </>
        }
      >
        <p>{t('desk.removeText')}</p>
      </Dialog>
    </li>
  )
}
