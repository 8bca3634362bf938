import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

test.each(['', '12345', 'aaaaaaaaaaaa', '12345678', 'abcdefgh', 'qqqqwwww'])('%j is weak', (password) => expect(strengthOf(password)).toBe('weak'))
test('what is built around one’s own address is weak', () => expect(strengthOf('somchai88', 'somchai@example.com')).toBe('weak'))
test.each(['krathong7Q', 'silkworm-x'])('%j is fair', (password) => expect(strengthOf(password)).toBe('fair'))
test.each(['celadon from Chiang Mai', 'ผ้าไหมสุรินทร์สวยมาก', 'v8$Kq!2mZr#x'])('%j is strong', (password) => expect(strengthOf(password)).toBe('strong'))
