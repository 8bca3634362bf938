import { RecordPage } from '../../desk-kit/record-page.tsx'
import { PostBadge } from './post-badge.tsx'
import { PostDeeds } from './post-deeds.tsx'
import { PostFacts } from './post-facts.tsx'
import type { PostRow } from './post-row.ts'
import { TextPanel } from './text-panel.tsx'

/** One post: what it says in each language, written where it is read, its versions, and what is said about it. */
export default function BlogShow() {
  return (
    <RecordPage<PostRow>
      renderTitle={({ title, language }) => <span lang={language}>{title}</span>}
      // Reckoned anew when its date changes: what was published this moment is not scheduled.
      renderBadges={(post) => <PostBadge key={post.published_at} post={post} />}
      renderActions={(post) => <PostDeeds key={post.published_at} post={post} />}
    >
      {(post) => (
        <div className="flex flex-col gap-4">
          <TextPanel post={post} />
          <PostFacts post={post} />
        </div>
      )}
    </RecordPage>
  )
}
