import { ChevronLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { dayOf } from '../../desk-kit/day-of.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { PRIVACY_KINDS, TAKEN_IN } from './privacy-request-row.ts'

const EMAIL = /^[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+$/

/** Takes in a request that came by letter, mail, telephone or in person. Its clock runs from the day it came. */
export default function PrivacyRequestsCreate() {
  const { t } = useTranslation('admin-privacy-requests')
  const may = useMay()
  if (!may('privacy.write')) return <EmptyState title={t('create.mayNot')} />
  return (
    <section aria-labelledby="create-title" className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <header>
        <Link to="/admin/privacy-requests" className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('create.verb')}
        </h1>
        <p className="text-ink-soft">{t('create.consequence')}</p>
      </header>
      <Panel title={t('facts')}>
        <RequestForm />
      </Panel>
    </section>
  )
}

function RequestForm() {
  const { t } = useTranslation('admin-privacy-requests')
  const navigate = useNavigate()
  const { act, busy } = useAct()
  const [today] = useState(() => dayOf(new Date().toISOString()))
  const [empty] = useState(() => ({ kind: 'export', origin: 'letter', asked: today, name: '', email: '', words: '' }))
  const draft = useDraft('privacy-request', empty)
  const { kind, origin, asked, name, email, words } = draft.values
  const [tried, setTried] = useState(false)
  const wrongEmail = email.trim() !== '' && !EMAIL.test(email.trim())
  const nobody = name.trim() === '' && email.trim() === ''
  const wrongDay = asked === '' || asked > today

  const take = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrongEmail || nobody || wrongDay) return
    let made = ''
    const taken = await act<string>({
      ask: () =>
        askDatabase<string>('open_privacy_request', {
          p_kind: kind,
          p_origin: origin,
          p_asked_on: asked,
          p_name: name.trim(),
          p_email: email.trim(),
          p_words: words.trim(),
        }),
      done: (id) => {
        made = id
        return t('create.done')
      },
      refused: ({ code }) => (code === 'asked_already' || code === 'invalid' ? t(`refused.${code}`) : undefined),
    })
    if (!taken) return
    draft.forget()
    void navigate(`/admin/privacy-requests/${made}`)
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void take(event)}>
      <DraftNotice of={[draft]} />
      <UnsavedGuard dirty={draft.dirty} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('columns.kind')}
          required
          value={kind}
          options={PRIVACY_KINDS.map((value) => ({ value, label: t(`filters.kindOptions.${value}`) }))}
          onChange={(event) => draft.set({ kind: event.currentTarget.value })}
        />
        <Select
          label={t('columns.origin')}
          required
          value={origin}
          options={TAKEN_IN.map((value) => ({ value, label: t(`filters.originOptions.${value}`) }))}
          onChange={(event) => draft.set({ origin: event.currentTarget.value })}
        />
      </div>
      <Field
        label={t('create.asked')}
        hint={t('create.askedHint')}
        type="date"
        required
        max={today}
        value={asked}
        error={tried && wrongDay ? t('create.askedWrong') : undefined}
        onChange={(event) => draft.set({ asked: event.currentTarget.value })}
      />
      <Field
        label={t('create.name')}
        maxLength={120}
        value={name}
        error={tried && nobody ? t('create.nobody') : undefined}
        onChange={(event) => draft.set({ name: event.currentTarget.value })}
      />
      <Field
        label={t('columns.email')}
        hint={t('create.emailHint')}
        type="email"
        maxLength={254}
        value={email}
        error={tried && wrongEmail ? t('create.emailWrong') : undefined}
        onChange={(event) => draft.set({ email: event.currentTarget.value })}
      />
      <TextArea label={t('words')} maxLength={4000} rows={4} value={words} onChange={(event) => draft.set({ words: event.currentTarget.value })} />
      <Button type="submit" busy={busy} className="self-start">
        {t('create.take')}
      </Button>
    </form>
  )
}
