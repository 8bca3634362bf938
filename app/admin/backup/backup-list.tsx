import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BackUpNow } from './back-up-now.tsx'
import { BackupRunning } from './backup-running.tsx'
import type { BackupRow } from './backup-row.ts'
import { BackupSetup } from './backup-setup.tsx'
import { BackupBadge, ProofBadge, Size } from './backup-words.tsx'

const COLUMNS: readonly DeskColumn<BackupRow>[] = [
  { id: 'when', title: true, sort: 'asked_at', cell: ({ asked_at: at }) => <Moment at={at} /> },
  { id: 'state', cell: ({ state }) => <BackupBadge state={state} /> },
  { id: 'proof', cell: ({ state, proof }) => state === 'ready' && <ProofBadge proof={proof} /> },
  { id: 'provedAt', cell: ({ proof_at: at, proof }) => proof === 'proved' && <Moment at={at} /> },
  { id: 'orders', numeric: true, cell: ({ figures }) => figures.orders },
  { id: 'people', extra: true, numeric: true, cell: ({ figures }) => figures.people },
  { id: 'differences', extra: true, numeric: true, cell: ({ proof_figures: figures }) => figures.differences },
  { id: 'bytes', numeric: true, cell: ({ bytes }) => bytes > 0 && <Size bytes={bytes} /> },
  { id: 'kept', cell: ({ kept_as: as }) => <KeptAs as={as} /> },
  { id: 'origin', extra: true, cell: ({ origin }) => <Origin origin={origin} /> },
]

/** Every backup, the newest first, above them the one that is being made, and below where they go. */
export default function BackupList() {
  const { t } = useTranslation('admin-backup')
  const may = useMay()
  return (
    <div className="flex flex-col gap-4">
      <BackupRunning />
      <ResourceList
        columns={COLUMNS}
        actions={may('backups.write') && <BackUpNow />}
        empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
      />
      <BackupSetup />
    </div>
  )
}

function KeptAs({ as }: { as: BackupRow['kept_as'] }) {
  const { t } = useTranslation('admin-backup')
  return as === '' ? null : t(`keptAs.${as}`)
}

function Origin({ origin }: { origin: BackupRow['origin'] }) {
  const { t } = useTranslation('admin-backup')
  return t(`origins.${origin}`)
}
