import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'

/** How long a link to somebody's slip is good. */
const LINK_SECONDS = 300

async function linkTo(path: string): Promise<string> {
  const { data, error } = await (await loadSupabase()).storage.from('payment-slips').createSignedUrl(path, LINK_SECONDS)
  if (error) throw error
  return data.signedUrl
}

/** A slip as its buyer sent it: the picture, or a way to the file. */
export function SlipPicture({ path, isPicture }: { path: string; isPicture: boolean }) {
  const { t } = useTranslation('admin-inbox')
  const link = useQuery({ queryKey: ['slip', path], queryFn: () => linkTo(path), gcTime: 0 })
  if (link.isError) return <LoadFailureLine error={link.error} onRetry={() => void link.refetch()} />
  if (!link.data) return <Waiting className="h-64 w-full" />
  return (
    <a href={link.data} target="_blank" rel="noreferrer" className="text-indigo hover:underline">
      {isPicture ? <img src={link.data} alt={t('slip.picture')} className="max-h-96 w-auto max-w-full rounded-control border border-line" /> : t('slip.open')}
    </a>
  )
}
