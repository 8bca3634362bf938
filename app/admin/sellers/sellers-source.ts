import type { Source } from '../../desk-kit/rest-question.ts'

const ROW = 'id, slug, business_name, business_type, application_status, is_verified, region, province, location, rating, review_count, sales_count, created_at'

/** How shops are asked for. */
export const sellersSource: Source = {
  from: 'sellers',
  columns: ROW,
  record: `${ROW}, business_description, craft, specialities, years_of_experience, languages, marks, takes_cash, vat_registered, closed_from, closed_to,
    closed_message, updated_at`,
  sorts: [
    { field: 'created_at', order: 'DESC' },
    { field: 'sales_count', order: 'DESC' },
    { field: 'business_name', order: 'ASC' },
  ],
  found: 'sellers_found',
}
