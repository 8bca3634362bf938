import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
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
  if (!link.data) return <Waiting className={isPicture ? 'h-96 w-full' : 'h-6 w-40'} />
  return (
    <a href={link.data} target="_blank" rel="noreferrer" className={clsx('text-indigo hover:underline', isPicture && 'block')}>
      {isPicture ? <img src={link.data} alt={t('slip.picture')} className="h-96 w-full rounded-control border border-line object-contain" /> : t('slip.open')}
    </a>
  )
}
