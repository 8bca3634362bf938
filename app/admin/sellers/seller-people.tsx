import { useTranslation } from 'react-i18next'
import { languageName } from '../../i18n/names-of-codes.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import type { SellerSheet } from './seller-sheet.ts'

/** How the shop is reached, who acts for it, and how it came to Hattha. */
export function SellerPeople({ contact, people, plan, application }: Pick<SellerSheet, 'contact' | 'people' | 'plan' | 'application'>) {
  const { t, i18n } = useTranslation('admin-sellers')
  return (
    <Panel title={t('people.title')}>
      <ul className="mb-4 flex flex-col gap-2 text-sm empty:hidden">
        {people.map(({ id, name, email, role, since }) => (
          <li key={id}>
            <RecordLink to="people" id={id}>
              {name || t('people.noName')}
            </RecordLink>{' '}
            · {t(`people.roles.${role}`)}
            <span className="block text-ink-soft wrap-anywhere">
              {email !== null && `${email} · `}
              <Moment at={since} days />
            </span>
          </li>
        ))}
      </ul>
      <Facts>
        <Fact name={t('people.email')}>{contact?.email}</Fact>
        <Fact name={t('people.phone')}>{contact?.phone}</Fact>
        <Fact name={t('people.language')}>{contact && languageName(contact.language, i18n.language)}</Fact>
        <Fact name={t('people.taxName')}>{contact?.tax_name}</Fact>
        <Fact name={t('people.taxAddress')}>{contact?.tax_address}</Fact>
        <Fact name={t('people.taxBranch')}>{contact?.tax_name && contact.tax_branch}</Fact>
        <Fact name={t('people.plan')}>
          {plan && (
            <>
              {t(`people.planStates.${plan.status}`)} · <Moment at={plan.period_end} days />
            </>
          )}
        </Fact>
        <Fact name={t('people.applied')}>{application && <Moment at={application.created_at} />}</Fact>
        <Fact name={t('people.admitted')}>{application?.decided_at && <Moment at={application.decided_at} />}</Fact>
      </Facts>
    </Panel>
  )
}
