import { ChevronUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { numberFormat } from '../i18n/number-format.ts'
import { hasStoredSession, loadSupabase } from '../platform/session/supabase.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import type { RoadmapData } from './load-roadmap.server.ts'
import { ROADMAP_ITEMS, ROADMAP_STATES, type RoadmapWish } from './roadmap.ts'

/** `/future-development`: what is being made, what is planned, what is done; and what people want most. */
export default function RoadmapScreen({ loaderData }: { loaderData: RoadmapData }) {
  const { t } = useTranslation('roadmap')
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!hasStoredSession()) return
    // Without an answer nothing is marked; a second press then only says that it counted already.
    void loadSupabase().then(async (supabase) => {
      const { data } = await supabase.from('roadmap_votes').select('item')
      if (data) setMine(new Set(data.map((row) => row.item)))
    })
  }, [])
  return (
    <div className="wrap py-8 sm:py-12">
      <title>{`${t('title')} · Hattha`}</title>
      <meta name="description" content={t('description')} />
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{t('lead')}</p>
      {ROADMAP_STATES.map((state) => (
        <section key={state} aria-labelledby={`roadmap-${state}`} className="mt-10">
          <h2 id={`roadmap-${state}`} className="text-2xl">
            {t(`state.${state}`)}
          </h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {ROADMAP_ITEMS.filter((item) => item.state === state).map((item) => (
              <li key={item.key} className="flex gap-4 rounded-card border border-line bg-surface p-5">
                {item.state !== 'done' && (
                  <Vote
                    key={String(mine.has(item.key))}
                    item={item.key}
                    votes={Math.max(loaderData.votes[item.key] ?? 0, mine.has(item.key) ? 1 : 0)}
                    voted={mine.has(item.key)}
                  />
                )}
                <div className="min-w-0">
                  <h3 className="text-lg">{t(`item.${item.key}.title`)}</h3>
                  <p className="mt-1 text-ink-soft">{t(`item.${item.key}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Vote({ item, votes: counted, voted: before }: { item: RoadmapWish; votes: number; voted: boolean }) {
  const { t, i18n } = useTranslation('roadmap')
  const navigate = useNavigate()
  const [{ voted, votes, busy }, setState] = useState({ voted: before, votes: counted, busy: false })
  const vote = async () => {
    if (!hasStoredSession()) {
      return showToast({
        title: t('signIn.title'),
        tone: 'plain',
        action: { label: t('signIn.open'), run: () => void navigate('/auth?next=/future-development') },
      })
    }
    setState({ voted, votes, busy: true })
    const supabase = await loadSupabase()
    const { error } = voted ? await supabase.from('roadmap_votes').delete().eq('item', item) : await supabase.from('roadmap_votes').insert({ item })
    if (error && error.code !== '23505') {
      setState({ voted, votes, busy: false })
      return showToast({ title: t('failed'), tone: 'failure' })
    }
    setState({ voted: !voted, votes: error ? votes : votes + (voted ? -1 : 1), busy: false })
    return undefined
  }
  return (
    <Button
      look={voted ? 'primary' : 'quiet'}
      busy={busy}
      aria-pressed={voted}
      aria-label={t('vote', { title: t(`item.${item}.title`), count: votes })}
      onClick={() => void vote()}
      className="h-fit flex-col gap-0! px-3!"
    >
      <ChevronUp className="size-5" aria-hidden="true" />
      <span className="tabular-nums">{numberFormat(i18n.language).format(votes)}</span>
    </Button>
  )
}
