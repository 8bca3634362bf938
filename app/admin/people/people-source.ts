import type { Source } from '../../desk-kit/rest-question.ts'

/** How accounts are asked for. */
export const peopleSource: Source = {
  from: 'profiles',
  columns: 'id, full_name, email, role, language, created_at',
  record: 'id, full_name, email, phone, role, language, currency, created_at',
  sorts: [{ field: 'created_at', order: 'DESC' }],
  found: 'people_found',
}
