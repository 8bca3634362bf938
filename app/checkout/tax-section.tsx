import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { checkAddress } from '../addresses/address.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { listNames } from '../i18n/list-names.ts'
import { addressLines } from '../addresses/address-lines.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { changeDraft, checkoutDraft, type CheckoutDraft } from './checkout-draft.ts'
import type { ProblemOf } from './draft-problems.ts'
import { Notice } from '../ui/notice.tsx'
import type { Quote } from './quote/quote.ts'
import { hasBranch, TAX_LONGEST } from '../orders/tax-buyer.ts'

type TaxProps = { draft: CheckoutDraft; member: boolean; quote: Quote | undefined; problemOf: ProblemOf }

/** Who a tax invoice is made out to, and which of the makers issue one: only those who are registered for VAT may. */
export function TaxSection({ draft: { tax, address }, member, quote, problemOf }: TaxProps) {
  const { t, i18n } = useTranslation('checkout')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const change = (changes: Partial<CheckoutDraft['tax']>) => changeDraft({ tax: { ...checkoutDraft().tax, ...changes } })
  useEffect(() => {
    if (!member || !tax.wanted || tax.name !== '' || tax.number !== '') return
    // Without the last ones the form is filled in by hand.
    void import('./last-tax-buyer.ts')
      .then(({ lastTaxBuyer }) => lastTaxBuyer())
      .then(
        (last) => last && checkoutDraft().tax.name === '' && changeDraft({ tax: { ...last, wanted: checkoutDraft().tax.wanted } }),
        () => undefined,
      )
  }, [member, tax.wanted, tax.name, tax.number])
  const names = (invoice: boolean) =>
    listNames(i18n.language, quote?.sellers.filter(({ taxInvoice }) => taxInvoice === invoice).map(({ sellerName }) => sellerName) ?? [])
  const [issue, receipts] = [names(true), names(false)]
  const checked = checkAddress(address)
  return (
    <div className="mt-5 border-t border-line pt-4">
      <Checkbox name="tax" checked={tax.wanted} onChange={(event) => change({ wanted: event.currentTarget.checked })} label={t('tax.wanted')} />
      {tax.wanted && (
        <div className="mt-3 grid gap-4 sm:ps-8">
          {issue !== '' && <p className="text-sm">{t('tax.issue', { sellers: issue })}</p>}
          {receipts !== '' && <Notice tone="news">{t('tax.receipts', { sellers: receipts })}</Notice>}
          <fieldset className="flex flex-wrap gap-x-6">
            <legend className="sr-only">{t('tax.wanted')}</legend>
            <Checkbox type="radio" name="taxThai" checked={tax.thai} onChange={() => change({ thai: true })} label={t('tax.thai')} />
            <Checkbox type="radio" name="taxThai" checked={!tax.thai} onChange={() => change({ thai: false })} label={t('tax.foreign')} />
          </fieldset>
          <Field
            label={t('tax.name')}
            name="taxName"
            required
            autoComplete="organization"
            maxLength={TAX_LONGEST.name}
            error={problemOf('taxName')}
            value={tax.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field
              label={t(tax.thai ? 'tax.number' : 'tax.numberForeign')}
              name="taxNumber"
              required={tax.thai}
              inputMode={tax.thai ? 'numeric' : 'text'}
              autoComplete="off"
              maxLength={TAX_LONGEST.number}
              error={problemOf('taxNumber')}
              value={tax.number}
              onChange={(event) => change({ number: event.currentTarget.value })}
            />
            {hasBranch(tax) && (
              <Field
                label={t('tax.branch')}
                name="taxBranch"
                required
                inputMode="numeric"
                autoComplete="off"
                maxLength={TAX_LONGEST.branch}
                hint={t('tax.branchHint')}
                error={problemOf('taxBranch')}
                value={tax.branch}
                onChange={(event) => change({ branch: event.currentTarget.value })}
              />
            )}
          </div>
          <div className="grid gap-2">
            <TextArea
              label={t('tax.address')}
              name="taxAddress"
              required
              rows={3}
              maxLength={TAX_LONGEST.address}
              error={problemOf('taxAddress')}
              value={tax.address}
              onChange={(event) => change({ address: event.currentTarget.value })}
            />
            {checked.valid && (
              <Button
                look="quiet"
                size="small"
                className="justify-self-start"
                onClick={() =>
                  change({
                    address: addressLines({ ...checked.address, recipient: '', phone: '', note: '' }, language)
                      .filter(Boolean)
                      .join('\n'),
                  })
                }
              >
                {t('tax.useDelivery')}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
