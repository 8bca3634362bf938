import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { memoryFolder } from './memory-folder.ts'

const folder = tmpdir()
const mounted = (kind: string, options: string) => () => `/dev/vda / ext4 rw 0 0\n${kind} ${folder} ${kind} ${options} 0 0\n`
const plenty = () => Infinity

test.each<[string, Parameters<typeof memoryFolder>[0], boolean]>([
  ['in which programs may run', { folder, mounts: mounted('tmpfs', 'rw,nosuid') }, true],
  ['in which none may run', { folder, mounts: mounted('tmpfs', 'rw,noexec') }, false],
  ['of a disk', { folder, mounts: mounted('ext4', 'rw') }, false],
  ['of a machine that has given its memory away', { folder, mounts: mounted('tmpfs', 'rw'), available: () => 2 ** 30 }, false],
  ['that is nowhere', { folder: '/nowhere', mounts: () => 'tmpfs /nowhere tmpfs rw 0 0\n' }, false],
  [
    'of a system that does not tell',
    {
      folder,
      mounts: () => {
        throw new Error('ENOENT')
      },
    },
    false,
  ],
])('a folder %s', (_which, look, isTaken) => {
  expect(memoryFolder({ available: plenty, ...look })).toBe(isTaken ? folder : undefined)
})
