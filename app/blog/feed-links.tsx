import { useTranslation } from 'react-i18next'

/** Tells feed readers where the posts can be had. React moves it into the head. */
export function FeedLinks({ language, siteUrl }: { language: string; siteUrl: string }) {
  const { t } = useTranslation('blog')
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={t('feed.title')} href={`${siteUrl}/${language}/blog/feed.xml`} />
      <link rel="alternate" type="application/feed+json" title={t('feed.title')} href={`${siteUrl}/${language}/blog/feed.json`} />
    </>
  )
}
