import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import type { Language } from '../../i18n/languages.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { useClaims } from './claim.ts'
import { ClaimLine, useTakenElsewhere } from './claim-line.tsx'
import { getWork, type Kind, KINDS, reviewTranslation, WORK_STATES } from './coverage.ts'

/** What a translator has to do in a language: what is missing, what is older than its source, what a machine wrote. Whoever has read a text says so. */
export function WorkPanel({ language }: { language: Language }) {
  const { t } = useTranslation('admin-translations')
  const may = useMay()
  const { act, busy } = useAct()
  const claimOf = useClaims(language)
  const isTakenElsewhere = useTakenElsewhere()
  const [kind, setKind] = useState<Kind>('products')
  const [state, setState] = useState<string>('missing')
  const work = useInfiniteQuery({
    queryKey: ['translation-work', language, kind, state],
    queryFn: ({ pageParam }) => getWork(kind, language, state, pageParam),
    initialPageParam: undefined as string | undefined,
    // Fifty are a full answer; a row that was not found says where to go on.
    getNextPageParam: (page) => (page.length >= 50 || page.at(-1)?.found === false ? page.at(-1)?.id : undefined),
    ...CHANGES_ELSEWHERE,
  })
  const rows = work.data?.pages.flat().filter(({ found }) => found) ?? []
  return (
    <Panel title={t('work.title')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('work.kind')}
          required
          value={kind}
          options={KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
          onChange={(event) => setKind(KINDS.find((one) => one === event.currentTarget.value) ?? 'products')}
        />
        <Select
          label={t('work.state')}
          required
          value={state}
          options={WORK_STATES.map((one) => ({ value: one, label: t(`textStates.${one}`) }))}
          onChange={(event) => setState(event.currentTarget.value)}
        />
      </div>
      {work.isError && <LoadFailureLine error={work.error} onRetry={() => void work.refetch()} />}
      {work.isPending && <Waiting className="mt-4 h-40 w-full" />}
      {work.data && rows.length === 0 && !work.hasNextPage && <p className="mt-4 text-sm text-ink-soft">{t('work.none')}</p>}
      <ul className="mt-4 divide-y divide-line text-sm">
        {rows.map(({ id, title, address }) => {
          const claim = claimOf({ kind, key: id })
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <a href={`/${language}/${address ?? ''}`} target="_blank" rel="noreferrer" className="min-w-0 text-indigo underline wrap-anywhere">
                {title} <span className="sr-only">{t('work.newTab')}</span>
              </a>
              <span className="flex flex-wrap items-center gap-2">
                <ClaimLine language={language} of={{ kind, key: id }} name={title ?? ''} claim={claim} />
                {state !== 'missing' && may('translations.write') && !isTakenElsewhere(claim) && (
                  <Button
                    look="quiet"
                    size="small"
                    busy={busy}
                    onClick={() => void act({ ask: () => reviewTranslation(kind, id, language, state), done: t('work.reviewed') })}
                  >
                    {t('work.review')}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {work.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button look="quiet" busy={work.isFetchingNextPage} onClick={() => void work.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
