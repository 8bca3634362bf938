import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import type { LanguageTexts } from '../../desk-kit/language-texts.ts'
import { LanguageTextsFields } from '../../desk-kit/language-texts-fields.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { type MediaRow, tagsOf } from './media-row.ts'

const ALT_MOST = 300
const REFUSED = ['no_alts', 'no_tags', 'file_not_ours'] as const

type Texts = LanguageTexts<'alt'>
type Draft = { texts: Texts; tags: string }

const draftOf = ({ alts, tags }: MediaRow): Draft => ({
  texts: Object.fromEntries(Object.entries(alts).map(([language, alt]) => [language, { alt }])),
  tags: tags.join(', '),
})

const altsOf = (texts: Texts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, { alt = '' }]) => {
      const said = alt.trim()
      return said === '' ? [] : [[language, said]]
    }),
  )

/** What a picture shows, in fourteen languages, and its tags. */
export function AltForm({ picture }: { picture: MediaRow }) {
  const { t } = useTranslation('admin-media')
  const { act, busy } = useAct()
  const draft = useDraft<Draft>('alts', draftOf(picture))
  const { values } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const tags = tagsOf(values.tags)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!tags || draft.differences.length > 0) return
    const saved = await act({
      ask: () => askDatabase('describe_picture', { p_id: picture.id, p_alts: altsOf(values.texts), p_tags: tags, p_seen: picture.changed_at }),
      done: t('saved'),
      refused: ({ code }) => {
        const own = REFUSED.find((one) => one === code)
        return own && t(`refused.${own}`)
      },
    })
    if (saved) draft.forget()
  }
  return (
    <Panel title={t('describe')}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        <DraftNotice of={[draft]} />
        <UnsavedGuard dirty={draft.dirty} />
        <Differences
          draft={draft}
          labelOf={(field) => t(`fields.${field}`)}
          sayValue={(field, value) =>
            field === 'texts'
              ? Object.entries(altsOf(value as Texts))
                  .map((pair) => pair.join(': '))
                  .join('\n')
              : String(value)
          }
        />
        <LanguageTextsFields
          legend={t('fields.texts')}
          texts={values.texts}
          fields={[{ name: 'alt', label: t('fields.alt'), most: ALT_MOST, lines: 2, hint: t('altHint') }]}
          error={undefined}
          onChange={(texts) => draft.set({ texts })}
        />
        <Field
          label={t('fields.tags')}
          hint={t('tagsHint')}
          maxLength={600}
          value={values.tags}
          error={tried && !tags ? t('refused.no_tags') : undefined}
          onChange={(event) => draft.set({ tags: event.currentTarget.value })}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
