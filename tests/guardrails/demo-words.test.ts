import { expect, test } from 'vitest'
import { languagesBegun } from '../../demo/load-speech.ts'
import { wordFaults } from '../../demo/word-faults.ts'

test.each(languagesBegun())('what the demo says in %s has the shape of its tuples', async (language) => {
  expect(await wordFaults(language)).toEqual([])
})
