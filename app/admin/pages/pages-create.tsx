import { ChevronLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { Panel } from '../../desk-kit/panel.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { REFUSED } from './page-row.ts'

/** A page of the shop's own begins with its address; everything else is written where it is read. */
export default function PagesCreate() {
  const { t } = useTranslation('admin-pages')
  const navigate = useNavigate()
  const { act, busy } = useAct()
  const [slug, setSlug] = useState('')
  const [tried, setTried] = useState(false)
  const id = slug.trim()
  const fits = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.length <= 60
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!fits) return
    const made = await act({
      ask: () => askDatabase<string>('make_page', { p_id: id }),
      done: t('made'),
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
    })
    if (made) void navigate(`/admin/pages/${id}`)
  }
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/pages" className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('new')}
        </h1>
      </header>
      <Panel title={t('begin')}>
        <form noValidate className="flex max-w-2xl flex-col gap-4" onSubmit={(event) => void save(event)}>
          <Field
            label={t('fields.address')}
            hint={t('addressHint', { address: `/pages/${id}` })}
            required
            maxLength={60}
            value={slug}
            error={tried && !fits ? t('refused.no_page') : undefined}
            onChange={(event) => setSlug(event.currentTarget.value)}
          />
          <div>
            <Button type="submit" busy={busy}>
              {t('start')}
            </Button>
          </div>
        </form>
      </Panel>
    </section>
  )
}
