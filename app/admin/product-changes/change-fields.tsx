import { useTranslation } from 'react-i18next'
import { languageName } from '../../i18n/names-of-codes.ts'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { type ChangeFacts, type ChangeFieldFacts, saidIn } from './change-facts.ts'
import { ChangeValue } from './change-value.tsx'

type Props = {
  facts: ChangeFacts
  /** The fields that are approved, where somebody chooses. */
  chosen?: ReadonlySet<string>
  onChoose?: (field: string, approved: boolean) => void
}

/** What was changed, field by field, before and after; with a tick for each where it is being decided. */
export function ChangeFields({ facts, chosen, onChoose }: Props) {
  const { t } = useTranslation('admin-products')
  const nameOf = useFieldName()
  return (
    <ul className="flex flex-col gap-4">
      {facts.fields.map((field) => (
        <li key={field.field} className="border-s-2 border-line ps-3">
          <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
            {nameOf(field)}
            <Badge tone={field.waits ? 'gold' : 'quiet'}>
              {t(field.state === 'open' ? (field.waits ? 'changes.waits' : 'changes.shows') : `changes.fieldStates.${field.state}`)}
            </Badge>
          </p>
          <div className="mt-1 text-sm">
            <ChangeValue field={field} language={facts.language} />
          </div>
          {field.moved && (
            <div role="note" className="mt-2 rounded-control border border-gold p-2 text-sm">
              <p className="mb-1">{t('changes.moved')}</p>
              <ChangeValue field={{ ...field, before: field.waits ? field.before : field.after, after: field.now }} language={facts.language} />
            </div>
          )}
          {chosen && onChoose && field.state === 'open' && (
            <Checkbox
              label={t('changes.approveField', { field: nameOf(field) })}
              checked={chosen.has(field.field)}
              onChange={(event) => onChoose(field.field, event.currentTarget.checked)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** What a field is called. */
export function useFieldName() {
  const { t, i18n } = useTranslation('admin-products')
  return ({ field, label }: Pick<ChangeFieldFacts, 'field' | 'label'>): string => {
    const [what = ''] = field.split(':')
    const named = saidIn(label, i18n.language)
    const said = typeof named === 'string' ? named : ''
    const about = what === 'translation' && said !== '' ? languageName(said, i18n.language) : said
    return about !== '' ? t('changes.fieldOf', { field: t(`changes.fields.${what}`), about }) : t(`changes.fields.${what}`)
  }
}
