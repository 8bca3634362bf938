import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { LanguageTextsFields } from '../../desk-kit/language-texts-fields.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { ShopPictureField } from '../shop-pictures/shop-picture-field.tsx'
import { draftOf, type SlideDraft, slideOf, type SlideProblem, SUBTITLE_MOST, TITLE_MOST } from './slide-draft.ts'
import { type SlideRow, type SlideTexts, slideTextsOf } from './slide.ts'
import { SlidePreview } from './slide-preview.tsx'

/** What fills the hero of a wide screen sharply, in pixels. */
const LEAST_WIDTH = 1200
const REFUSED = ['no_slide', 'archived', 'too_many'] as const

type SlideFormProps = { slide?: SlideRow; copyOf?: SlideRow | undefined; onDone: (id: string) => void; onCancel?: () => void }

/** Makes a slide or changes one; above the form stands what visitors will see. */
export function SlideForm({ slide, copyOf, onDone, onCancel }: SlideFormProps) {
  const { t } = useTranslation('admin-hero-slides')
  const { act, busy } = useAct()
  const draft = useDraft<SlideDraft>(copyOf ? `copy:${copyOf.id}` : 'slide', slide ? draftOf(slide) : draftOf(copyOf, copyOf !== undefined))
  const { values } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const read = slideOf(values, slide)
  const problem = (name: SlideProblem) => (tried && 'problems' in read && read.problems.has(name) ? t(`problems.${name}`) : undefined)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ('problems' in read || draft.differences.length > 0) return
    let id = ''
    const saved = await act({
      ask: () => askDatabase<string>('write_hero_slide', { p_id: slide?.id ?? null, p_slide: read.slide, p_seen: slide?.changed_at ?? null }),
      done: (made) => {
        id = made
        return t(slide ? 'changed' : 'made')
      },
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
    })
    if (!saved) return
    draft.forget()
    onDone(id)
  }
  return (
    <div className="flex flex-col gap-4">
      <SlidePreview image={values.image} link={values.link} texts={values.texts} />
      <Panel title={t(slide ? 'change' : 'new')}>
        <form noValidate className="flex max-w-3xl flex-col gap-4" onSubmit={(event) => void save(event)}>
          <DraftNotice of={[draft]} />
          <UnsavedGuard dirty={draft.dirty} />
          <Differences
            draft={draft}
            labelOf={(field) => t(`fields.${field}`)}
            sayValue={(field, value) => (field === 'texts' ? said(value as SlideTexts) : String(value))}
          />
          <ShopPictureField
            label={t('fields.image')}
            hint={t('picture.hint', { number: LEAST_WIDTH })}
            image={values.image}
            folder="slides"
            leastWidth={LEAST_WIDTH}
            ratio="16 / 9"
            error={problem('image')}
            onChange={(image) => draft.set({ image })}
          />
          <LanguageTextsFields
            legend={t('fields.texts')}
            texts={values.texts}
            fields={[
              { name: 'title', label: t('fields.title'), most: TITLE_MOST },
              { name: 'subtitle', label: t('fields.subtitle'), most: SUBTITLE_MOST, lines: 2 },
            ]}
            error={problem('english') ?? problem('titles')}
            onChange={(texts) => draft.set({ texts: slideTextsOf(texts) })}
          />
          <Field
            label={t('fields.link')}
            hint={t('linkHint')}
            required
            maxLength={500}
            value={values.link}
            error={problem('link')}
            onChange={(event) => draft.set({ link: event.currentTarget.value })}
          />
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
            <Field
              label={t('fields.starts')}
              hint={t('startsHint')}
              type="date"
              value={values.starts}
              error={problem('days')}
              onChange={(event) => draft.set({ starts: event.currentTarget.value })}
            />
            <Field
              label={t('fields.ends')}
              hint={t('endsHint')}
              type="date"
              value={values.ends}
              onChange={(event) => draft.set({ ends: event.currentTarget.value })}
            />
          </div>
          <Checkbox label={t('fields.isActive')} checked={values.isActive} onChange={(event) => draft.set({ isActive: event.currentTarget.checked })} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy}>
              {t('save')}
            </Button>
            {onCancel && (
              <Button look="plain" onClick={onCancel}>
                {t('cancel')}
              </Button>
            )}
          </div>
        </form>
      </Panel>
    </div>
  )
}

const said = (texts: SlideTexts): string =>
  Object.entries(texts)
    .map(([language, { title, subtitle }]) => `${language}: ${title} / ${subtitle}`)
    .join('\n')
