import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { RefusedAnswer } from '../../platform/answered.ts'
import { callFunction } from '../../platform/call-function.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { useLanguageWords } from './use-language-words.ts'

type Service = { engine: null } | { engine: 'libretranslate' | 'deepl'; host: string; key: boolean }
type Told = { said: string } | { because: string }

/** Which service translates, and a sentence to see what it says. */
export function ServicePanel() {
  const { t } = useTranslation('admin-machine-translation')
  const may = useMay()
  const service = useQuery({
    queryKey: ['translation-service'],
    queryFn: async () => {
      const answer = await callFunction<Service>('translation-service', {})
      if (answer.done) return answer.result
      throw new RefusedAnswer(answer.refusal)
    },
    ...CHANGES_ELSEWHERE,
  })
  return (
    <Panel title={t('service.title')}>
      {service.isError && <LoadFailureLine error={service.error} onRetry={() => void service.refetch()} />}
      {service.isPending && <Waiting className="h-24 w-full" />}
      {service.data?.engine === null && <Notice tone="news">{t('service.none')}</Notice>}
      {service.data && service.data.engine !== null && (
        <>
          <Facts>
            <Fact name={t('service.engine')}>{t(`engines.${service.data.engine}`)}</Fact>
            <Fact name={t('service.host')}>{service.data.host}</Fact>
            <Fact name={t('service.key')}>{t(service.data.key ? 'service.withKey' : 'service.withoutKey')}</Fact>
          </Facts>
          {may('translations.write') && <Trial />}
        </>
      )}
    </Panel>
  )
}

function Trial() {
  const { t } = useTranslation('admin-machine-translation')
  const { act, busy } = useAct()
  const { options } = useLanguageWords()
  const [text, setText] = useState('')
  const [language, setLanguage] = useState('en')
  const [told, setTold] = useState<Told>()
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    await act<Told>({
      ask: async () => {
        const answer = await callFunction<Told>('try-translation', { text: text.trim(), language })
        setTold(answer.done ? answer.result : undefined)
        return answer
      },
      done: t('trial.done'),
      refused: ({ code }) => (code === 'no_service' ? t('service.none') : undefined),
    })
  }
  return (
    <form className="mt-4 flex flex-col gap-4" onSubmit={(event) => void ask(event)}>
      <Field label={t('trial.text')} hint={t('trial.hint')} required maxLength={500} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Select label={t('trial.language')} required value={language} options={options} onChange={(event) => setLanguage(event.currentTarget.value)} />
      <div>
        <Button type="submit" size="small" look="quiet" busy={busy}>
          {t('trial.verb')}
        </Button>
      </div>
      <div role="status" className="text-sm wrap-anywhere empty:hidden">
        {told && ('said' in told ? <q lang={language}>{told.said}</q> : t(`because.${told.because}`))}
      </div>
    </form>
  )
}
