import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { HeadForm } from './head-form.tsx'
import { HeadPreviews } from './head-previews.tsx'
import { pageOf, type PageHeadRow } from './page-head.ts'
import { KeptOut } from './page-heads-list.tsx'

/** What a page tells search engines, and who wrote it. */
export default function PageHeadsShow() {
  const [editing, setEditing] = useState(false)
  const stop = () => setEditing(false)
  return (
    <RecordPage<PageHeadRow>
      renderTitle={(head) => pageOf(head).name}
      renderBadges={({ is_noindex: out }) => out && <KeptOut />}
      renderActions={(head) => !editing && <Deeds head={head} onEdit={() => setEditing(true)} />}
    >
      {(head) => (editing ? <HeadForm page={pageOf(head)} head={head} onDone={stop} onCancel={stop} /> : <Whole head={head} />)}
    </RecordPage>
  )
}

function Deeds({ head, onEdit }: { head: PageHeadRow; onEdit: () => void }) {
  const { t } = useTranslation('admin-page-heads')
  const may = useMay()
  const navigate = useNavigate()
  if (!may('content.write')) return null
  return (
    <>
      <Button size="small" look="quiet" onClick={onEdit}>
        {t('change')}
      </Button>
      <DecideButtons
        choices={[
          {
            id: 'remove',
            look: 'danger',
            verb: t('remove.verb'),
            title: t('remove.title', { name: pageOf(head).name }),
            consequence: t('remove.consequence'),
            done: t('remove.done'),
            ask: async (reason) => {
              const answer = await askDatabase('remove_page_head', { p_id: head.id, p_reason: reason })
              if (answer.done) void navigate('/admin/page-heads')
              return answer
            },
          },
        ]}
      />
    </>
  )
}

function Whole({ head }: { head: PageHeadRow }) {
  const { t } = useTranslation('admin-page-heads')
  const page = pageOf(head)
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('facts')}>
        <Facts>
          <Fact name={t('fields.page')}>
            <a href={page.path} target="_blank" rel="noreferrer" className="text-indigo underline underline-offset-4">
              {page.path}
            </a>
          </Fact>
          <Fact name={t('columns.robots')}>{t(head.is_noindex ? 'keptOut' : 'letIn')}</Fact>
          <Fact name={t('columns.changed')}>
            <Moment at={head.changed_at} />
          </Fact>
        </Facts>
      </Panel>
      <HeadPreviews page={page} texts={head.texts} />
      <ActsPanel noun="page_heads" subjects={[head.id]} />
    </div>
  )
}
