import { type FormEvent, useState } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { type Language, LANGUAGE_NAMES, languageOf, LANGUAGES } from '../../i18n/languages.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { pathOf } from '../path-of/path-of.ts'
import { type PageFacts, readPage } from './page-facts.ts'
import { ResultPreview } from './result-preview.tsx'

type State = { busy: boolean; facts?: PageFacts; error?: unknown }

/** A page as search engines read it: its result, what robots are told, and what its structured data leaves out. */
export function PageCheckPanel() {
  const { t, i18n } = useTranslation('admin-seo')
  const [path, setPath] = useState('/')
  const [language, setLanguage] = useState<Language>(languageOf(i18n.language) ?? 'en')
  const [tried, setTried] = useState(false)
  const [{ busy, facts, error }, setState] = useState<State>({ busy: false })
  const read = pathOf(path, window.location.origin)
  const run = async () => {
    if (read === undefined) return
    setState({ busy: true })
    try {
      setState({ busy: false, facts: await readPage(`/${language}${read === '/' ? '' : read}`) })
    } catch (caught) {
      setState({ busy: false, error: caught })
    }
  }
  const check = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    void run()
  }
  return (
    <>
      <Panel title={t('check.title')}>
        <form noValidate onSubmit={check} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_auto]">
          <Field
            label={t('check.page')}
            hint={t('check.pageHint')}
            required
            inputMode="url"
            maxLength={1000}
            value={path}
            error={tried && read === undefined ? t('check.noPage') : undefined}
            onChange={(event) => setPath(event.currentTarget.value)}
          />
          <Select
            label={t('check.language')}
            required
            value={language}
            options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
            onChange={(event) => setLanguage(languageOf(event.currentTarget.value) ?? 'en')}
          />
          <Button type="submit" busy={busy}>
            {t('check.run')}
          </Button>
        </form>
        {error !== undefined && <LoadFailureLine error={error} onRetry={() => void run()} />}
      </Panel>
      <div role="status" className="grid items-start gap-4 xl:grid-cols-2">
        {facts && <Read facts={facts} />}
      </div>
    </>
  )
}

function Read({ facts }: { facts: PageFacts }) {
  const { t, i18n } = useTranslation('admin-seo')
  const number = numberFormat(i18n.language)
  const kept = /noindex/i.test(facts.robots)
  return (
    <>
      <Panel title={t('result.title')}>
        <ResultPreview title={facts.title} description={facts.description} address={facts.address} />
        <Facts className="mt-4">
          <Fact name={t('check.status')}>{facts.status}</Fact>
          <Fact name={t('check.robots')}>{t(kept ? 'check.keptOut' : 'check.letIn', { said: facts.robots })}</Fact>
          <Fact name={t('check.canonical')}>{facts.canonical || t('check.none')}</Fact>
          <Fact name={t('check.languages')}>{number.format(facts.languages)}</Fact>
          <Fact name={t('check.headings')}>{number.format(facts.headings)}</Fact>
        </Facts>
      </Panel>
      <Panel title={t('check.things')}>
        {facts.things.length === 0 && <p className="text-sm text-ink-soft">{t('check.noThings')}</p>}
        <ul className="divide-y divide-line text-sm">
          {facts.things.map((thing, at) => (
            <li key={`${at} ${thing.type}`} className="py-2">
              <p className="font-semibold">{[thing.type || t('check.noType'), thing.name].filter((one) => one !== '').join(' · ')}</p>
              <p className={thing.missing && thing.missing.length > 0 ? 'text-terracotta' : 'text-ink-soft'}>{missingIn(thing.missing, t)}</p>
            </li>
          ))}
        </ul>
        {facts.broken > 0 && <p className="mt-2 text-sm text-terracotta">{t('check.broken', { count: facts.broken })}</p>}
      </Panel>
    </>
  )
}

function missingIn(missing: readonly string[] | undefined, t: TFunction<'admin-seo'>): string {
  if (missing === undefined) return t('check.notAsked')
  return missing.length === 0 ? t('check.whole') : t('check.missing', { fields: missing.join(', ') })
}
