import { expect, test } from 'vitest'
import { helpTopicOf } from './assistant.ts'

test.each([
  ['How many points do I have?', 'membership'],
  ['Was sind meine Punkte wert?', 'membership'],
  ['ポイントは使えますか', 'membership'],
  ['Can I have an invoice?', 'receipt'],
  ['ขอใบเสร็จได้ไหม', 'receipt'],
  ['ชำระเก็บเงินปลายทางได้ไหม', 'payment'],
  ['Kann ich per Nachnahme zahlen?', 'payment'],
  ['Puis-je payer par virement ?', 'payment'],
  ['It arrived broken', 'returns'],
  ['Can I cancel?', 'returns'],
  ['Kan ik annuleren?', 'returns'],
  ['キャンセルできますか', 'returns'],
  ['Where is my order?', 'orders'],
  ['A silk scarf with pointed ends', undefined],
])('%s is about %s', (question, topic) => {
  expect(helpTopicOf(question)).toBe(topic)
})
