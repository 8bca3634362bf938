import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '../../desk-kit/amount.tsx'
import { AccountName } from './account-name.tsx'
import { inBookOrder, movedBy, type Posting } from './journal-row.ts'

/** Entries as books are read, with both sums below. */
export function Entries({ label, postings }: { label: string; postings: readonly Posting[] }) {
  const { t } = useTranslation('admin-ledger')
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-1 pe-2 text-start font-semibold">
              {t('account')}
            </th>
            <th scope="col" className="py-1 ps-2 text-end font-semibold">
              {t('debit')}
            </th>
            <th scope="col" className="py-1 ps-2 text-end font-semibold">
              {t('credit')}
            </th>
          </tr>
        </thead>
        <tbody>
          {inBookOrder(postings).map(({ amount_minor: amount, account }) => (
            <tr key={account.id} className="border-b border-line">
              <th scope="row" className="py-1.5 pe-2 text-start font-normal wrap-anywhere">
                <Link to={`/admin/accounts/${account.id}`} className="text-indigo hover:underline">
                  <AccountName kind={account.kind} provider={account.provider} seller={account.seller?.business_name} />
                </Link>
              </th>
              <td className="py-1.5 ps-2 text-end">{amount > 0 && <Amount minor={amount} />}</td>
              <td className="py-1.5 ps-2 text-end">{amount < 0 && <Amount minor={-amount} />}</td>
            </tr>
          ))}
          <tr className="font-semibold">
            <th scope="row" className="py-1.5 pe-2 text-start">
              {t('sum')}
            </th>
            <td className="py-1.5 ps-2 text-end">
              <Amount minor={movedBy({ postings })} />
            </td>
            <td className="py-1.5 ps-2 text-end">
              <Amount minor={movedBy({ postings: postings.map((posting) => ({ ...posting, amount_minor: -posting.amount_minor })) })} />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
