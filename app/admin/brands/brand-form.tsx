import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { LanguageTextsFields } from '../../desk-kit/language-texts-fields.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { slugOf } from '../../desk-kit/slug-of.ts'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { ShopPictureField } from '../shop-pictures/shop-picture-field.tsx'
import type { BrandRow } from './brand.ts'
import { type BrandDraft, brandOf, type BrandProblem, draftOf, NAME_MOST, SLUG_MOST, TEXT_MOST, WEBSITE_MOST } from './brand-draft.ts'

/** Sharp at the head of a list, in pixels. */
const LEAST_WIDTH = 240
const REFUSED = ['no_brand', 'slug_taken', 'too_many', 'merged'] as const

type BrandFormProps = { brand?: BrandRow; onDone: (id: string) => void; onCancel?: () => void }

/** Makes a brand or changes one. */
export function BrandForm({ brand, onDone, onCancel }: BrandFormProps) {
  const { t } = useTranslation('admin-brands')
  const { act, busy } = useAct()
  const draft = useDraft<BrandDraft>('brand', draftOf(brand))
  const { values } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const read = brandOf(values)
  const problem = (name: BrandProblem) => (tried && 'problems' in read && read.problems.has(name) ? t(`problems.${name}`) : undefined)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ('problems' in read || draft.differences.length > 0) return
    let id = ''
    const saved = await act({
      ask: () => askDatabase<string>('write_brand', { p_id: brand?.id ?? null, p_brand: read.brand, p_seen: brand?.changed_at ?? null }),
      done: (made) => {
        id = made
        return t(brand ? 'changed' : 'made')
      },
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
    })
    if (!saved) return
    draft.forget()
    onDone(id)
  }
  return (
    <Panel title={t(brand ? 'change' : 'new')}>
      <form noValidate className="flex max-w-3xl flex-col gap-4" onSubmit={(event) => void save(event)}>
        <DraftNotice of={[draft]} />
        <UnsavedGuard dirty={draft.dirty} />
        <Differences
          draft={draft}
          labelOf={(field) => t(`fields.${field}`)}
          sayValue={(field, value) =>
            field === 'openToAll' ? t(value === true ? 'who.open' : 'who.closed') : field === 'texts' ? JSON.stringify(value) : String(value)
          }
        />
        <Field
          label={t('fields.name')}
          required
          maxLength={NAME_MOST}
          value={values.name}
          error={problem('name')}
          onChange={(event) => draft.set({ name: event.currentTarget.value })}
        />
        {!brand && (
          <Field
            label={t('fields.slug')}
            hint={t('slugHint')}
            maxLength={SLUG_MOST}
            value={values.slug}
            placeholder={slugOf(values.name)}
            error={problem('slug')}
            onChange={(event) => draft.set({ slug: event.currentTarget.value })}
          />
        )}
        <ShopPictureField
          label={t('fields.logo')}
          hint={t('logoHint', { number: LEAST_WIDTH })}
          image={values.logo}
          folder="brands"
          leastWidth={LEAST_WIDTH}
          ratio="1 / 1"
          optional
          onChange={(logo) => draft.set({ logo })}
        />
        <LanguageTextsFields
          legend={t('fields.texts')}
          texts={values.texts}
          fields={[{ name: 'text', label: t('fields.text'), most: TEXT_MOST, lines: 3 }]}
          error={problem('texts')}
          onChange={(texts) => draft.set({ texts })}
        />
        <Field
          label={t('fields.website')}
          hint={t('websiteHint')}
          type="url"
          maxLength={WEBSITE_MOST}
          value={values.website}
          error={problem('website')}
          onChange={(event) => draft.set({ website: event.currentTarget.value })}
        />
        <Checkbox label={t('fields.openToAll')} checked={values.openToAll} onChange={(event) => draft.set({ openToAll: event.currentTarget.checked })} />
        <p className="text-sm text-ink-soft">{t('openHint')}</p>
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
  )
}
