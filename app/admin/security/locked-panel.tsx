import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'

/** An account that takes no password until a moment, and the network of the last wrong one. */
export type LockedAccount = { address: string; at: string; until: string; network: string }

/** Accounts that are locked now, after too many wrong passwords. */
export function LockedPanel({ locked, locks }: { locked: readonly LockedAccount[]; locks: number }) {
  const { t } = useTranslation('admin-security')
  const may = useMay()
  return (
    <Panel title={t('locked.title')}>
      <p className="text-sm text-ink-soft">{t('locked.day', { count: locks })}</p>
      {locked.length === 0 && <p className="mt-2 text-sm">{t('locked.none')}</p>}
      <ul className="flex flex-col divide-y divide-line text-sm">
        {locked.map(({ address, at, until, network }) => (
          <li key={address} className="flex flex-col gap-1 py-3">
            <p className="font-semibold wrap-anywhere">{address}</p>
            <p className="text-ink-soft">
              <Moment at={at} /> · {t('locked.until')} <Moment at={until} /> · <code>{network}</code>
            </p>
            {may('security.write') && (
              <DecideButtons
                choices={[
                  {
                    id: 'lift',
                    verb: t('lift.verb'),
                    title: t('lift.title', { address }),
                    consequence: t('lift.consequence'),
                    done: t('lift.done'),
                    ask: (reason) => askDatabase('lift_account_lock', { p_address: address, p_reason: reason }),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
