import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whyOf } from '../../platform/problem-key.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { EvidenceFiles } from '../evidence/evidence-files.tsx'
import { handInParts, MOST_PAPERS, readMyParts, readPapersDays, type ApplicationPart } from './application-parts.ts'
import { PartFields } from './part-fields.tsx'
import { useKeptPart } from './use-kept-part.ts'

/** An application part by part: what is there, what is missing, what staff ask; each kept as it is typed. */
export function ApplicationSteps({ person, again, onSent }: { person: string; again: boolean; onSent?: () => void }) {
  const { t } = useTranslation(['application', 'dashboard'])
  const queries = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const [pressed, setPressed] = useState(false)
  const parts = useQuery({ queryKey: ['my-application-parts', person], queryFn: () => readMyParts() })
  const send = useMutation({
    mutationFn: () => handInParts(),
    onSuccess: async () => {
      onSent?.()
      await Promise.all(['my-application', 'my-seller', 'my-application-parts'].map((name) => queries.invalidateQueries({ queryKey: [name, person] })))
    },
    onError: (error: unknown) => showToast({ title: t('dashboard:notSaved'), ...whyOf(t, error), tone: 'failure' }),
  })
  if (parts.isPending) return <Waiting className="h-80" />
  if (parts.isError) return <LoadFailureLine error={parts.error} onRetry={() => void parts.refetch()} />
  const missing = parts.data.filter(({ lacks }) => lacks !== null)
  const press = () => {
    setPressed(true)
    if (missing.length === 0) return send.mutate()
    const first = list.current?.querySelector<HTMLDetailsElement>(`[data-part="${missing[0]?.kind}"] details`)
    if (first) first.open = true
    first?.querySelector<HTMLElement>('input:not([hidden]), select, textarea, button')?.focus()
  }
  const identityName = String(parts.data.find(({ kind }) => kind === 'identity')?.answer['name'] ?? '')
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('lead')}</p>
      <p role="status" className="font-semibold">
        {t('progress', { done: parts.data.length - missing.length, all: parts.data.length })}
      </p>
      <ul ref={list} className="grid">
        {parts.data.map((part) => (
          <li key={part.kind} data-part={part.kind}>
            <Step person={person} part={part} identityName={identityName} />
          </li>
        ))}
      </ul>
      <p role="alert" className="text-sm font-medium text-terracotta empty:hidden">
        {pressed && missing.length > 0 && t('incomplete', { parts: missing.map(({ kind }) => t(`part.${kind}`)).join(', ') })}
      </p>
      <Button busy={send.isPending} className="justify-self-start" onClick={press}>
        {t(again ? 'dashboard:sell.sendAgain' : 'dashboard:sell.send')}
      </Button>
    </div>
  )
}

function Step({ person, part, identityName }: { person: string; part: ApplicationPart; identityName: string }) {
  const { t } = useTranslation('application')
  const { said, state, say } = useKeptPart(person, part)
  const { kind, lacks, question } = part
  const most = MOST_PAPERS[kind]
  const days = useQuery({ queryKey: ['papers-days'], queryFn: readPapersDays, enabled: most > 0 })
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {t(`part.${kind}`)}
          <Badge tone={lacks === null ? 'leaf' : lacks === 'asked' ? 'gold' : 'quiet'}>{t(`state.${lacks ?? 'done'}`)}</Badge>
        </span>
      }
    >
      <div className="grid gap-4">
        {question !== '' && <p className="rounded-control bg-gold-wash px-3 py-2 whitespace-pre-line wrap-anywhere">{t('asks', { question })}</p>}
        <PartFields kind={kind} answer={said.answer} identityName={identityName} say={(answer) => say({ answer })} />
        {most > 0 && (
          <>
            {kind !== 'photos' && <p className="text-sm text-ink-soft">{t(kind === 'identity' ? 'identity.why' : 'bank.why')}</p>}
            <EvidenceFiles
              person={person}
              paths={said.papers}
              most={most}
              label={t(kind === 'identity' ? 'identity.paper' : kind === 'bank' ? 'bank.paper' : 'photos.add')}
              onChange={(papers) => say({ papers })}
            />
            {kind !== 'photos' && days.data !== undefined && <p className="text-sm text-ink-soft">{t('papersGo', { days: days.data, count: days.data })}</p>}
          </>
        )}
        <p role="status" className="text-sm text-ink-soft">
          {state === 'waiting' ? t('saving') : state === 'saved' ? t('saved') : state === 'failed' ? t('notSaved') : ''}
        </p>
      </div>
    </Disclosure>
  )
}
