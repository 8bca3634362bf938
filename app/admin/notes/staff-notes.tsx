import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'

/** More than anybody reads of one record. */
const MOST = 100
const NO_WORDS = { words: '' }

const listNotes = async (about: string, subject: string) =>
  (
    await answered(
      (await loadSupabase())
        .from('staff_notes')
        .select('id, author, words, written_at')
        .eq('about', about)
        .eq('subject_id', subject)
        .order('id', { ascending: false })
        .limit(MOST),
    )
  ).data

/** What staff have written down about a record, for each other; nobody else reads it. */
export function StaffNotes({ about, subject }: { about: string; subject: string }) {
  const { t } = useTranslation('admin')
  const notes = useQuery({ queryKey: ['staff-notes', about, subject], queryFn: () => listNotes(about, subject), ...CHANGES_ELSEWHERE })
  const { act, busy } = useAct()
  const draft = useDraft(`note:${about}:${subject}`, NO_WORDS)
  const { words } = draft.values
  const write = async (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '') return
    const written = await act({
      ask: () => askDatabase('write_staff_note', { p_about: about, p_subject_id: subject, p_words: words }),
      done: t('notes.written'),
    })
    if (written) draft.forget()
  }
  return (
    <Panel title={t('notes.title')}>
      <form onSubmit={(event) => void write(event)} className="mb-4 flex flex-col items-start gap-2">
        <DraftNotice of={[draft]} />
        <UnsavedGuard dirty={draft.dirty} />
        <TextArea
          className="w-full"
          label={t('notes.label')}
          hint={t('notes.hint')}
          required
          rows={2}
          maxLength={4000}
          value={words}
          onChange={(event) => draft.set({ words: event.currentTarget.value })}
        />
        <Button type="submit" look="quiet" size="small" busy={busy}>
          {t('notes.write')}
        </Button>
      </form>
      {notes.isError && <LoadFailureLine error={notes.error} onRetry={() => void notes.refetch()} />}
      <ol className="flex flex-col gap-3 text-sm">
        {notes.data?.map((note) => (
          <li key={note.id}>
            <p className="whitespace-pre-line wrap-anywhere">{note.words}</p>
            <p className="text-ink-soft">
              {note.author} · <Moment at={note.written_at} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
