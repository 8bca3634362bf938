import { hkdfSync } from 'node:crypto'
import { join, relative, resolve } from 'node:path'
import * as v from 'valibot'

export type BackupPlace =
  | { kind: 'disk'; folder: string }
  | { kind: 's3'; endpoint: string; region: string; accessKeyId: string; secretAccessKey: string; prefix: string }

/** Where backups go and by what they are sealed. */
export type BackupSettings = { key: string; place: BackupPlace; byClock: boolean }

const optional = (check: v.GenericSchema<string, string>) => v.optional(check)

/** What the settings of backups have to look like. */
export const BACKUP_ENTRIES = {
  BACKUP_KEY: optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  BACKUP_DIR: optional(v.string()),
  BACKUP_S3_ENDPOINT: optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname.replaceAll('/', '') !== '',
        'must be an address that ends with the name of the bucket',
      ),
    ),
  ),
  BACKUP_S3_REGION: optional(v.string()),
  BACKUP_S3_ACCESS_KEY_ID: optional(v.string()),
  BACKUP_S3_SECRET_ACCESS_KEY: optional(v.string()),
  BACKUP_S3_PREFIX: optional(v.pipe(v.string(), v.regex(/^[\w./-]{1,200}$/, 'must be letters, digits and / . _ -'))),
}
type Name = keyof typeof BACKUP_ENTRIES
type Given = Partial<Record<Name, string | undefined>>

/** What each of them is, in the words of the message that asks for it. */
export const BACKUP_WORDS = {
  BACKUP_KEY: {
    is: 'at least 32 random characters; every backup is sealed with it, and nothing opens one without it',
    example: 'the output of: openssl rand -base64 48',
  },
  BACKUP_DIR: { is: 'folder for backups, outside of DATA_DIR and best on another disk', example: '/mnt/backups/hattha' },
  BACKUP_S3_ENDPOINT: { is: 'address of a bucket for backups, in the place of BACKUP_DIR', example: 'https://s3.eu-central-1.amazonaws.com/shop-backups' },
  BACKUP_S3_REGION: { is: 'region of that bucket', example: 'auto' },
  BACKUP_S3_ACCESS_KEY_ID: { is: 'key of that bucket', example: 'AKIA…' },
  BACKUP_S3_SECRET_ACCESS_KEY: { is: 'secret of the key of that bucket', example: 'the one S3 showed with the key' },
  BACKUP_S3_PREFIX: { is: 'put in front of the name of every backup in the bucket', example: 'hattha/' },
} satisfies Record<Name, { is: string; example: string }>

const BUCKET = ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'] as const

/** Some are of use together only; the names of those that are missing. */
export function missingBackups(given: Given): Name[] {
  const place = given.BACKUP_DIR !== undefined || given.BACKUP_S3_ENDPOINT !== undefined
  return [
    ...(BUCKET.some((name) => given[name]) ? BUCKET.filter((name) => !given[name]) : []),
    ...(place && !given.BACKUP_KEY ? (['BACKUP_KEY'] as const) : []),
    ...(given.BACKUP_KEY && !place ? (['BACKUP_DIR'] as const) : []),
  ]
}

/** A backup below the data folder goes with it. */
export function wrongBackups(given: Given, dataFolder: string): { name: Name; because: string }[] {
  const { BACKUP_DIR: folder } = given
  if (folder === undefined || relative(dataFolder, resolve(folder)).startsWith('..')) return []
  return [{ name: 'BACKUP_DIR', because: 'must lie outside of DATA_DIR: what takes the data would take the backups' }]
}

/** Undefined for a live shop without them. A demo keeps what it is asked for below its data, sealed with its own secret: to look at, and no more. */
export function backupSettings(given: Given, shop: { demo: boolean; dataFolder: string; folder: string; secret: string }): BackupSettings | undefined {
  const { BACKUP_KEY: key, BACKUP_DIR: folder, BACKUP_S3_ENDPOINT: endpoint } = given
  const [accessKeyId, secretAccessKey] = [given.BACKUP_S3_ACCESS_KEY_ID, given.BACKUP_S3_SECRET_ACCESS_KEY]
  if (key && endpoint && accessKeyId && secretAccessKey) {
    const { BACKUP_S3_REGION: region = 'auto', BACKUP_S3_PREFIX: prefix = '' } = given
    return { key, byClock: true, place: { kind: 's3', endpoint: endpoint.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey, prefix } }
  }
  if (key && folder) return { key, byClock: true, place: { kind: 'disk', folder: resolve(shop.folder, folder) } }
  if (!shop.demo) return undefined
  const own = Buffer.from(hkdfSync('sha256', shop.secret, 'hattha', 'backups of a demo', 32)).toString('base64url')
  return { key: own, byClock: false, place: { kind: 'disk', folder: join(shop.dataFolder, 'backups') } }
}
