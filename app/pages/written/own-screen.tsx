import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Prose } from '../prose.tsx'
import type { Written } from '../page-text.ts'
import Validity from '../validity.tsx'
import WrittenArticle from '../written-article.tsx'

/** A page that the shop's staff have made. */
export default function OwnScreen({ loaderData: { written } }: { loaderData: { written: Written } }) {
  const { text } = written
  if (!text) return null
  return (
    <div className="wrap pt-6 sm:pt-8">
      <title>{`${text.title} · Hattha`}</title>
      <meta name="description" content={text.lead} />
      <Breadcrumbs trail={[{ label: 'Hattha', to: '/' }]} here={text.title} />
      <article className="mt-4 max-w-text min-w-0 lg:mt-8">
        <h1 lang={text.language} className="text-3xl sm:text-4xl">
          {text.title}
        </h1>
        <Validity written={written} />
        {text.lead !== '' && (
          <div lang={text.language}>
            <Prose className="mt-5 text-lg text-ink-soft" text={text.lead} />
          </div>
        )}
        <WrittenArticle text={text} parts={{}} />
      </article>
    </div>
  )
}
