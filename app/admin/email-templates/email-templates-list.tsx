import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useDeskPath } from '../../desk-kit/use-desk-path.ts'
import { LetterScreen } from './letter-screen.tsx'
import { LettersList } from './letters-list.tsx'
import { Link } from 'react-router'

/** The shop's letters: which there are, and one of them with its words (`?letter=`). */
export default function EmailTemplatesList() {
  const { t } = useTranslation('admin-email-templates')
  const [search] = useSearchParams()
  const path = useDeskPath()
  const topic = search.get('letter') ?? ''
  if (topic !== '') return <LetterScreen key={topic} topic={topic} />
  return (
    <section aria-labelledby="email-templates-title" className="flex flex-col gap-5">
      <h1 id="email-templates-title" className="text-2xl">
        {t('title')}
      </h1>
      <p className="max-w-prose text-ink-soft">
        {t('intro')}{' '}
        <Link to={path('translations')} className="text-indigo underline">
          {t('toTranslations')}
        </Link>
      </p>
      <LettersList />
    </section>
  )
}
