import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JsonLd } from './json-ld.tsx'

test('facts are said as they are, and none of them ends the block', () => {
  const data = { name: '</script><script>alert(1)</script> & "co"' }
  const block = render(<JsonLd json={JSON.stringify(data)} />).container.querySelector('script')
  expect(JSON.parse(block?.textContent ?? '')).toEqual(data)
  expect(block?.textContent).not.toContain('</')
})
