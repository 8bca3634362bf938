import { beforeAll, expect, test } from 'vitest'
import { refusal } from '@hattha/testing'
import { ADA, got, said, startStorage, type StorageServer } from './storage-server.ts'

// What policies are written with: https://supabase.com/docs/guides/storage/schema/helper-functions and the starters of its documentation.
let server: StorageServer
beforeAll(async () => {
  server = await startStorage({
    policies: `
      insert into storage.buckets (id, name) values ('avatars', 'avatars');
      create policy "avatar images are accessible" on storage.objects for select
        using (bucket_id = 'avatars' and storage.allow_any_operation(array['object.get_authenticated_info', 'object.get_authenticated']));
      create policy "anyone can upload an avatar" on storage.objects for insert with check (bucket_id = 'avatars');
      insert into storage.buckets (id, name) values ('kinds', 'kinds');
      create policy "only pictures of the public folder" on storage.objects for insert
        with check (bucket_id = 'kinds' and storage.extension(name) = 'png' and lower((storage.foldername(name))[1]) = 'public' and storage.filename(name) like 'a%');
      create policy "as who has both factors" on storage.objects for select using (bucket_id = 'kinds' and (select auth.jwt()) ->> 'aal' = 'aal2');`,
  })
})

test('a policy may tell reading from listing', async () => {
  const { storage } = server.anon
  got(await storage.from('avatars').upload('face.txt', 'face'))
  expect(await got(await storage.from('avatars').download('face.txt')).text()).toBe('face')
  expect(got(await storage.from('avatars').info('face.txt')).size).toBe(4)
  expect(got(await storage.from('avatars').list())).toEqual([])
  expect(said(await storage.from('avatars').createSignedUrl('face.txt', 60))).toMatchObject({ code: 'NoSuchKey' })
  expect(got(await storage.from('avatars').remove(['face.txt']))).toEqual([])
})

test('and names by their parts, and callers by their claims', async () => {
  const { storage } = await server.as(ADA)
  const refused = { statusCode: '403', message: 'new row violates row-level security policy' }
  expect(said(await storage.from('kinds').upload('private/a.png', 'x'))).toMatchObject(refused)
  expect(said(await storage.from('kinds').upload('Public/a.jpg', 'x'))).toMatchObject(refused)
  expect(said(await storage.from('kinds').upload('Public/b.png', 'x'))).toMatchObject(refused)
  expect(said(await storage.from('kinds').upload('Public/deep/a.b.png', 'x'))).toEqual({})
  expect(said(await storage.from('kinds').info('Public/deep/a.b.png'))).toMatchObject({ code: 'NoSuchKey' })
  const strong = await server.token({ role: 'authenticated', sub: ADA, aal: 'aal2' })
  const answer = await server.fetch('/object/authenticated/kinds/Public/deep/a.b.png', { headers: { authorization: `Bearer ${strong}` } })
  expect(await answer.text()).toBe('x')
})

test('the helpers say what their names say', async () => {
  const said = await server.db.owner.one(
    `select storage.foldername('a/b/c.tar.gz') as folders, storage.foldername('c') as none, storage.filename('a/b/c.tar.gz') as file,
       storage.extension('a/b/c.tar.gz') as ending, storage.allow_only_operation('object.upload') as doing`,
  )
  expect(said).toEqual({ folders: ['a', 'b'], none: [], file: 'c.tar.gz', ending: 'gz', doing: false })
  const insert = `select storage.can_insert_object($1, 'x.txt', null, '{}')`
  expect(await refusal(server.db.asAnon().all(insert, ['avatars']))).toBe('PT200')
  expect(await refusal(server.db.asAnon().all(insert, ['private']))).toBe('42501')
})
