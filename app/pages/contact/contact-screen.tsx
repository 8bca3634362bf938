import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { ContactForm } from './contact-form.tsx'
import { InfoFrame } from '../info-frame.tsx'
import type { InfoData } from '../load-info.server.ts'

/** How to reach the shop, and what helps it to help. */
export default function ContactScreen({ loaderData: { facts, written } }: { loaderData: InfoData }) {
  const { t } = useTranslation('pages-contact')
  const rows = [
    { label: t('facts.name'), value: facts.legalName },
    { label: t('facts.email'), value: facts.email, href: `mailto:${facts.email}` },
    { label: t('facts.phone'), value: facts.phone, href: `tel:${facts.phone.replace(/[^+\d]/g, '')}` },
    { label: t('facts.hours'), value: facts.hours },
    { label: t('facts.address'), value: facts.address },
    { label: t('facts.registration'), value: facts.registration },
  ].filter(({ value }) => value !== '')
  const card = (
    <dl className="mt-6 grid gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-[10rem_1fr] sm:p-6">
      {rows.map(({ label, value, href }) => (
        <div key={label} className="grid sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-sm text-ink-soft sm:text-base">{label}</dt>
          <dd>
            {href ? (
              <a href={href} className="link">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
  return <InfoFrame page="contact" facts={facts} written={written} after={{ lead: <Reach card={card} /> }} />
}

function Reach({ card }: { card: ReactNode }) {
  const { t } = useTranslation('pages-contact')
  return (
    <>
      <section aria-labelledby="write" className="mt-8">
        <h2 id="write" className="text-xl sm:text-2xl">
          {t('form.title')}
        </h2>
        <ContactForm />
      </section>
      {card}
    </>
  )
}
