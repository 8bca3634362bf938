/** What `[storage]` of a Supabase project's config.toml decides, and what it leaves open. */
export type StorageSettings = {
  /** No file may be larger, whatever its bucket says. */
  fileSizeLimit: number
  /** All files of one person together, with what is written beside them; undefined counts nothing. */
  quotaBytesPerPerson: number | undefined
  /** How many they may be; undefined counts nothing. */
  filesPerPerson: number | undefined
  /** Pictures are made smaller on demand (`/render/image`). */
  imageTransformation: boolean
  /** Refuses pictures that cannot show that they are what they claim, in buckets with a list of types. False refuses only what is plainly something else. */
  strictTypes: boolean
  /** A picture of more points (all frames together), or whose header cannot be read, is not kept; undefined looks at none. */
  mostPicturePoints: number | undefined
  /** How long a signed link for an upload is good for. */
  uploadLinkSeconds: number
  /** How long an unfinished resumable upload is kept. */
  unfinishedUploadSeconds: number
  /** Bytes of smaller pictures that are kept on disk. */
  imageCacheBytes: number
}

/** Settings with the values of Supabase's own config.toml where it has them. */
export function defaultStorageSettings(chosen: Partial<StorageSettings> = {}): StorageSettings {
  return {
    fileSizeLimit: 50 * 1024 * 1024,
    quotaBytesPerPerson: undefined,
    filesPerPerson: undefined,
    imageTransformation: true,
    strictTypes: false,
    mostPicturePoints: undefined,
    uploadLinkSeconds: 2 * 60 * 60,
    unfinishedUploadSeconds: 24 * 60 * 60,
    imageCacheBytes: 1024 * 1024 * 1024,
    ...chosen,
  }
}

const UNITS: Readonly<Record<string, number>> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12, kib: 1024, mib: 1024 ** 2, gib: 1024 ** 3 }

/** Bytes of `50MiB`, `20MB`, `1.5GB`, `1000`; undefined when it is no size. */
export function bytesOf(size: string | number): number | undefined {
  if (typeof size === 'number') return Number.isFinite(size) && size >= 0 ? Math.floor(size) : undefined
  const [, amount, unit = 'b'] = /^(\d{1,15}(?:\.\d{1,6})?)\s*([kmgt]?i?b)?$/i.exec(size.trim()) ?? []
  const factor = UNITS[unit.toLowerCase()]
  return amount === undefined || factor === undefined ? undefined : Math.floor(Number(amount) * factor)
}
