import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { SellerBadge } from '../states/seller-badge.tsx'
import type { PersonSheet } from './person-sheet.ts'

/** The shops that somebody acts for. */
export function UserShops({ shops }: Pick<PersonSheet, 'shops'>) {
  const { t } = useTranslation(['admin-people', 'admin-sellers'])
  if (shops.length === 0) return null
  return (
    <Panel title={t('shops')}>
      <ul className="flex flex-col gap-2 text-sm">
        {shops.map(({ id, name, status, role }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <RecordLink to="sellers" id={id}>
                {name}
              </RecordLink>{' '}
              · {t(`admin-sellers:people.roles.${role}`)}
            </span>
            <SellerBadge state={status} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
