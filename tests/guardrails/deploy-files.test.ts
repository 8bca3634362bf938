import { expect, test } from 'vitest'
import { textOf } from '../support/source-tree.ts'

const addressesIn = (file: string): string[] => [...new Set(textOf(file).match(/\b10\.0\.0\.\d+(?!\d|\/)/g) ?? [])].sort()

test('whom nginx and PgBouncer look for in the files of deploy/, compose starts at that address, and nobody else', () => {
  const wanted = [...addressesIn('deploy/nginx.conf'), ...addressesIn('deploy/pgbouncer.ini')].sort()
  expect(wanted).not.toEqual([])
  expect(addressesIn('deploy/compose.yaml')).toEqual(wanted)
})
