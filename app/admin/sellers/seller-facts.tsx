import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { listNames } from '../../i18n/list-names.ts'
import { languageName } from '../../i18n/names-of-codes.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { ProvinceName } from '../province/province-name.tsx'
import { SellerRating } from './seller-rating.tsx'
import type { SellerRecord } from './seller-row.ts'

/** What everybody may see of a shop. */
export function SellerFacts({ seller }: { seller: SellerRecord }) {
  const { t, i18n } = useTranslation('admin-sellers')
  const number = numberFormat(i18n.language)
  return (
    <Panel
      title={t('facts')}
      actions={
        seller.application_status === 'approved' && (
          <Link to={`/sellers/${seller.id}`} className="text-sm text-indigo hover:underline">
            {t('toShop')}
          </Link>
        )
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Facts className="self-start">
          <Fact name={t('columns.type')}>{t(`filters.business_typeOptions.${seller.business_type}`)}</Fact>
          <Fact name={t('columns.province')}>
            <ProvinceName code={seller.province} /> · {t(`filters.regionOptions.${seller.region}`)}
          </Fact>
          <Fact name={t('place')}>{seller.location}</Fact>
          <Fact name={t('craft')}>{seller.craft}</Fact>
          <Fact name={t('specialities')}>{listNames(i18n.language, seller.specialities)}</Fact>
          <Fact name={t('years')}>{seller.years_of_experience > 0 && number.format(seller.years_of_experience)}</Fact>
          <Fact name={t('languages')}>
            {listNames(
              i18n.language,
              seller.languages.map((code) => languageName(code, i18n.language)),
            )}
          </Fact>
        </Facts>
        <Facts className="self-start">
          <Fact name={t('columns.since')}>
            <Moment at={seller.created_at} days />
          </Fact>
          <Fact name={t('columns.sales')}>{number.format(seller.sales_count)}</Fact>
          <Fact name={t('columns.rating')}>{seller.review_count > 0 && <SellerRating seller={seller} />}</Fact>
          <Fact name={t('cash')}>{t(seller.takes_cash ? 'answers.yes' : 'answers.no')}</Fact>
          <Fact name={t('vat')}>{t(seller.vat_registered ? 'answers.yes' : 'answers.no')}</Fact>
          <Fact name={t('closed')}>
            {seller.closed_from && (
              <>
                <Moment at={seller.closed_from} days /> – <Moment at={seller.closed_to} days />
                {seller.closed_message !== '' && <span className="block text-ink-soft">{seller.closed_message}</span>}
              </>
            )}
          </Fact>
        </Facts>
      </div>
      {seller.business_description !== '' && (
        <p className="mt-4 line-clamp-6 text-sm whitespace-pre-line text-ink-soft wrap-anywhere">{seller.business_description}</p>
      )}
    </Panel>
  )
}
