import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import type { PostData } from './load-post.server.ts'
import PostScreen from './post-screen.tsx'

/** A post as readers will see it, and that they do not see it yet. */
export default function PreviewScreen({ loaderData }: { loaderData: PostData }) {
  const { t } = useTranslation('blog')
  return (
    <>
      <div className="wrap pt-4">
        <Notice tone="news">{t('post.preview')}</Notice>
      </div>
      <PostScreen loaderData={loaderData} />
    </>
  )
}
