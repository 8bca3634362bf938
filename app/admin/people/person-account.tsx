import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { listNames } from '../../i18n/list-names.ts'
import { languageName } from '../../i18n/names-of-codes.ts'
import { useRoleName } from '../staff/role-name.tsx'
import type { PersonAccount, PersonSheet } from './person-sheet.ts'
import type { UserRow } from './person-row.ts'

/** Who somebody is, and how and where they are signed in. */
export function UserAccount({ user, account, roles }: { user: UserRow; account: PersonAccount } & Pick<PersonSheet, 'roles'>) {
  const { t, i18n } = useTranslation('admin-people')
  const roleName = useRoleName()
  const ways = account.providers.map((provider) => t(`account.providers.${provider}`, { defaultValue: provider }))
  return (
    <Panel title={t('account.title')}>
      <div className="grid gap-4 md:grid-cols-2">
        <Facts className="self-start">
          <Fact name={t('columns.email')}>{user.email}</Fact>
          <Fact name={t('account.confirmed')}>{account.email_confirmed_at ? <Moment at={account.email_confirmed_at} days /> : t('account.notYet')}</Fact>
          <Fact name={t('account.phone')}>{user.phone}</Fact>
          <Fact name={t('columns.language')}>{languageName(user.language, i18n.language)}</Fact>
          <Fact name={t('account.currency')}>{user.currency}</Fact>
        </Facts>
        <Facts className="self-start">
          <Fact name={t('columns.since')}>
            <Moment at={user.created_at} days />
          </Fact>
          <Fact name={t('account.ways')}>{listNames(i18n.language, ways)}</Fact>
          <Fact name={t('account.factor')}>{t(account.factors > 0 ? 'account.factorOn' : 'account.factorOff')}</Fact>
          <Fact name={t('account.signedIn')}>{account.last_sign_in_at && <Moment at={account.last_sign_in_at} />}</Fact>
          <Fact name={t('account.roles')}>{roles && listNames(i18n.language, roles.map(roleName))}</Fact>
        </Facts>
      </div>
      {account.sessions.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-sans text-sm font-semibold">{t('account.sessions')}</h3>
          <ul className="flex flex-col gap-2 text-sm">
            {account.sessions.map(({ created_at: since, seen_at: seen, device, strong }) => (
              <li key={since}>
                <span className="wrap-anywhere">{device || t('account.unknownDevice')}</span>
                <span className="block text-ink-soft">
                  {t('account.since')} <Moment at={since} />
                  {seen && seen !== since && (
                    <>
                      {' '}
                      · {t('account.seen')} <Moment at={seen} />
                    </>
                  )}
                  {strong && ` · ${t('account.strong')}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
