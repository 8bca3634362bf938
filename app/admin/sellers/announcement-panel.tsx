import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'

async function readAnnouncement(seller: string) {
  const { data } = await answered(
    (await loadSupabase())
      .from('shop_announcements')
      .select('words,language,starts_at,ends_at,taken_down_at,taken_because,changed_at')
      .eq('seller_id', seller)
      .maybeSingle(),
  )
  return data
}

/** What a shop says at the top of its page, which may be taken down. Nothing where it says nothing. */
export function AnnouncementPanel({ seller, shop }: { seller: string; shop: string }) {
  const { t } = useTranslation('admin-sellers')
  const may = useMay()
  const said = useQuery({ queryKey: ['seller-announcement', seller], queryFn: () => readAnnouncement(seller) })
  if (said.isError) return <LoadFailureLine error={said.error} onRetry={() => void said.refetch()} />
  if (!said.data) return null
  const { words, language, starts_at: starts, ends_at: ends, taken_down_at: taken, taken_because: because, changed_at: seen } = said.data
  return (
    <Panel title={t('announcement.title')}>
      <div className="grid gap-2">
        <p lang={language} className="whitespace-pre-line wrap-anywhere">
          {words}
        </p>
        <p className="text-sm text-ink-soft">
          {t('announcement.from')} <Moment at={starts} />
          {ends !== null && (
            <>
              {` · ${t('announcement.to')} `}
              <Moment at={ends} />
            </>
          )}
        </p>
        {taken === null ? (
          may('sellers.judge') && (
            <DecideButtons
              choices={[
                {
                  id: 'take',
                  look: 'danger',
                  verb: t('announcement.take.verb'),
                  title: t('announcement.take.title', { name: shop }),
                  consequence: t('announcement.take.consequence'),
                  done: t('announcement.take.done'),
                  ask: async (reason) => {
                    const answer = await askDatabase('take_down_announcement', { p_seller_id: seller, p_seen: seen, p_reason: reason })
                    await said.refetch()
                    return answer
                  },
                  refused: ({ code }) => (code === 'own_shop' ? t('deeds.own') : undefined),
                },
              ]}
            />
          )
        ) : (
          <p className="text-sm">
            {t('announcement.taken')} <Moment at={taken} />
            {`: ${because ?? ''}`}
          </p>
        )}
      </div>
    </Panel>
  )
}
