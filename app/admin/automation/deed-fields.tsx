import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { LanguageTextsFields } from '../../desk-kit/language-texts-fields.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { type DeedDraft, type DeedName, deedsOf, isDeedWhole, newDeed, type RuleDraft } from './automation-rule.ts'
import { useColleagueNames, useWebhookNames } from './rule-choices.tsx'

const MOST = 5
const TEXT_MOST = 1000
const SAID_MOST = 300

/** Who may do these themselves may have a rule do them. */
const WANTED: Partial<Record<DeedName, `${string}.${string}`>> = { webhook: 'webhooks.write', feature: 'products.judge', hold: 'products.judge' }

type Props = { draft: RuleDraft; tried: boolean; onChange: (changes: Partial<RuleDraft>) => void }

/** The part of a rule that begins with "then". */
export function DeedFields({ draft: { event, deeds }, tried, onChange }: Props) {
  const { t } = useTranslation('admin-automation')
  const may = useMay()
  const put = (place: number, deed: DeedDraft) => onChange({ deeds: deeds.map((one, at) => (at === place ? deed : one)) })
  const offered = (own: DeedName) => deedsOf(event).filter((deed) => deed === own || may(WANTED[deed] ?? 'automation.write'))
  return (
    <fieldset className="flex flex-col gap-4 rounded-control border border-line p-4">
      <legend className="px-1 font-semibold text-indigo">{t('then')}</legend>
      {deeds.map((deed, place) => (
        <div key={place} role="group" aria-label={t('deed', { number: place + 1 })} className="flex items-start gap-2 border-b border-line pb-4">
          <div className="flex min-w-0 grow flex-col gap-3">
            <Select
              label={t('fieldsOf.deed')}
              required
              value={deed.deed}
              options={offered(deed.deed).map((one) => ({ value: one, label: t(`deeds.${one}`) }))}
              onChange={(changed) => put(place, { ...deed, deed: deedsOf(event).find((one) => one === changed.currentTarget.value) ?? 'inbox' })}
            />
            <DeedWords deed={deed} tried={tried} onChange={(changed) => put(place, changed)} />
          </div>
          {deeds.length > 1 && (
            <IconButton label={t('without')} onClick={() => onChange({ deeds: deeds.filter((_, at) => at !== place) })}>
              <X className="size-5" aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {deeds.length < MOST && (
        <div>
          <Button size="small" look="quiet" onClick={() => onChange({ deeds: [...deeds, newDeed('note')] })}>
            {t('addDeed')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function DeedWords({ deed, tried, onChange }: { deed: DeedDraft; tried: boolean; onChange: (deed: DeedDraft) => void }) {
  const { t } = useTranslation('admin-automation')
  const colleagues = useColleagueNames()
  const webhooks = useWebhookNames()
  const error = tried && !isDeedWhole(deed) ? t('problems.deed') : undefined
  if (deed.deed === 'feature') return null
  if (deed.deed === 'webhook') {
    return (
      <Select
        label={t('fieldsOf.endpoint')}
        required
        value={deed.endpoint}
        error={error}
        placeholder={t('choose')}
        options={(webhooks.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => onChange({ ...deed, endpoint: event.currentTarget.value })}
      />
    )
  }
  if (deed.deed === 'notify') {
    return (
      <LanguageTextsFields
        legend={t('fieldsOf.texts')}
        texts={deed.texts}
        fields={[{ name: 'text', label: t('fieldsOf.text'), most: SAID_MOST, lines: 2, hint: t('notifyHint') }]}
        error={error}
        onChange={(texts) => onChange({ ...deed, texts })}
      />
    )
  }
  return (
    <>
      {(deed.deed === 'inbox' || deed.deed === 'letter') && (
        <Select
          label={t(`fieldsOf.${deed.deed === 'inbox' ? 'owner' : 'person'}`)}
          required={deed.deed === 'letter'}
          value={deed.person}
          error={deed.deed === 'letter' && deed.person === '' ? error : undefined}
          options={[
            { value: '', label: t(deed.deed === 'inbox' ? 'anybody' : 'choose') },
            ...(colleagues.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => onChange({ ...deed, person: event.currentTarget.value })}
        />
      )}
      <TextArea
        label={t('fieldsOf.text')}
        hint={t(deed.deed === 'hold' ? 'holdHint' : 'textHint')}
        required
        rows={2}
        maxLength={TEXT_MOST}
        value={deed.text}
        error={error}
        onChange={(event) => onChange({ ...deed, text: event.currentTarget.value })}
      />
    </>
  )
}
