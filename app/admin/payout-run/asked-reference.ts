import type { TFunction } from 'i18next'
import type { Asked } from '../../desk-kit/reason-dialog.tsx'

/** What stands in the place of a reason where a payout was paid: the bank's reference, in the words of `admin-payouts`. */
export const askedReference = (t: TFunction<'admin-payouts'>): Asked => ({
  label: t('columns.reference'),
  hint: t('deeds.paid.referenceHint'),
  missing: t('deeds.paid.referenceMissing'),
})
