import type { Source } from '../../desk-kit/rest-question.ts'

const ROW = 'id, created_at, topic, name, email, order_number, message, language, person_id, answered_at'

/** How letters of the contact form are asked for. */
export const contactLettersSource: Source = {
  from: 'contact_messages',
  columns: ROW,
  record: `${ROW}, answers:contact_answers(id, author, words, written_at)`,
  sorts: [{ field: 'created_at', order: 'DESC' }],
  found: 'contact_messages_found',
  filters: {
    // Both together are all.
    state: (value) =>
      Array.isArray(value) && value.length === 1 ? [{ column: 'answered_at', operator: value[0] === 'closed' ? 'not.is' : 'is', value: 'null' }] : [],
  },
}
