import { ChevronLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { Panel } from '../../desk-kit/panel.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { pathOf } from '../path-of/path-of.ts'
import { HeadForm } from './head-form.tsx'
import { findPage, type HeadPage } from './page-head.ts'

/** Writes the head of a page: first which, by its address, then what it says. */
export default function PageHeadsCreate() {
  const { t } = useTranslation('admin-page-heads')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState<HeadPage>()
  const [{ busy, none, error }, setState] = useState<{ busy: boolean; none?: true; error?: unknown }>({ busy: false })
  const look = async () => {
    const path = pathOf(typed, window.location.origin)
    if (path === undefined) return setState({ busy: false, none: true })
    setState({ busy: true })
    try {
      const found = await findPage(path)
      setPage(found)
      setState(found ? { busy: false } : { busy: false, none: true })
    } catch (caught) {
      setState({ busy: false, error: caught })
    }
  }
  const choose = (event: FormEvent) => {
    event.preventDefault()
    void look()
  }
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/page-heads" className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('new')}
        </h1>
      </header>
      {page ? (
        <HeadForm page={page} onDone={(id) => void navigate(`/admin/page-heads/${id}`)} onCancel={() => setPage(undefined)} />
      ) : (
        <Panel title={t('which')}>
          <form noValidate onSubmit={choose} className="flex max-w-3xl flex-col items-start gap-4">
            <Field
              className="w-full"
              label={t('fields.page')}
              hint={t('pageHint')}
              required
              inputMode="url"
              maxLength={1000}
              value={typed}
              error={none && t('problems.page')}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            {error !== undefined && <LoadFailureLine error={error} onRetry={() => void look()} />}
            <Button type="submit" busy={busy}>
              {t('go')}
            </Button>
          </form>
        </Panel>
      )}
    </section>
  )
}
