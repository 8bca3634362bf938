import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { RecordPicker } from '../../desk-kit/record-picker.tsx'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { wordsFor } from '../named/find-named.ts'

const OFFERED = 8

/** Terms by a few letters of any of their names, each said with its English and Thai ones. */
async function findTerms(words: string): Promise<NamedRecord[]> {
  const supabase = await loadSupabase()
  const { data } = await answered(
    supabase
      .rpc('search_terms_found', { p_words: wordsFor(words) }, { get: true })
      .select('id, words')
      .order('key')
      .limit(OFFERED),
  )
  // The database's check holds the form of `words`.
  return data.map(({ id, words: named }) => ({ id, name: shortNameOf(named as Record<string, string[]>) }))
}

const shortNameOf = (named: Record<string, string[]>): string =>
  [named['en']?.[0], named['th']?.[0], ...Object.values(named).flat()]
    .filter((name) => name !== undefined)
    .slice(0, 2)
    .join(' · ')

/** What found nothing is another name of something: of what, and then its names open with this one written in. */
export function SameAsDialog({ word, onClose }: { word: string; onClose: () => void }) {
  const { t } = useTranslation('admin-seo')
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly NamedRecord[]>([])
  const with_ = `word=${encodeURIComponent(word)}`
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sameAs.title', { word })}
      footer={
        <>
          <ButtonLink look="plain" to={`/admin/search-terms/create?${with_}`}>
            {t('sameAs.new')}
          </ButtonLink>
          <Button disabled={!chosen[0]} onClick={() => chosen[0] && void navigate(`/admin/search-terms/${chosen[0].id}?${with_}`)}>
            {t('sameAs.go')}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm text-ink-soft">{t('sameAs.text')}</p>
      <RecordPicker label={t('sameAs.term')} of="search-terms" find={findTerms} chosen={chosen} onChange={setChosen} single />
    </Dialog>
  )
}
