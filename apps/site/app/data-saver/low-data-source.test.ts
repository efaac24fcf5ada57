import { expect, test } from 'vitest'
import { fileInSrcset, lowDataSource } from './low-data-source.ts'

const variants = (widths: readonly number[]) =>
  [{ formats: ['avif', 'webp'], widths, prefix: '/media/boat-w' }] as const

test('the narrowest variant that is wide enough is used', () => {
  const url = '/media/boat.jpg'
  expect(lowDataSource({ url, variants: variants([240, 480, 960]) })).toEqual({
    avif: '/media/boat-w480.avif',
    webp: '/media/boat-w480.webp',
  })
  expect(lowDataSource({ url, variants: variants([160, 240]) }).webp).toBe('/media/boat-w240.webp')
})

test('a picture without variants is its original, or its smaller file', () => {
  expect(lowDataSource({ url: '/media/a.png' })).toEqual({ original: '/media/a.png' })
  expect(lowDataSource({ url: '/media/a.png', small: '/media/b.jpeg' })).toEqual({
    original: '/media/b.jpeg',
  })
})

test('a file is picked from an srcset', () => {
  expect(fileInSrcset('/a-360.webp 360w, /a-640.webp 640w,/a-960.webp 960w')).toBe('/a-640.webp')
  expect(fileInSrcset('/a.webp 2x')).toBeUndefined()
  expect(fileInSrcset('')).toBeUndefined()
})
