import { expect, test } from 'vitest'
import { describePictures } from './describe-pictures.ts'
import { parseArticle } from './parse-article.server.ts'

const AT = '/storage/v1/object/public/shop-pictures/loom.webp'

test('a picture of which the article says nothing shows what the shop says of it; what the article says stays', () => {
  const blocks = parseArticle(`![](${AT})\n\n> ![](${AT}?v=2)\n\n![Her hands](${AT})\n\n![](/pictures/other.webp)`)
  const found = JSON.stringify(describePictures(blocks, { [AT]: 'A loom' }))
  expect(found.match(/"alt":"[^"]*"/g)).toEqual(['"alt":"A loom"', '"alt":"A loom"', '"alt":"Her hands"', '"alt":""'])
})
