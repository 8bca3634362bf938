import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMoments } from '../../i18n/use-moments.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { sizeIn } from '../../i18n/size-in.ts'
import { answered } from '../../platform/answered.ts'
import { callFunction, resultOf } from '../../platform/call-function.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import type { MyAccount } from '../my-account.ts'
import { ProveDialog } from '../security/prove-dialog.tsx'
import { isFirstAsked } from '../../platform/first-asked.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

type Export = { id: string; status: 'waiting' | 'ready' | 'failed'; bytes: number; created_at: string; expires_at: string }

/** How often it is looked whether the copy is made; it takes seconds. */
const LOOK_MS = 1_500

async function newestExport(): Promise<Export | null> {
  const { data } = await answered(
    (await loadSupabase())
      .from('data_exports')
      .select('id,status,bytes,created_at,expires_at')
      .gt('expires_at', new Date().toISOString())
      .order('created_at', { ascending: false })
      .limit(1),
  )
  return data[0] ?? null
}

/** A copy of everything the shop knows: asked for, made in the background, taken as a file by a link that is good for a minute. */
export function DataExports({ account }: { account: MyAccount }) {
  const { t, i18n } = useTranslation(['settings', 'account'])
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const [asking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  const queryKey = ['my-export', account.id]
  const newest = useQuery({
    queryKey,
    queryFn: newestExport,
    ...CHANGES_ELSEWHERE,
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? LOOK_MS : false),
  })
  const ask = async (accessToken: string | undefined) => {
    const answer = await callFunction('ask-data-export', {}, accessToken === undefined ? {} : { accessToken })
    setAsking(false)
    setSaid(
      answer.done ? '' : answer.refusal.code === 'prove' ? t('prove.signInAgain') : answer.refusal.code === 'too_many' ? answer.refusal.message : t('notSaved'),
    )
    await queries.invalidateQueries({ queryKey })
  }
  const open = useMutation({
    mutationFn: async (id: string) => {
      const { url } = await resultOf(callFunction<{ url: string }>('open-data-export', { id }))
      window.location.assign(url)
    },
    onError: () => {
      showToast({ title: t('export.notOpened'), tone: 'failure' })
      void newest.refetch()
    },
  })
  const found = newest.data
  const first = isFirstAsked(newest)
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const days = useMoments()({ dateStyle: 'medium', timeStyle: 'short' })
  const day = (moment: string) => days.format(new Date(moment))
  return (
    <div className="grid gap-4">
      {search.get('export') === 'late' && (
        <p role="status" className="rounded-control bg-gold-wash px-4 py-3">
          {t('export.late')}
        </p>
      )}
      <div role="status" className="grid gap-3 empty:hidden">
        {found?.status === 'waiting' && (
          <p className="flex items-center gap-3">
            <Spinner />
            {t('export.waiting')}
          </p>
        )}
        {found?.status === 'failed' && <p className="text-terracotta">{t('export.failed')}</p>}
        {found?.status === 'ready' && <p>{t('export.ready', { date: day(found.created_at), until: day(found.expires_at) })}</p>}
        {said !== '' && <p className="font-medium text-terracotta">{said}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {/* Which of them there are shows with the answer: one would come where the other was pressed. */}
        {first && <Waiting className="h-11 w-56" />}
        {found?.status === 'ready' && (
          <Button icon={<Download className="size-5" aria-hidden="true" />} busy={open.isPending} onClick={() => open.mutate(found.id)}>
            {t('export.download', { size: sizeIn(language, found.bytes) })}
          </Button>
        )}
        {!first && found?.status !== 'waiting' && (
          <Button look="quiet" onClick={() => setAsking(true)}>
            {t(found?.status === 'ready' ? 'export.askAgain' : 'export.ask')}
          </Button>
        )}
      </div>
      <ProveDialog
        account={account}
        open={asking}
        title={t('prove.title')}
        text={t('export.prove')}
        submit={t('export.ask')}
        onClose={() => setAsking(false)}
        onProved={ask}
      />
    </div>
  )
}
