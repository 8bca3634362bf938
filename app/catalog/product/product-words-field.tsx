import { useTranslation } from 'react-i18next'
import { usePrice } from '../../money/price.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { troubleWith } from '../personal-fields.ts'
import type { Buying } from './product-buying.ts'
import type { AskedField, ProductBasics } from '../product.ts'

/** What the buyer wants done to the piece: the maker's own questions, what each costs, and what is missing once somebody wanted to go on. */
export function ProductWordsField({ product, buying, id }: { product: Pick<ProductBasics, 'personalization'>; buying: Buying; id: string }) {
  const { t } = useTranslation('product')
  if (!product.personalization) return null
  const { fields } = product.personalization
  const [only, ...others] = fields
  if (only && others.length === 0) {
    return (
      <div id={id}>
        <Asked field={only} buying={buying} label={t('words.label')} question={only.told.text} />
      </div>
    )
  }
  return (
    <fieldset id={id} className="grid min-w-0 gap-4">
      <legend className="mb-3 font-semibold">{t('words.label')}</legend>
      {fields.map((field) => (
        <Asked key={field.id} field={field} buying={buying} label={field.told.text} />
      ))}
    </fieldset>
  )
}

function Asked({ field, buying, label, question }: { field: AskedField; buying: Buying; label: string; question?: string }) {
  const { t } = useTranslation('product')
  const price = usePrice()
  const value = buying.answers[field.id] ?? ''
  const left = field.max - [...value.trim()].length
  const trouble = troubleWith(field, buying.answers)
  const hint = (
    <>
      {question && (
        <span lang={field.told.language} className="block">
          {question}
        </span>
      )}
      {field.fee > 0 && <span className="block">{t('words.fee', { amount: price(field.fee) })}</span>}
      {field.kind === 'text' && <span className={left < 0 ? 'font-semibold text-terracotta' : undefined}>{t('words.left', { count: left })}</span>}
    </>
  )
  const tied = {
    label,
    hint: question || field.fee > 0 || field.kind === 'text' ? hint : undefined,
    name: field.id,
    required: field.required,
    value,
    error:
      trouble === 'words-too-long'
        ? t('words.tooLong', { count: field.max })
        : trouble === undefined || !buying.tried
          ? undefined
          : t(trouble === 'words-no-number' || field.kind === 'number' ? 'words.noNumber' : field.kind === 'text' ? 'words.missing' : 'words.choose'),
    onChange: (event: { currentTarget: { value: string } }) => buying.answer(field.id, event.currentTarget.value),
  }
  if (field.kind === 'choice') {
    const options = field.choices.map((choice) => ({ value: choice, label: field.choiceWords[choice] ?? choice }))
    return <Select {...tied} placeholder={t('words.choose')} options={options} />
  }
  if (field.kind === 'date') return <Field {...tied} type="date" />
  if (field.kind === 'number') return <Field {...tied} inputMode="decimal" maxLength={16} />
  return <TextArea {...tied} rows={field.max > 60 ? 2 : 1} maxLength={field.max + 200} />
}
