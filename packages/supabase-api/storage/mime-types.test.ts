import { expect, test } from 'vitest'
import { checkClaimedType, checkContent } from './mime-types.ts'
import { sniffType } from './sniff-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x20ftypavif', 'image/avif'],
  ['\0\0\0\x20ftypisom', 'video/mp4'],
  ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
  ['%PDF-1.7', 'application/pdf'],
  ['PK\x03\x04', 'application/zip'],
  ['MZ\x90', 'application/x-msdownload'],
  ['\xef\xbb\xbf \n<!-- hi --><!DOCTYPE html>', 'text/html'],
  ['<SCRIPT>', 'text/html'],
  ['<svg xmlns="x">', 'image/svg+xml'],
  ['<?xml version="1.0"?>\n<!-- drawn --><svg>', 'image/svg+xml'],
  ['<?xml version="1.0"?><feed>', 'text/xml'],
  ['plain words', undefined],
  ['{"json": true}', undefined],
  ['', undefined],
])('%j is %s', (content, type) => {
  expect(sniffType(bytes(content))).toBe(type)
})

const refusalOf = (work: () => void) => {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test.each([
  ['image/png', ['image/*'], undefined],
  ['IMAGE/PNG; charset=x', ['image/png'], undefined],
  ['text/plain;charset=UTF-8', ['text/plain'], undefined],
  ['image/svg+xml', ['image/png'], 'mime type image/svg+xml is not supported'],
  ['imageX/png', ['image/*'], 'mime type imageX/png is not supported'],
  ['', ['image/*'], 'mime type  is not supported'],
  ['anything', null, undefined],
  ['anything', [], undefined],
])('%s in a bucket of %j: %s', (claimed, allowed, refusal) => {
  expect(refusalOf(() => checkClaimedType(claimed, allowed))).toBe(refusal)
})

test.each([
  ['a page called a picture', '<html>', 'image/png', ['image/png'], false, 'mime type text/html is not supported'],
  ['a program called a picture', 'MZ', 'image/jpeg', ['image/jpeg'], false, 'mime type application/x-msdownload is not supported'],
  ['a JPEG called a PNG', '\xff\xd8\xff', 'image/png', ['image/png', 'image/jpeg'], false, 'mime type image/jpeg is not supported'],
  ['a drawing called text, where drawings are not taken', '<svg>', 'text/plain', ['text/plain'], false, 'mime type image/svg+xml is not supported'],
  ['words called a picture, where that is believed', 'words', 'image/png', ['image/png'], false, undefined],
  ['words called a picture, where it must be shown', 'words', 'image/png', ['image/png'], true, 'mime type application/octet-stream is not supported'],
  ['a picture', '\x89PNG\r\n\x1a\n', 'image/png', ['image/*'], true, undefined],
  [
    'a document, which is a ZIP within',
    'PK\x03\x04',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ['application/*'],
    true,
    undefined,
  ],
  ['anything in a bucket without a list', '<html>', 'image/png', null, true, undefined],
] as const)('%s', (_name, content, claimed, allowed, strict, refusal) => {
  expect(refusalOf(() => checkContent(bytes(content), { claimed, allowed, strict }))).toBe(refusal)
})
