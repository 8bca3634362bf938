import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { Panel } from '../../desk-kit/panel.tsx'
import { Select } from '../../ui/field.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { useLanguageWords } from './use-language-words.ts'

const KINDS = ['stale', 'products', 'reviews'] as const

/** Forgets what a machine wrote, so that it is made anew when somebody asks. */
export function ForgetPanel() {
  const { t } = useTranslation('admin-machine-translation')
  const { options, say } = useLanguageWords()
  const [kind, setKind] = useState<(typeof KINDS)[number]>('stale')
  const [language, setLanguage] = useState('en')
  return (
    <Panel title={t('forget.title')}>
      <div className="mb-4 grid gap-4 sm:grid-cols-2">
        <Select
          label={t('forget.kind')}
          required
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`forget.kinds.${value}`) }))}
          onChange={(event) => setKind(KINDS.find((one) => one === event.currentTarget.value) ?? 'stale')}
        />
        <Select label={t('forget.language')} required value={language} options={options} onChange={(event) => setLanguage(event.currentTarget.value)} />
      </div>
      <DecideButtons
        choices={[
          {
            id: 'forget',
            look: 'danger',
            verb: t('forget.verb'),
            title: t('forget.sure', { what: t(`forget.kinds.${kind}`), language: say(language) }),
            consequence: t('forget.consequence'),
            done: t('forget.done'),
            ask: (reason) => askDatabase('forget_machine_translations', { p_kind: kind, p_language: language, p_reason: reason }),
          },
        ]}
      />
    </Panel>
  )
}
