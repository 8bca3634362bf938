import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { listNames } from '../../i18n/list-names.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { Notice } from '../../ui/notice.tsx'
import { BLOCK_COUNTS, type BlockKind, type BlockTrial } from './blocklist.ts'

/** Whom an entry would have stopped in the last seven days. */
export function BlockTrialFacts({ trial, kind }: { trial: BlockTrial; kind: BlockKind }) {
  const { t, i18n } = useTranslation('admin-security')
  const number = numberFormat(i18n.language)
  return (
    <div className="flex w-full flex-col gap-3">
      {trial.mine && <Notice>{t('block.refused.block_mine')}</Notice>}
      {trial.there && <Notice>{t('block.refused.block_there')}</Notice>}
      <p className="text-sm font-semibold wrap-anywhere">{t('block.trial', { value: trial.value })}</p>
      <Facts>
        {BLOCK_COUNTS.map((count) => (
          <Fact key={count} name={t(`block.counts.${count === 'members' ? `members_${kind === 'network' ? 'network' : 'address'}` : count}`)}>
            {trial[count] === null ? t('block.unknown') : number.format(trial[count])}
          </Fact>
        ))}
        <Fact name={t('block.staff')}>{trial.staff.length > 0 && listNames(i18n.language, trial.staff)}</Fact>
      </Facts>
    </div>
  )
}
