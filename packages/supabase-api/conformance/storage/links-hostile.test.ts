import { beforeAll, expect, test } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import { ADA, got, said, startStorage, type StorageServer } from './storage-server.ts'

// Papers that are brought and never changed: people add to their folder and read it, and that is all.
let server: StorageServer
let ada: SupabaseClient
beforeAll(async () => {
  server = await startStorage({
    policies: `
      insert into storage.buckets (id, name) values ('papers', 'papers');
      create policy "people see their papers" on storage.objects for select to authenticated
        using (bucket_id = 'papers' and (storage.foldername(name))[1] = (select auth.uid())::text);
      create policy "people bring papers" on storage.objects for insert to authenticated
        with check (bucket_id = 'papers' and (storage.foldername(name))[1] = (select auth.uid())::text);`,
  })
  ada = await server.as(ADA)
})
const textOf = async (bucket: string, path: string) => got(await server.admin.storage.from(bucket).download(path)).text()

test('a link that was made before there was a paper does not change it afterwards', async () => {
  const papers = ada.storage.from('papers')
  const path = `${ADA}/deed.txt`
  const { token } = got(await papers.createSignedUploadUrl(path, { upsert: true }))
  got(await papers.uploadToSignedUrl(path, token, 'what was shown'))
  expect(said(await papers.uploadToSignedUrl(path, token, 'what it should have been'))).toMatchObject({ statusCode: '409' })
  expect(await textOf('papers', path)).toBe('what was shown')
  // Nor does one of a paper that is there.
  expect(said(await papers.createSignedUploadUrl(path, { upsert: true }))).toMatchObject({ statusCode: '403' })
})

test('nor in parts', async () => {
  const path = `${ADA}/map.txt`
  const { token } = got(await ada.storage.from('papers').createSignedUploadUrl(path, { upsert: true }))
  const send = (content: string) =>
    server.fetch('/upload/resumable/sign', {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'x-signature': token,
        'upload-length': String(content.length),
        'content-type': 'application/offset+octet-stream',
        'upload-metadata': ['bucketName papers', `objectName ${path}`]
          .map((pair) => pair.replace(/ (.*)$/, (_all, value: string) => ` ${btoa(value)}`))
          .join(','),
      },
      body: content,
    })
  expect((await send('what was shown')).status).toBe(201)
  expect((await send('what it should be')).status).toBe(409)
  expect(await textOf('papers', path)).toBe('what was shown')
})

test('whoever may change a file may hand that on', async () => {
  const own = ada.storage.from('private')
  const path = `${ADA}/notes.txt`
  const { token } = got(await own.createSignedUploadUrl(path, { upsert: true }))
  got(await own.uploadToSignedUrl(path, token, 'first'))
  got(await own.uploadToSignedUrl(path, token, 'second'))
  expect(await textOf('private', path)).toBe('second')
})
