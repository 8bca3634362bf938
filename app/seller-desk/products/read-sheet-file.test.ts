import { expect, test } from 'vitest'
import { readSheetFile } from './read-sheet-file.ts'

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

test('a table is read, and what is none is named as such, not as a table without rows', async () => {
  expect(await readSheetFile(file('a.csv', 'ชื่อ,ราคา\r\nตะกร้า,350\r\n'))).toEqual([
    ['ชื่อ', 'ราคา'],
    ['ตะกร้า', '350'],
  ])
  await expect(readSheetFile(file('a.csv', 'ชื่อ,ราคา\r\n'))).rejects.toMatchObject({ because: 'empty' })
  await expect(readSheetFile(file('price.pdf', '%PDF-1.4 hello'))).rejects.toMatchObject({ because: 'not_a_sheet' })
  await expect(readSheetFile(file('basket.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])))).rejects.toMatchObject({ because: 'not_a_sheet' })
})

test('a table in another way of writing is told how to be saved', async () => {
  // As Excel keeps a "Unicode text", and as a Thai Windows keeps a CSV.
  await expect(readSheetFile(file('a.txt', new Uint8Array([0xff, 0xfe, 0x0a, 0x0e])))).rejects.toMatchObject({ because: 'not_utf8' })
  await expect(readSheetFile(file('a.csv', new Uint8Array([0xaa, 0xd7, 0xe8, 0xcd, 0x2c, 0x31])))).rejects.toMatchObject({ because: 'not_utf8' })
})
