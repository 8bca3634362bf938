import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { answers, FAQ, type FaqGroup } from './faq.ts'
import type { FaqData } from './load-faq.server.ts'
import { Prose } from '../prose.tsx'

type Question = { id: string; group: FaqGroup; q: string; a: string }

/** Questions and answers, which can be searched while typing; without scripts all of them stand there. */
export default function FaqScreen({ loaderData: { facts, methods, siteUrl, language } }: { loaderData: FaqData }) {
  const { t } = useTranslation(['pages-faq', 'shell'])
  const [search, setSearch] = useState('')
  const say = (key: string) =>
    t(key, { ...facts, methods, percent: facts.commissionPercent, vat: facts.vatPercent, days: facts.returnDays, name: facts.legalName })
  const groups = (Object.keys(FAQ) as FaqGroup[]).map((group) => ({
    group,
    questions: FAQ[group].map((name): Question => ({ id: `${group}-${name}`, group, q: say(`${group}.${name}.q`), a: say(`${group}.${name}.a`) })),
  }))
  const found = groups
    .map(({ group, questions }) => ({ group, questions: questions.filter(({ q, a }) => answers(search, `${q} ${a}`)) }))
    .filter(({ questions }) => questions.length > 0)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <div className="wrap pt-6 sm:pt-8">
      <title>{`${say('title')} · Hattha`}</title>
      <meta name="description" content={say('lead')} />
      <JsonLd
        json={faqJsonLd(
          groups.flatMap(({ questions }) => questions),
          { url: `${siteUrl}/${language}/faq`, language },
        )}
      />
      <Breadcrumbs trail={[{ label: t('shell:pages.support'), to: '/customer-support' }]} here={say('title')} />
      <div className="mx-auto mt-4 max-w-text lg:mt-8">
        <h1 className="text-3xl sm:text-4xl">{say('title')}</h1>
        <p className="mt-4 text-lg text-ink-soft">{say('lead')}</p>
        <Field
          label={say('search')}
          type="search"
          className="mt-6"
          required
          value={search}
          placeholder={say('placeholder')}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <p role="status" className="mt-2 text-sm text-ink-soft">
          {search.trim() !== '' && t('found', { count })}
        </p>
        {found.map(({ group, questions }) => (
          <Group key={group} title={say(`${group}.title`)} questions={questions} open={search.trim() !== '' && count <= 3} />
        ))}
        {count === 0 && (
          <EmptyState level={2} title={say('none')} text={say('noneText')} actions={<ButtonLink to="/contact">{t('shell:pages.contact')}</ButtonLink>} />
        )}
        <p className="mt-12 border-t border-line pt-6 text-ink-soft">
          {say('more')}{' '}
          <Link to="/contact" className="link">
            {t('shell:pages.contact')}
          </Link>
        </p>
      </div>
    </div>
  )
}

function Group({ title, questions, open }: { title: string; questions: readonly Question[]; open: boolean }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-2 text-xl sm:text-2xl">
        {title}
      </h2>
      {questions.map((question) => (
        <div key={`${question.id}${open}`} id={question.id} className="scroll-mt-6">
          <Disclosure summary={question.q} open={open}>
            <Prose text={question.a} className="text-ink-soft" />
          </Disclosure>
        </div>
      ))}
    </section>
  )
}

/** schema.org's FAQPage. */
const faqJsonLd = (questions: readonly Question[], { url, language }: { url: string; language: string }): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url,
    inLanguage: language,
    mainEntity: questions.map(({ q, a }) => ({ '@type': 'Question', name: q, acceptedAnswer: { '@type': 'Answer', text: a } })),
  })
