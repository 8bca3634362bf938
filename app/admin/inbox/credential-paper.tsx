import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'

/** How long a link to somebody's paper is good. */
const LINK_SECONDS = 300

async function linkTo(path: string): Promise<string> {
  const { data, error } = await (await loadSupabase()).storage.from('credential-files').createSignedUrl(path, LINK_SECONDS)
  if (error) throw error
  return data.signedUrl
}

/** The paper as its maker photographed it; says so where there is none, as with what was known before there were papers. */
export function CredentialPaper({ path }: { path: string | null }) {
  const { t } = useTranslation('admin-credentials')
  const link = useQuery({ queryKey: ['credential-paper', path], enabled: path !== null, queryFn: () => linkTo(path ?? ''), gcTime: 0 })
  if (path === null) return <p className="text-sm text-ink-soft">{t('noPaper')}</p>
  if (link.isError) return <LoadFailureLine error={link.error} onRetry={() => void link.refetch()} />
  if (!link.data) return <Waiting className="h-64 w-full" />
  return (
    <a href={link.data} target="_blank" rel="noreferrer">
      <img src={link.data} alt={t('paper')} className="max-h-96 w-auto max-w-full rounded-control border border-line" />
    </a>
  )
}
