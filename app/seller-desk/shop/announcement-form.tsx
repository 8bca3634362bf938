import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, LANGUAGE_NAMES, languageOf, LANGUAGES } from '../../i18n/languages.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { RefusedAnswer } from '../../platform/answered.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { focusFirstProblem } from '../../ui/focus-first-problem.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { announcementDraft, announcementOf, announcementStanding, MOST_LETTERS, readAnnouncement, writeAnnouncement } from './my-announcement.ts'
import type { AnnouncementDraft, AnnouncementProblem, MyAnnouncement } from './my-announcement.ts'

const REFUSED = ['announcement_links', 'announcement_days', 'announcement_words', 'not_sold_here'] as const

/** What the shop says at the top of its page, and from when until when. */
export function AnnouncementPart({ seller }: { seller: string }) {
  const { t } = useTranslation('desk')
  const kept = useQuery({ queryKey: ['my-announcement', seller], queryFn: () => readAnnouncement(seller) })
  return (
    <ProfileSection title={t('announcement.title')} text={t('announcement.text')}>
      {kept.isError && <LoadFailureLine error={kept.error} onRetry={() => void kept.refetch()} />}
      {kept.data !== undefined && <AnnouncementForm seller={seller} kept={kept.data} now={kept.dataUpdatedAt} />}
    </ProfileSection>
  )
}

function AnnouncementForm({ seller, kept, now }: { seller: string; kept: MyAnnouncement | null; now: number }) {
  const { t, i18n } = useTranslation(['desk', 'dashboard'])
  const queries = useQueryClient()
  const [draft, setDraft] = useState<AnnouncementDraft>(() => announcementDraft(kept, languageOf(i18n.language) ?? FALLBACK_LANGUAGE, now))
  const [tried, setTried] = useState(false)
  const set = (change: Partial<AnnouncementDraft>) => setDraft((before) => ({ ...before, ...change }))
  const read = announcementOf(draft, now)
  const problem = (of: AnnouncementProblem) =>
    tried && 'problems' in read && read.problems.has(of) ? t(`announcement.problem.${of}`, { most: MOST_LETTERS }) : undefined
  const standing = kept === null ? 'none' : announcementStanding(kept, now)
  const save = useMutation({
    mutationFn: (wish: Parameters<typeof writeAnnouncement>[1]) => writeAnnouncement(seller, wish),
    onSuccess: async (_, { words }) => {
      setTried(false)
      showToast({ title: t(words === '' ? 'announcement.ended' : 'shop.saved'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['my-announcement', seller] })
    },
    onError: (error: unknown) => {
      if (!(error instanceof RefusedAnswer && REFUSED.some((code) => code === error.hint)))
        showToast({ title: t('notSaved', { ns: 'dashboard' }), ...whyOf(t, error), tone: 'failure' })
    },
  })
  const code = save.error instanceof RefusedAnswer ? save.error.hint : ''
  const refused = REFUSED.find((each) => each === code)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if ('wish' in read) save.mutate(read.wish)
    else focusFirstProblem(event.currentTarget)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {kept && <Standing kept={kept} standing={standing} />}
      <TextArea
        label={t('announcement.words')}
        hint={t('announcement.wordsHint', { most: MOST_LETTERS })}
        required
        rows={4}
        value={draft.words}
        error={problem('words') ?? (refused && t(`announcement.refused.${refused}`))}
        onChange={(event) => set({ words: event.currentTarget.value })}
      />
      <Select
        label={t('announcement.language')}
        hint={t('announcement.languageHint')}
        value={draft.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(event) => set({ language: event.currentTarget.value })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={t('announcement.from')}
          hint={t('announcement.fromHint')}
          type="date"
          value={draft.from}
          onChange={(event) => set({ from: event.currentTarget.value })}
        />
        <Field
          label={t('announcement.to')}
          hint={t('announcement.toHint')}
          type="date"
          value={draft.to}
          error={problem('days')}
          onChange={(event) => set({ to: event.currentTarget.value })}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        {(standing === 'now' || standing === 'later') && (
          <Button look="quiet" busy={save.isPending} onClick={() => save.mutate({ words: '', language: 'th', starts_at: null, ends_at: null })}>
            {t('announcement.end')}
          </Button>
        )}
        <Button type="submit" busy={save.isPending}>
          {t('product.save', { ns: 'dashboard' })}
        </Button>
      </div>
    </form>
  )
}

function Standing({ kept, standing }: { kept: MyAnnouncement; standing: string }) {
  const { t } = useTranslation('desk')
  const days = useMoments()({ dateStyle: 'long' })
  if (standing === 'taken')
    return (
      <Notice>
        {t('announcement.taken')} <span className="whitespace-pre-line wrap-anywhere">{kept.takenBecause}</span>
      </Notice>
    )
  const last = kept.ends === null ? undefined : days.format(new Date(Date.parse(kept.ends) - 1))
  return (
    <div role="status">
      <Notice tone="news">
        {standing === 'ended' && t('announcement.over')}
        {standing === 'later' && t('announcement.later', { day: days.format(new Date(kept.starts)) })}
        {standing === 'now' && (last === undefined ? t('announcement.open') : t('announcement.now', { day: last }))}
      </Notice>
    </div>
  )
}
