import { useState } from 'react'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { PageBadge } from './page-badge.tsx'
import { PageDeeds } from './page-deeds.tsx'
import type { PageRow } from './page-row.ts'
import { TextPanel } from './text-panel.tsx'
import { usePageNames } from './use-page-names.ts'
import { VersionsPanel } from './versions-panel.tsx'

/** One page of text: written language by language, made a version that holds from a day on, and what held before. */
export default function PagesShow() {
  const nameOf = usePageNames()
  // Another form stands in its place when what was written has become a version.
  const [turn, setTurn] = useState(0)
  return (
    <RecordPage<PageRow>
      renderTitle={({ id }) => nameOf(id)}
      renderBadges={(page) => <PageBadge key={page.changed_at} page={page} />}
      renderActions={(page) => <PageDeeds key={page.changed_at} page={page} onPublished={() => setTurn(turn + 1)} />}
    >
      {(page) => (
        <div className="flex flex-col gap-4">
          <TextPanel page={page} turn={turn} onTurn={() => setTurn(turn + 1)} />
          {/* Reckoned anew when it changes: what holds from this moment does not wait. */}
          <VersionsPanel key={page.changed_at} page={page} onPublished={() => setTurn(turn + 1)} />
          <ActsPanel noun="pages" subjects={[page.id]} />
        </div>
      )}
    </RecordPage>
  )
}
