import { expect, test } from 'vitest'
import { fileInSet, lowDataSource } from './low-data-source.ts'

const made = (widths: readonly number[]) =>
  [{ formats: ['avif', 'webp'], widths, before: '/media/boat-w' }] as const

test('of the made sizes the narrowest that is wide enough is shown', () => {
  const url = '/media/boat.jpg'
  expect(lowDataSource({ url, made: made([240, 480, 960]) })).toEqual({
    avif: '/media/boat-w480.avif',
    webp: '/media/boat-w480.webp',
  })
  expect(lowDataSource({ url, made: made([160, 240]) }).webp).toBe('/media/boat-w240.webp')
})

test('a picture without made sizes is shown whole, or in its smaller file', () => {
  expect(lowDataSource({ url: '/media/a.png' })).toEqual({ whole: '/media/a.png' })
  expect(lowDataSource({ url: '/media/a.png', small: '/media/b.jpeg' })).toEqual({
    whole: '/media/b.jpeg',
  })
})

test('a set of sizes is read as it is written', () => {
  expect(fileInSet('/a-360.webp 360w, /a-640.webp 640w,/a-960.webp 960w')).toBe('/a-640.webp')
  expect(fileInSet('/a.webp 2x')).toBeUndefined()
  expect(fileInSet('')).toBeUndefined()
})
