import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Section } from '../home/section.tsx'
import { Picture } from '../ui/picture.tsx'
import type { ThemeTile } from './story.ts'

/** The crafts by what they have in common, wherever they are done. */
export function StoryThemes({ themes }: { themes: readonly ThemeTile[] }) {
  const { t } = useTranslation('stories')
  return (
    <div className="mt-16 border-y border-line bg-surface pb-14 sm:mt-24 sm:pb-20 lg:mt-32">
      <Section title={t('themes.title')} lead={t('themes.lead')} all={{ to: '/categories', label: t('themes.all') }}>
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10">
          {themes.map(({ theme, crafts, image }) => (
            <li key={theme}>
              <div className="overflow-hidden rounded-card">
                <Picture
                  src={image ?? '/pictures/placeholder.webp'}
                  fallback="/pictures/placeholder.webp"
                  alt=""
                  ratio="3 / 2"
                  sizes="(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 94vw"
                />
              </div>
              <h3 className="mt-4 text-xl">{t(`themes.${theme}.title`)}</h3>
              <p className="mt-1 text-ink-soft">{t(`themes.${theme}.text`)}</p>
              <ul className="mt-2 flex flex-wrap gap-x-5">
                {crafts.map(({ slug, name }) => (
                  <li key={slug}>
                    <Link
                      to={`/products?category=${slug}`}
                      discover="none"
                      className="inline-flex min-h-9 items-center text-indigo underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
