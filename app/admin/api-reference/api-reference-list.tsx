import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { ChevronLeft } from 'lucide-react'
import { useSearchKey } from '../../desk-kit/use-search-key.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { curlOf, DESCRIPTION, type Operation, operationsOf } from './api-description.ts'

/** Nobody reads more at once; words find the rest. */
const PAGE = 60

/** What programs can ask of the shop: found by words, each with the permission it needs, its body and an example. */
export default function ApiReferenceList() {
  const { t } = useTranslation('admin-api-reference')
  const [search, setSearch] = useSearchParams()
  const [most, setMost] = useState(PAGE)
  const words = useDeferredValue((search.get('q') ?? '').trim().toLowerCase())
  const all = search.get('all') === '1'
  const described = useQuery({
    queryKey: ['api-description'],
    queryFn: async () => {
      const answer = await fetch(DESCRIPTION)
      if (!answer.ok) throw new Error(`The description was answered with ${answer.status}`)
      return operationsOf(await answer.json())
    },
  })
  const input = useRef<HTMLInputElement>(null)
  useSearchKey(input)
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
    setMost(PAGE)
  }
  const found = (described.data ?? []).filter(
    (one) =>
      (all || one.permission !== undefined) &&
      words.split(/\s+/).every((word) => `${one.method} ${one.path} ${one.permission ?? ''} ${one.about}`.toLowerCase().includes(word)),
  )
  return (
    <section aria-labelledby="reference-title" className="flex flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <Link to="/admin/api" className="inline-flex min-h-9 items-center gap-1 text-sm text-indigo hover:underline">
            <ChevronLeft className="size-4" aria-hidden="true" />
            {t('keys')}
          </Link>
          <h1 id="reference-title" className="text-2xl">
            {t('title')}
          </h1>
        </div>
        <a href={DESCRIPTION} download="hattha-openapi.json" className="inline-flex min-h-9 items-center text-sm text-indigo underline underline-offset-4">
          {t('download')}
        </a>
      </header>
      <p className="max-w-3xl text-sm text-ink-soft">{t('text')}</p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field
          ref={input}
          className="grow sm:max-w-md"
          label={t('search')}
          type="search"
          maxLength={100}
          value={search.get('q') ?? ''}
          onChange={(event) => set('q', event.currentTarget.value)}
        />
        <Checkbox label={t('all')} checked={all} onChange={(event) => set('all', event.currentTarget.checked ? '1' : '')} />
      </div>
      {described.isPending && <Waiting className="h-64" />}
      {described.isError && <LoadFailure error={described.error} onRetry={() => void described.refetch()} />}
      {described.data && found.length === 0 && <EmptyState level={2} title={t('none')} />}
      {found.length > 0 && (
        <>
          <p role="status" className="text-sm text-ink-soft">
            {t('found', { count: found.length })}
          </p>
          <ul className="rounded-card border border-line bg-surface px-4">
            {found.slice(0, most).map((operation) => (
              <li key={`${operation.method} ${operation.path}`}>
                <OneOperation operation={operation} />
              </li>
            ))}
          </ul>
        </>
      )}
      {found.length > most && (
        <Button look="quiet" className="self-start" onClick={() => setMost(most + PAGE)}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

/** The description is for programs and speaks English, whatever the reader's language is. */
function OneOperation({ operation }: { operation: Operation }) {
  const { t } = useTranslation('admin-api-reference')
  const example = curlOf(operation, location.origin)
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-normal">
          <Badge tone={operation.method === 'GET' ? 'leaf' : 'indigo'}>{operation.method}</Badge>
          <code className="wrap-anywhere">{operation.path}</code>
          {operation.permission !== undefined && <Badge>{operation.permission}</Badge>}
        </span>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {operation.about !== '' && <p lang="en">{operation.about}</p>}
        {operation.permission === undefined && <p className="text-ink-soft">{t('noKey')}</p>}
        <div className="flex items-start gap-2">
          <pre className="grow rounded-control border border-line bg-paper p-3 whitespace-pre-wrap wrap-anywhere">
            <code>{example}</code>
          </pre>
          <CopyButton text={example} label={t('copy')} />
        </div>
        {operation.schema && (
          <>
            <h2 className="font-semibold">{t('body')}</h2>
            <pre className="max-h-96 overflow-y-auto rounded-control border border-line bg-paper p-3 whitespace-pre-wrap wrap-anywhere">
              <code>{JSON.stringify(operation.schema, null, 2)}</code>
            </pre>
          </>
        )}
      </div>
    </Disclosure>
  )
}
