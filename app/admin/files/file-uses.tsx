import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import type { FileRow } from './file-row.ts'
import { type FileUse, useFileUses } from './use-files.ts'

/** The screens on which places stand that use files. */
const SCREENS: Readonly<Record<string, string>> = {
  product: 'products',
  variant: 'products',
  order: 'orders',
  seller: 'sellers',
  person: 'people',
  category: 'categories',
  brand: 'brands',
  collection: 'collections',
  slide: 'hero-slides',
  blog_category: 'blog-categories',
  post: 'blog',
  draft: 'blog',
  version: 'blog',
  page: 'pages',
  review: 'reviews',
  case: 'cases',
  slip: 'payments',
  chargeback: 'chargebacks',
}

/** Every place that uses a file, each leading there. */
export function FileUses({ file }: { file: Pick<FileRow, 'id'> }) {
  const { t } = useTranslation('admin-files')
  const uses = useFileUses(file.id)
  return (
    <Panel title={t('uses.title')}>
      {uses.isError && <LoadFailureLine error={uses.error} onRetry={() => void uses.refetch()} />}
      {uses.isPending && <Waiting className="h-16 w-full" />}
      {uses.data?.length === 0 && <p className="text-sm text-ink-soft">{t('uses.none')}</p>}
      {uses.data && uses.data.length > 0 && (
        <ul className="flex flex-col gap-2 text-sm">
          {uses.data.map((use) => (
            <li key={`${use.kind}:${use.record}`} className="flex flex-wrap gap-x-2">
              <span className="text-ink-soft">{t(`uses.kinds.${use.kind}`)}</span>
              <Place use={use} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Place({ use }: { use: FileUse }) {
  const { t } = useTranslation('admin-files')
  const screen = SCREENS[use.kind]
  const called = use.label || (use.record === '' ? '' : t('uses.unnamed'))
  return screen ? (
    <RecordLink to={screen} id={use.record}>
      {called}
    </RecordLink>
  ) : (
    called
  )
}
