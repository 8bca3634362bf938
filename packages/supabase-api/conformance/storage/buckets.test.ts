import { beforeAll, expect, test } from 'vitest'
import { ADA, got, said, startStorage, type StorageServer } from './storage-server.ts'

// https://supabase.com/docs/reference/javascript/storage-createbucket and its neighbours.
let server: StorageServer
beforeAll(async () => {
  server = await startStorage({ settings: { fileSizeLimit: 10_000_000 } })
})

const admin = () => server.admin.storage
const notFound = { message: 'Bucket not found', statusCode: '404', code: 'NoSuchBucket' }

test('a bucket is made, seen, changed, emptied and taken away', async () => {
  expect(got(await admin().createBucket('shelf', { public: false, fileSizeLimit: '1MB', allowedMimeTypes: ['image/*', 'text/plain'] }))).toEqual({
    name: 'shelf',
  })
  expect(got(await admin().getBucket('shelf'))).toEqual({
    id: 'shelf',
    name: 'shelf',
    owner: '',
    public: false,
    file_size_limit: 1_000_000,
    allowed_mime_types: ['image/*', 'text/plain'],
    type: 'STANDARD',
    created_at: expect.any(String),
    updated_at: expect.any(String),
  })
  expect(said(await admin().createBucket('shelf'))).toEqual({ message: 'The resource already exists', statusCode: '409', code: 'BucketAlreadyExists' })
  expect(got(await admin().updateBucket('shelf', { public: true, fileSizeLimit: null }))).toEqual({ message: 'Successfully updated' })
  expect(got(await admin().getBucket('shelf'))).toMatchObject({ public: true, file_size_limit: null, allowed_mime_types: ['image/*', 'text/plain'] })
  await admin().from('shelf').upload('a/b.txt', 'x', { contentType: 'text/plain' })
  expect(said(await admin().deleteBucket('shelf'))).toEqual({
    message: 'The bucket you tried to delete is not empty',
    statusCode: '409',
    code: 'ResourceNotEmpty',
  })
  const files = server.files().length
  expect(got(await admin().emptyBucket('shelf'))).toEqual({ message: 'Successfully emptied' })
  await server.service.drain()
  expect(server.files()).toHaveLength(files - 1)
  expect(got(await admin().deleteBucket('shelf'))).toEqual({ message: 'Successfully deleted' })
  expect(said(await admin().getBucket('shelf'))).toEqual(notFound)
})

test('the list, as asked for', async () => {
  for (const name of ['list-b', 'list-a', 'list-c']) await admin().createBucket(name)
  const names = async (options?: Parameters<ReturnType<typeof admin>['listBuckets']>[0]) => got(await admin().listBuckets(options)).map(({ name }) => name)
  expect(await names({ search: 'list-' })).toEqual(['list-a', 'list-b', 'list-c'])
  expect(await names({ search: 'list-', sortColumn: 'created_at', sortOrder: 'desc', limit: 2, offset: 1 })).toEqual(['list-a', 'list-b'])
  expect(await names()).toEqual(expect.arrayContaining(['open', 'private', 'pictures']))
  expect(said(await admin().listBuckets({ limit: -1 }))).toMatchObject({ statusCode: '400' })
})

test('people see the buckets policies show them, and make none without a policy', async () => {
  const ada = await server.as(ADA)
  expect(got(await ada.storage.listBuckets()).map(({ id }) => id)).toEqual(expect.arrayContaining(['open', 'private']))
  expect(got(await server.anon.storage.listBuckets())).toEqual([])
  expect(said(await server.anon.storage.getBucket('open'))).toEqual(notFound)
  const refused = { message: 'new row violates row-level security policy', statusCode: '403', code: 'AccessDenied' }
  expect(said(await ada.storage.createBucket('mine'))).toEqual(refused)
  expect(said(await ada.storage.updateBucket('open', { public: false }))).toEqual(notFound)
  expect(said(await ada.storage.deleteBucket('private'))).toEqual(notFound)
  expect(said(await server.anon.storage.emptyBucket('open'))).toEqual(notFound)
})

test('who may see but not delete empties nothing', async () => {
  await admin().createBucket('kept', { public: false })
  await admin().from('kept').upload('a.txt', 'x')
  await server.db.owner.all(`create policy "kept is seen" on storage.objects for select to authenticated using (bucket_id = 'kept')`)
  const ada = await server.as(ADA)
  expect(said(await ada.storage.emptyBucket('kept'))).toEqual({
    message: 'Cannot delete: a.txt, you may have SELECT but not DELETE permissions',
    statusCode: '403',
    code: 'AccessDenied',
  })
})

test.each(['', ' a', 'a/b', 'ก', 'a\\b', 'x'.repeat(101), '..'])('no name of a bucket: %j', async (name) => {
  expect(said(await admin().createBucket(name))).toMatchObject({ message: 'Bucket name invalid', statusCode: '400', code: 'InvalidBucketName' })
})

test('rules that cannot be', async () => {
  expect(said(await admin().createBucket('r1', { public: false, fileSizeLimit: '1 parsec' }))).toMatchObject({ statusCode: '400' })
  expect(said(await admin().createBucket('r2', { public: false, fileSizeLimit: '1GB' }))).toMatchObject({ statusCode: '413', code: 'EntityTooLarge' })
  expect(said(await admin().createBucket('r3', { public: false, allowedMimeTypes: ['nonsense'] }))).toMatchObject({
    statusCode: '415',
    code: 'InvalidMimeType',
  })
})

test('who shows no key, a forged one or one that ran out', async () => {
  const ask = async (authorization?: string) => {
    const answer = await server.fetch('/bucket', { headers: authorization === undefined ? {} : { authorization } })
    return [answer.status, await answer.json()]
  }
  expect(await ask()).toEqual([400, expect.objectContaining({ message: `headers must have required property 'authorization'` })])
  const denied = { statusCode: '403', error: 'Unauthorized', code: 'AccessDenied', message: 'signature verification failed' }
  expect(await ask('Bearer forged')).toEqual([400, denied])
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"role":"service_role"}').toString('base64url')}.`
  expect(await ask(`Bearer ${unsigned}`)).toEqual([400, denied])
  expect(await ask(`Bearer ${await server.token({ role: 'service_role' }, '-1s')}`)).toEqual([
    400,
    { ...denied, message: '"exp" claim timestamp check failed' },
  ])
  expect(await ask(`Bearer ${await server.token({ role: 'postgres' })}`)).toEqual([400, { ...denied, message: 'role "postgres" does not exist' }])
})
