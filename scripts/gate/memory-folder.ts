import { accessSync, constants, readFileSync, statfsSync } from 'node:fs'

/** Where Linux shows its memory as a folder. */
export const MEMORY = '/dev/shm'
/** For the databases of a run, with their logs at their longest, beside the memory of what it starts. */
const ROOM_BYTES = 12 * 2 ** 30

type Look = { folder?: string; mounts?: () => string; available?: () => number }

/**
 * A folder in memory with room for a run; undefined where there is none, or little of it, as in most containers. Every database of a test is thousands of files that live
 * for seconds: a disk takes many times as long to make them, and makes whoever asks a shop wait until it has kept what nobody will read.
 */
export function memoryFolder({
  folder = MEMORY,
  mounts = () => readFileSync('/proc/self/mounts', 'utf8'),
  available = () => process.availableMemory(),
}: Look = {}): string | undefined {
  try {
    const [, , kind, options = ''] =
      mounts()
        .split('\n')
        .map((line) => line.split(' '))
        .findLast(([, at]) => at === folder) ?? []
    // Tests run programs that they have written.
    if (kind !== 'tmpfs' || options.split(',').includes('noexec')) return undefined
    const { bavail, bsize } = statfsSync(folder)
    accessSync(folder, constants.W_OK)
    return Math.min(bavail * bsize, available()) >= ROOM_BYTES ? folder : undefined
  } catch {
    return undefined
  }
}
