import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { Button } from '../../ui/button.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { RedirectForm } from './redirect-form.tsx'
import type { RedirectRow } from './redirect-row.ts'

/** A redirect: where it leads, how often it is followed, who made it. */
export default function RedirectsShow() {
  const [editing, setEditing] = useState(false)
  const stop = () => setEditing(false)
  return (
    <RecordPage<RedirectRow>
      renderTitle={({ from_path: path }) => path}
      renderActions={(redirect) => !editing && <Deeds redirect={redirect} onEdit={() => setEditing(true)} />}
    >
      {(redirect) => (editing ? <RedirectForm redirect={redirect} onDone={stop} onCancel={stop} /> : <Whole redirect={redirect} />)}
    </RecordPage>
  )
}

function Deeds({ redirect, onEdit }: { redirect: RedirectRow; onEdit: () => void }) {
  const { t } = useTranslation('admin-redirects')
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
            title: t('remove.title', { path: redirect.from_path }),
            consequence: t('remove.consequence'),
            done: t('remove.done'),
            ask: async (reason) => {
              const answer = await askDatabase('remove_redirect', { p_id: redirect.id, p_reason: reason })
              if (answer.done) void navigate('/admin/redirects')
              return answer
            },
          },
        ]}
      />
    </>
  )
}

function Whole({ redirect }: { redirect: RedirectRow }) {
  const { t, i18n } = useTranslation('admin-redirects')
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('facts')}>
        <Facts>
          <Fact name={t('columns.from')}>
            <PageLink path={redirect.from_path} />
          </Fact>
          <Fact name={t('columns.to')}>
            <PageLink path={redirect.to_path} />
          </Fact>
          <Fact name={t('columns.hits')}>{numberFormat(i18n.language).format(redirect.hits)}</Fact>
          <Fact name={t('columns.last')}>{redirect.last_hit_at !== null && <Moment at={redirect.last_hit_at} />}</Fact>
          <Fact name={t('columns.created')}>
            <Moment at={redirect.created_at} />
          </Fact>
        </Facts>
        <p className="mt-3 text-sm text-ink-soft">{t('factsText')}</p>
      </Panel>
      <ActsPanel noun="redirects" subjects={[redirect.id]} />
    </div>
  )
}

/** Opens the page as a visitor would, beside the office. */
function PageLink({ path }: { path: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" className="wrap-anywhere text-indigo underline underline-offset-4">
      {path}
    </a>
  )
}
