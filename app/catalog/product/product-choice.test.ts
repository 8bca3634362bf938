import { describe, expect, test } from 'vitest'
import { basicProduct, aVariant } from '../../../tests/support/products.ts'
import { chosenOf, firstVariant, isAvailable, knownOption, obstacleTo, optionGroups, variantFor } from './product-choice.ts'

const plumS = aVariant({ id: 'plum-s', options: { color: 'plum', size: 'S' }, stock: 2 })
const plumL = aVariant({ id: 'plum-l', options: { color: 'plum', size: 'L' }, stock: 0, priceMinor: 1_500_00 })
const tealL = aVariant({ id: 'teal-l', options: { color: 'teal', size: 'L' }, stock: 5, priceMinor: 1_500_00 })
const variants = [plumS, plumL, tealL]

describe('what there is to choose', () => {
  test('each option with its values, in the order of the variants', () => {
    expect(optionGroups(variants)).toEqual([
      { key: 'color', values: ['plum', 'teal'] },
      { key: 'size', values: ['S', 'L'] },
    ])
  })
  test('nothing where there is one variant, or one value', () => {
    expect(optionGroups([plumS])).toEqual([])
    expect(optionGroups([plumS, plumL])).toEqual([{ key: 'size', values: ['S', 'L'] }])
  })
  test('names, where variants have no options', () => {
    expect(optionGroups([aVariant({ name: 'Large' }), aVariant({ id: 'v2', name: 'Small' })])).toEqual([{ key: '', values: ['Large', 'Small'] }])
  })
})

describe('a choice', () => {
  test('keeps the rest where that exists', () => {
    expect(variantFor(variants, chosenOf(plumS), { key: 'size', value: 'L' })).toBe(plumL)
  })
  test('takes the nearest where it does not, so that no choice leads nowhere', () => {
    expect(variantFor(variants, chosenOf(plumS), { key: 'color', value: 'teal' })).toBe(tealL)
  })
  test('says what is sold out with what else is chosen', () => {
    expect(isAvailable(variants, chosenOf(plumS), { key: 'size', value: 'L' })).toBe(false)
    expect(isAvailable(variants, chosenOf(tealL), { key: 'size', value: 'L' })).toBe(true)
  })
})

test('a page opens with what can be bought at the price that was listed', () => {
  expect(firstVariant({ variants, priceMinor: 1_500_00 })).toBe(tealL)
  expect(firstVariant({ variants, priceMinor: 1_200_00 })).toBe(plumS)
  expect(firstVariant({ variants: [plumL, plumS], priceMinor: 1_500_00 })).toBe(plumS)
  expect(firstVariant({ variants: [plumL], priceMinor: 1 })).toBe(plumL)
  expect(firstVariant({ variants: [], priceMinor: 1 })).toBeUndefined()
})

describe('what stands before the cart', () => {
  const name = {
    id: 'a',
    kind: 'text' as const,
    label: 'A name',
    told: { text: 'A name', language: 'en' },
    required: true,
    max: 5,
    choices: [],
    choiceWords: {},
    fee: 0,
  }
  const asked = { required: true, fields: [name, { ...name, id: 'b', kind: 'number' as const, required: false }] }
  const closed = basicProduct({ seller: { ...basicProduct().seller, closed: { until: null, message: '' } } })
  test.each([
    ['a maker on leave', closed, { stock: 5, answers: {} }, 'closed'],
    ['nothing left', basicProduct(), { stock: 0, answers: {} }, 'out-of-stock'],
    ['words that are needed', basicProduct({ personalization: asked }), { stock: 5, answers: { a: '  ' } }, 'words-missing'],
    ['too many words', basicProduct({ personalization: asked }), { stock: 5, answers: { a: 'Somchai' } }, 'words-too-long'],
    ['nothing', basicProduct({ personalization: asked }), { stock: 5, answers: { a: ' Nok ' } }, undefined],
    [
      'no words where none are needed',
      basicProduct({ personalization: { required: false, fields: [{ ...name, required: false }] } }),
      { stock: 5, answers: {} },
      undefined,
    ],
    ['no number', basicProduct({ personalization: asked }), { stock: 5, answers: { a: 'Nok', b: 'many' } }, 'words-no-number'],
  ])('%s', (_what, product, choice, obstacle) => {
    expect(obstacleTo(product, choice)).toBe(obstacle)
  })
})

test('options are known in both spellings', () => {
  expect([knownOption('Colour'), knownOption('color'), knownOption(' SIZE '), knownOption('Engraving')]).toEqual(['color', 'color', 'size', undefined])
})
