import { expect, test } from 'vitest'
import { pseudoOf, pseudoRemembered } from './pseudo.ts'

const asked = (address: string, cookie = '') => {
  const request = new Request(`http://shop.test${address}`, { headers: { cookie } })
  return pseudoOf(request, new URL(request.url))
}

test('it is spoken from ?lng=en-XA until another language is asked for', () => {
  expect(asked('/en?lng=en-XA')).toEqual({ speaks: true, asked: true })
  expect(asked('/en/products.data', 'i18next=en; pseudo=1')).toEqual({ speaks: true, asked: false })
  expect(asked('/en', 'notpseudo=1')).toEqual({ speaks: false, asked: false })
  expect(asked('/?lng=de', 'pseudo=1')).toEqual({ speaks: false, asked: true })
})

test('what was asked is remembered, and nothing in a live shop', () => {
  const cookie = (response: Response) => response.headers.get('set-cookie')
  expect(cookie(pseudoRemembered(new Response(''), asked('/en?lng=en-XA')))).toMatch(/^pseudo=1; .*Max-Age=86400$/)
  expect(cookie(pseudoRemembered(new Response(''), asked('/en?lng=en', 'pseudo=1')))).toMatch(/^pseudo=; .*Max-Age=0$/)
  expect(cookie(pseudoRemembered(new Response(''), asked('/en', 'pseudo=1')))).toBeNull()
  expect(cookie(pseudoRemembered(new Response(''), undefined))).toBeNull()
})
