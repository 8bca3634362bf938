import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LanguageTextsFields } from '../../desk-kit/language-texts-fields.tsx'
import { languagesWithout } from '../../desk-kit/language-texts.ts'
import { placed } from '../../desk-kit/placed.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { nameIn } from './attribute.ts'
import { NAME_MOST, type ValueDraft, VALUES_MOST } from './attribute-draft.ts'

type ValuesFieldProps = { values: readonly ValueDraft[]; error: string | undefined; onChange: (values: ValueDraft[]) => void }

/** The values of a choice in their order, each named in every language. */
export function ValuesField({ values, error, onChange }: ValuesFieldProps) {
  const { t, i18n } = useTranslation('admin-attributes')
  const places = values.map((_value, at) => at)
  const move = (from: number, to: number) => onChange(placed(places, from, to).flatMap((at) => values[at] ?? []))
  return (
    <fieldset className="flex flex-col gap-3 rounded-control border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{t('fields.values')}</legend>
      <ol className="divide-y divide-line">
        {values.map((value, at) => {
          const name = nameIn(value.texts, i18n.language) || t('unnamed')
          const missing = languagesWithout(value.texts).length
          return (
            <li key={keyOf(value, at)} className="flex flex-wrap items-start gap-2 py-2">
              <div className="min-w-[min(14rem,100%)] flex-1">
                <Disclosure summary={missing > 0 ? t('valueMissing', { name, count: missing }) : name} open={value.slug === ''}>
                  <LanguageTextsFields
                    legend={t('fields.texts')}
                    texts={value.texts}
                    fields={[{ name: 'name', label: t('fields.name'), most: NAME_MOST }]}
                    error={undefined}
                    onChange={(texts) => onChange(values.map((one, place) => (place === at ? { ...one, texts } : one)))}
                  />
                </Disclosure>
              </div>
              <div className="flex gap-1">
                <IconButton label={t('valueUp', { name })} disabled={at === 0} onClick={() => move(at, at - 1)}>
                  <ArrowUp className="size-4" aria-hidden="true" />
                </IconButton>
                <IconButton label={t('valueDown', { name })} disabled={at === values.length - 1} onClick={() => move(at, at + 1)}>
                  <ArrowDown className="size-4" aria-hidden="true" />
                </IconButton>
                <IconButton label={t('valueWithout', { name })} onClick={() => onChange(values.filter((_value, place) => place !== at))}>
                  <X className="size-4" aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          )
        })}
      </ol>
      {error && (
        <p role="alert" className="text-sm font-medium text-terracotta">
          {error}
        </p>
      )}
      <div>
        <Button
          look="quiet"
          size="small"
          icon={<Plus className="size-4" aria-hidden="true" />}
          disabled={values.length >= VALUES_MOST}
          onClick={() => onChange([...values, { slug: '', texts: {} }])}
        >
          {t('addValue')}
        </Button>
      </div>
    </fieldset>
  )
}

/** A value has no key before it is kept; what is typed into it stays with its place. */
const keyOf = ({ slug }: ValueDraft, at: number): string => slug || `new ${at}`
