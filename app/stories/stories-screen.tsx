import { useTranslation } from 'react-i18next'
import { PostCard } from '../blog/post-card.tsx'
import { Section } from '../home/section.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { JsonLd } from '../ui/json-ld.tsx'
import type { StoriesData } from './load-stories.server.ts'
import { StoryChapter } from './story-chapter.tsx'
import { StoryOpening } from './story-opening.tsx'
import { StoryThemes } from './story-themes.tsx'

/** The second home: down the country, region by region, with somebody from each who tells of the work; then the crafts by what they have in common. */
export default function StoriesScreen({ loaderData }: { loaderData: StoriesData }) {
  const { t } = useTranslation('stories')
  const { chapters, themes, dots, posts } = loaderData
  return (
    <>
      <title>{t('pageTitle')}</title>
      <meta name="description" content={t('description')} />
      <meta property="og:title" content={t('pageTitle')} />
      <meta property="og:description" content={t('description')} />
      <StoryJsonLd data={loaderData} />
      <StoryOpening chapters={chapters} dots={dots ?? []} />
      {chapters.length === 0 && (
        <EmptyState level={2} title={t('empty')} text={t('emptyText')} actions={<ButtonLink to="/products">{t('allProducts')}</ButtonLink>} />
      )}
      {chapters.map((chapter, index) => (
        <StoryChapter key={chapter.region} chapter={chapter} turned={index % 2 === 1} />
      ))}
      {themes && themes.length > 0 && <StoryThemes themes={themes} />}
      {posts && posts.length > 0 && (
        <Section title={t('posts.title')} lead={t('posts.lead')} all={{ to: '/blog', label: t('posts.all') }}>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {posts.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} level={3} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

/** schema.org: a page about a collection, and its chapters as a list. */
function StoryJsonLd({ data: { chapters, language, siteUrl } }: { data: StoriesData }) {
  const { t } = useTranslation('stories')
  const url = `${siteUrl}/${language}/home2`
  const itemListElement = chapters.map(({ region }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: t(`regions.${region}.title`),
    url: `${url}#${region}`,
  }))
  return (
    <JsonLd
      json={JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        url,
        name: t('pageTitle'),
        description: t('description'),
        inLanguage: language,
        mainEntity: { '@type': 'ItemList', itemListElement },
      })}
    />
  )
}
