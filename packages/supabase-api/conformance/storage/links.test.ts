import { beforeAll, describe, expect, test } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import { ADA, BEN, got, said, startStorage, type StorageServer } from './storage-server.ts'

// https://supabase.com/docs/reference/javascript/storage-from-createsignedurl and its neighbours.
let server: StorageServer
let ada: SupabaseClient
let ben: SupabaseClient
const path = `${ADA}/secret plan ไทย.txt`
beforeAll(async () => {
  server = await startStorage()
  ;[ada, ben] = [await server.as(ADA), await server.as(BEN)]
  await ada.storage.from('private').upload(path, 'the plan')
  await ada.storage.from('private').upload(`${ADA}/other.txt`, 'another')
})

const linkTo = async (name = path, seconds = 60) => got(await ada.storage.from('private').createSignedUrl(name, seconds)).signedUrl
const refusalOf = async (link: string) => {
  const answer = await fetch(link)
  const body = (await answer.json()) as { code: string }
  return [answer.status, body.code]
}

describe('a link to read', () => {
  test('opens the object for whoever holds it, for its time', async () => {
    const answer = await fetch(await linkTo())
    expect(await answer.text()).toBe('the plan')
    expect(answer.headers.get('cache-control')).toBeNull()
    expect(Date.parse(answer.headers.get('expires') ?? '')).toBeGreaterThan(Date.now())
    const named = got(await ada.storage.from('private').createSignedUrl(path, 60, { download: 'แผน.txt' })).signedUrl
    expect((await fetch(named)).headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent('แผน.txt')}`)
  })

  test('is made only by who may read the object', async () => {
    expect(said(await ben.storage.from('private').createSignedUrl(path, 60))).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
    expect(said(await ada.storage.from('private').createSignedUrl(`${ADA}/nothing`, 60))).toMatchObject({ code: 'NoSuchKey' })
    expect(said(await ada.storage.from('private').createSignedUrl(path, 0))).toMatchObject({ message: 'body/expiresIn must be >= 1', statusCode: '400' })
  })

  test('cannot be altered, outlive its time or serve another object', async () => {
    const link = new URL(await linkTo())
    const altered = (change: (url: URL) => void) => {
      const url = new URL(link)
      change(url)
      return url.href
    }
    const token = link.searchParams.get('token') ?? ''
    const [head = '', body = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
    const forged = Buffer.from(JSON.stringify({ ...claims, exp: 9_999_999_999, url: `private/${ADA}/other.txt` })).toString('base64url')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    expect(await refusalOf(altered((url) => (url.pathname = url.pathname.replace(/secret.*$/, 'other.txt'))))).toEqual([400, 'InvalidSignature'])
    expect(await refusalOf(altered((url) => url.searchParams.set('token', [head, forged, signature].join('.'))))).toEqual([400, 'InvalidJWT'])
    expect(await refusalOf(altered((url) => url.searchParams.set('token', [none, body, ''].join('.'))))).toEqual([400, 'InvalidJWT'])
    expect(await refusalOf(altered((url) => url.searchParams.set('token', server.keys.service)))).toEqual([400, 'InvalidJWT'])
    expect(await refusalOf(altered((url) => url.searchParams.delete('token')))).toEqual([400, 'InvalidRequest'])
    expect(await refusalOf(altered((url) => (url.pathname = url.pathname.replace('/object/sign/', '/render/image/sign/'))))).toEqual([400, 'InvalidSignature'])
  })

  test('is no key to anything else', async () => {
    const token = new URL(await linkTo()).searchParams.get('token') ?? ''
    const answer = await server.fetch('/bucket', { headers: { authorization: `Bearer ${token}` } })
    expect(((await answer.json()) as { code: string }).code).toBe('AccessDenied')
    const upload = await server.fetch(`/object/upload/sign/private/${encodeURI(path)}?token=${token}`, { method: 'PUT', body: 'x' })
    expect(((await upload.json()) as { code: string }).code).toBe('InvalidJWT')
  })

  test('many at once, each by itself', async () => {
    const links = got(await ada.storage.from('private').createSignedUrls([path, 'nothing'], 60))
    expect(links).toEqual([
      { error: null, path, signedURL: expect.stringContaining('/object/sign/private/'), signedUrl: expect.stringContaining('token=') },
      { error: 'Either the object does not exist or you do not have access to it', path: 'nothing', signedURL: null, signedUrl: null },
    ])
    expect(await (await fetch(links[0]?.signedUrl ?? '')).text()).toBe('the plan')
  })
})

describe('a link to write', () => {
  test('takes one upload of one name, from whoever holds it', async () => {
    const name = `${ADA}/by link.txt`
    const { token, signedUrl, path: signed } = got(await ada.storage.from('private').createSignedUploadUrl(name))
    expect([signed, signedUrl]).toEqual([name, expect.stringContaining(token)])
    expect(got(await server.anon.storage.from('private').uploadToSignedUrl(name, token, new Blob(['sent'], { type: 'text/plain' })))).toEqual({
      path: name,
      fullPath: `private/${name}`,
    })
    expect(await got(await ada.storage.from('private').download(name)).text()).toBe('sent')
    expect(said(await server.anon.storage.from('private').uploadToSignedUrl(name, token, 'again'))).toMatchObject({ statusCode: '409' })
    expect(said(await server.anon.storage.from('private').uploadToSignedUrl(`${ADA}/elsewhere`, token, 'x'))).toMatchObject({ code: 'InvalidSignature' })
    const [owner] = await server.db.service.all('select owner_id from storage.objects where name = $1', [name])
    expect(owner).toEqual({ owner_id: ADA })
  })

  test('is made only by who may upload there', async () => {
    expect(said(await ben.storage.from('private').createSignedUploadUrl(`${ADA}/x`))).toMatchObject({ statusCode: '403', code: 'AccessDenied' })
    expect(said(await ada.storage.from('private').createSignedUploadUrl(path))).toMatchObject({ statusCode: '409' })
    const { token } = got(await ada.storage.from('private').createSignedUploadUrl(path, { upsert: true }))
    expect(said(await server.anon.storage.from('private').uploadToSignedUrl(path, token, 'the plan'))).toEqual({})
  })

  test('keeps to the rules of the bucket', async () => {
    const name = `${ADA}/by-link.png`
    const { token } = got(await ada.storage.from('pictures').createSignedUploadUrl(name))
    const page = new Blob(['<html>'], { type: 'image/png' })
    expect(said(await server.anon.storage.from('pictures').uploadToSignedUrl(name, token, page))).toMatchObject({ code: 'InvalidMimeType' })
  })
})

test('a link has run out when its time is over', async () => {
  const [reading, upload] = [await linkTo(), got(await ada.storage.from('private').createSignedUploadUrl(`${ADA}/late.txt`))]
  server.later(61)
  expect(await refusalOf(reading)).toEqual([400, 'InvalidJWT'])
  server.later(2 * 60 * 60)
  expect(said(await server.anon.storage.from('private').uploadToSignedUrl(`${ADA}/late.txt`, upload.token, 'x'))).toMatchObject({ code: 'InvalidJWT' })
})
