import { describe, expect, test } from 'vitest'
import { fc } from '../../../tests/support/random.ts'
import { conceptsIn, expandTerms, searchTokens, tsQueryOf } from './craft-terms.ts'
import { foldText, normaliseSearch, segment } from './search-text.ts'
import { BUILT_IN } from './vocabulary.ts'

const CRAFT_CONCEPTS = BUILT_IN.concepts

/** Words too common in one of the languages to mean a thing. */
const COMMON = new Set(
  'a al au aux che con da dal das de dei del den der des di die do du e el en et fur het i il im in is it je la las le les lo los ma me mes mi mit ne no non o of og on op or os per por pour qua que sa se si son su sur te the to tra tre tu un una und une van voi von zu'.split(
    ' ',
  ),
)

describe('the list', () => {
  test('knows at least 120 things, each with a Thai and an English name', () => {
    expect(CRAFT_CONCEPTS.filter(({ kind }) => kind !== 'place').length).toBeGreaterThanOrEqual(120)
    expect(new Set(CRAFT_CONCEPTS.map(({ key }) => key)).size).toBe(CRAFT_CONCEPTS.length)
    for (const { key, kind, words } of CRAFT_CONCEPTS) {
      expect(['material', 'technique', 'ware', 'object', 'motif', 'food', 'quality', 'place']).toContain(kind)
      expect([key, words.some((word) => /[ก-ฮ]/.test(word)), words.some((word) => /^[a-z ]+$/.test(word))]).toEqual([key, true, true])
    }
  })

  test('has no word that means nothing', () => {
    for (const { key, words } of CRAFT_CONCEPTS) {
      expect([key, words.filter((word) => word === '' || COMMON.has(word) || (/^[a-z]+$/.test(word) && word.length < 2))]).toEqual([key, []])
    }
  })

  test('finds every name it has, in a sentence and in capitals', () => {
    for (const { key, words } of CRAFT_CONCEPTS) {
      for (const word of words)
        for (const text of [word, word.toUpperCase(), `xyz ${word} 123`]) expect([word, conceptsIn(text).includes(key)]).toEqual([word, true])
    }
  })
})

describe('one thing, many names', () => {
  test.each([
    ['silk', ['silk', 'ผ้าไหม', 'pha mai', 'zijde', 'Seide', '絹', '실크', '丝绸', 'lụa']],
    ['ikat', ['mudmee', 'มัดหมี่', 'mat mi', 'mud-mee', 'Ikat', 'matmi', 'มัดหมี']],
    ['celadon', ['celadon', 'ศิลาดล', 'sila don', 'siladon', '青磁']],
    ['benjarong', ['benjarong', 'เบญจรงค์', 'bencharong', 'เบญจรงค']],
    ['rattan', ['rattan', 'หวาย', 'wai', 'rotan', '藤']],
    ['indigo', ['indigo', 'คราม', 'khram', 'mo hom', 'หม้อห้อม', 'หมอหอม', 'ม่อฮ่อม']],
    ['lacquer', ['lacquer', 'เครื่องเขิน', 'lakwerk', '漆器']],
    ['nielloware', ['nielloware', 'เครื่องถม', 'niello']],
    ['mango_wood', ['mango wood', 'ไม้มะม่วง', 'mangohout', 'Mangoholz']],
    ['spice', ['spices', 'เครื่องเทศ', 'épices', 'Gewürze', 'specerijen', 'especias']],
  ])('%s', (key, names) => {
    for (const name of names) expect([name, conceptsIn(name)]).toEqual([name, expect.arrayContaining([key])])
  })

  test('Thai is read without spaces, and a name inside a longer one counts', () => {
    expect(conceptsIn('ผ้าพันคอผ้าไหมมัดหมี่ย้อมคราม')).toEqual(['scarf', 'ikat', 'silk', 'indigo'])
    expect(conceptsIn('mango wood bowls')).toEqual(['mango_wood', 'wood', 'bowl'])
    expect(conceptsIn('เสื่อกก')).toEqual(['mat'])
    expect(conceptsIn('เสื้อผ้าฝ้าย')).toEqual(['shirt', 'cotton'])
  })

  test('a word that only looks like one is left alone', () => {
    expect(conceptsIn('the goldfish sat in a teapotty place')).toEqual([])
    expect(conceptsIn('Kathinka says hello')).toEqual([])
    expect(conceptsIn('')).toEqual([])
  })
})

describe('a query', () => {
  test('is cut into parts with their other names', () => {
    const [silk, scarf, red] = expandTerms('Pha Mai scarf red')
    expect(silk).toMatchObject({ matched: 'pha mai', concepts: ['silk'] })
    expect(silk?.alternatives).toEqual(expect.arrayContaining(['silk', 'ผาไหม', 'zijde']))
    expect(scarf).toMatchObject({ matched: 'scarf', concepts: ['scarf'] })
    expect(expandTerms('mango wood').map(({ concepts }) => concepts)).toEqual([['mango_wood']])
    expect(red).toEqual({ matched: 'red', concepts: [], alternatives: ['red'] })
  })

  test('becomes a query of PostgreSQL', () => {
    expect(tsQueryOf('silk red')).toBe("(('silk') | 'craft_silk') & (('red'))")
    expect(tsQueryOf('red sca', { unfinished: true })).toBe("(('red')) & (('sca':*))")
    expect(tsQueryOf(" '!&|() ")).toBeUndefined()
  })

  test('whatever is typed, only quoted words get in', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (typed) => {
        expect(tsQueryOf(typed, { unfinished: true }) ?? '').toMatch(/^(?:[()&| ]|:\*|'[\p{L}\p{M}\p{N}_]+')*$/u)
      }),
    )
  })

  test('finds what the index holds under any other name', () => {
    const index = searchTokens('Handgewebter Schal aus Seide')
    for (const word of ['craft_silk', 'craft_scarf', 'craft_handwoven', 'seide', 'schal']) expect(index).toContain(word)
  })

  test('a long text takes no time to speak of', () => {
    expect(conceptsIn('ผ้าไหมมัดหมี่ handwoven silk from Surin '.repeat(500)).length).toBeGreaterThan(2)
  })
})

describe('the form texts are compared in', () => {
  test('case, accents, width, tone marks and punctuation do not matter', () => {
    expect(normaliseSearch('  Épicé—ＣＥＬＡＤＯＮ,  Đà Nẵng ')).toBe('epice celadon da nang')
    expect(normaliseSearch('น้ำพริก')).toBe('นำพริก')
    expect(foldText('น้ำพริก')).toBe('น้ำพริก')
    expect(normaliseSearch('が ガ')).toBe('が ガ')
  })

  test('once is enough', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
        (text) => normaliseSearch(normaliseSearch(text)) === normaliseSearch(text),
      ),
    )
  })

  test('unspaced scripts are cut into words', () => {
    expect(segment('ผ้าทอมือจากน่าน').length).toBeGreaterThan(2)
    expect(segment('手織りのスカーフ')).toContain('スカーフ')
    expect(segment('手工编织的丝绸围巾').length).toBeGreaterThan(2)
    expect(segment('Silk scarf, hand-woven')).toEqual(['silk', 'scarf', 'hand', 'woven'])
  })
})
