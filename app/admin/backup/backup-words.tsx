import { useTranslation } from 'react-i18next'
import { sizeIn } from '../../i18n/size-in.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { BackupRow } from './backup-row.ts'

const TONES = { waiting: 'quiet', running: 'indigo', ready: 'leaf', failed: 'sale' } satisfies Record<BackupRow['state'], BadgeTone>
const PROOF_TONES = { none: 'quiet', running: 'indigo', proved: 'leaf', failed: 'sale', impossible: 'gold' } satisfies Record<BackupRow['proof'], BadgeTone>

/** How far a backup is. */
export function BackupBadge({ state }: { state: BackupRow['state'] }) {
  const { t } = useTranslation('admin-backup')
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
}

/** What came of starting it as a database of its own. */
export function ProofBadge({ proof }: { proof: BackupRow['proof'] }) {
  const { t } = useTranslation('admin-backup')
  return <Badge tone={PROOF_TONES[proof]}>{t(`proofs.${proof}`)}</Badge>
}

/** A size as people say it. */
export function Size({ bytes }: { bytes: number }) {
  const { i18n } = useTranslation()
  return <>{sizeIn(i18n.language, bytes)}</>
}
