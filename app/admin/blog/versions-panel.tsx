import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import type { PostRow } from './post-row.ts'
import { type PostVersion, readVersion } from './post-texts.ts'
import { TextDifferences } from './text-differences.tsx'
import { useRefusals } from './use-refusals.ts'

type VersionsPanelProps = { post: PostRow; language: string; onReturned: () => void }

/** Every text that readers had in a language, what is different in it, and the way back to it. */
export function VersionsPanel({ post, language, onReturned }: VersionsPanelProps) {
  const { t } = useTranslation('admin-blog')
  const may = useMay()
  const { act, busy } = useAct()
  const refused = useRefusals()
  const [compared, setCompared] = useState<PostVersion>()
  const versions = useQuery({
    queryKey: ['blog', 'versions', post.id, language],
    queryFn: () => databaseResult<PostVersion[]>('list_blog_versions', { p_post: post.id, p_language: language }),
  })
  const newest = versions.data?.[0]
  const back = async (version: PostVersion) => {
    const returned = await act({
      ask: () => askDatabase('return_blog_text', { p_version: version.id, p_seen: newest?.id ?? null }),
      done: t('versions.returned'),
      refused,
    })
    if (!returned) return
    setCompared(undefined)
    onReturned()
  }
  const saidBy = (version: PostVersion) => (
    <>
      <Moment at={version.saved_at} /> {version.person}
    </>
  )
  return (
    <Panel title={t('versions.title')}>
      {versions.error && !versions.data ? (
        <LoadFailure error={versions.error} onRetry={() => void versions.refetch()} />
      ) : !versions.data ? (
        <Waiting className="h-24 w-full" />
      ) : versions.data.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('versions.none')}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {versions.data.map((version) => (
            <li key={version.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="flex flex-wrap items-center gap-2">
                <span>{saidBy(version)}</span>
                {version === newest && <Badge tone="leaf">{t('versions.now')}</Badge>}
                {version.returned_to !== null && <Badge>{t('versions.again')}</Badge>}
              </span>
              {version !== newest && (
                <Button size="small" look="quiet" onClick={() => setCompared(version)}>
                  {t('versions.compare')}
                  <span className="sr-only">
                    : <Moment at={version.saved_at} />
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={compared !== undefined}
        onClose={() => setCompared(undefined)}
        title={t('versions.compareTitle')}
        className="sm:w-[min(60rem,calc(100vw-2rem))]"
        footer={
          compared &&
          may('blog.write') && (
            <Button busy={busy} onClick={() => void back(compared)}>
              {t('versions.return')}
            </Button>
          )
        }
      >
        {compared && newest && (
          <>
            <p className="mb-3 text-sm text-ink-soft">
              {saidBy(compared)} → {t('versions.now')}
            </p>
            <Compared older={compared.id} newer={newest.id} language={language} />
          </>
        )}
      </Dialog>
    </Panel>
  )
}

function Compared({ older, newer, language }: { older: number; newer: number; language: string }) {
  const texts = useQuery({
    queryKey: ['blog', 'compared', older, newer],
    queryFn: () => Promise.all([readVersion(older), readVersion(newer)]),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (texts.error) return <LoadFailure error={texts.error} onRetry={() => void texts.refetch()} />
  if (!texts.data) return <Waiting className="h-40 w-full" />
  return <TextDifferences older={texts.data[0]} newer={texts.data[1]} language={language} />
}
