import { expect, test } from 'vitest'
import { ODD_PICTURES } from '../../tests/hostile/values.ts'
import { imageSources, isPictureAddress, pictureAddress, sourceSet, srcSet, wholePictureAddress } from './picture-address.ts'

const HERE = ['/pictures/scarf.webp', '/pictures/scarf.webp?v=2', '/storage/v1/object/public/avatars/a/b.png']

test('pictures of the shop are shown in a width and told with its address', () => {
  expect(HERE.map((src) => pictureAddress(src, 400, 80))).toEqual([
    '/pictures/scarf.webp?width=400&quality=80',
    '/pictures/scarf.webp?v=2&width=400&quality=80',
    '/storage/v1/render/image/public/avatars/a/b.png?width=400&quality=80',
  ])
  expect(wholePictureAddress(HERE[0], 'https://hattha.test')).toBe('https://hattha.test/pictures/scarf.webp')
  expect(wholePictureAddress('https://pictures.example/a.jpg', 'https://hattha.test')).toBe('https://pictures.example/a.jpg')
})

test('what has just been chosen is shown, and told nobody', () => {
  const chosen = 'blob:https://hattha.test/6b1c3a52'
  expect(pictureAddress(chosen, 400, 80)).toBe(chosen)
  expect(wholePictureAddress(chosen, 'https://hattha.test')).toBeUndefined()
})

test.each(ODD_PICTURES.filter((address) => !address.startsWith('blob:')))('%j is the picture of nothing', (address) => {
  expect(isPictureAddress(address)).toBe(false)
  expect(pictureAddress(address, 400, 80)).toBe('/pictures/placeholder.webp?width=400&quality=80')
  expect(srcSet(address, { quality: 80, maxWidth: 800 }, [400])).toBeUndefined()
  expect(wholePictureAddress(address, 'https://hattha.test')).toBeUndefined()
})

const DESK = { quality: 85, maxWidth: Number.POSITIVE_INFINITY }

test('a picture in one width and in twice that is offered by density', () => {
  expect(imageSources('/pictures/scarf.webp', DESK, { widths: [320, 640, 960], sizes: '18rem', widest: 640 })).toEqual({
    src: '/pictures/scarf.webp?width=320',
    srcSet: '/pictures/scarf.webp?width=640 2x',
  })
})

test('so is one in two widths that stands equally wide on every screen', () => {
  expect(imageSources('/pictures/scarf.webp', DESK, { widths: [200, 320], sizes: '10rem' })).toEqual({
    src: '/pictures/scarf.webp?width=200',
    srcSet: '/pictures/scarf.webp?width=320 1.6x',
  })
})

test('in all other widths a browser is told how wide each is, and where it stands', () => {
  expect(imageSources('/pictures/scarf.webp', DESK, { widths: [200, 320], sizes: '10vw' })).toEqual({
    src: '/pictures/scarf.webp?width=800',
    srcSet: '/pictures/scarf.webp?width=200 200w, /pictures/scarf.webp?width=320 320w',
    sizes: '10vw',
  })
})

test('of one width a phone is told nothing more, of several how wide each is', () => {
  expect(sourceSet('/pictures/scarf.webp', DESK, { widths: [400, 640], sizes: '9rem', widest: 400 })).toEqual({ srcSet: '/pictures/scarf.webp?width=400' })
  expect(sourceSet('/pictures/scarf.webp', DESK, { widths: [200, 400], sizes: '9rem' })).toEqual({
    srcSet: '/pictures/scarf.webp?width=200 200w, /pictures/scarf.webp?width=400 400w',
    sizes: '9rem',
  })
})
