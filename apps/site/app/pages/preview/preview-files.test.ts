import { expect, test } from 'vitest'
import { withPreviewFiles } from './preview-files.ts'

const TOKEN = 'link.a_b-c'
const OPEN = `?preview=${TOKEN}`

const html = (text: string) => withPreviewFiles({ html: text }, TOKEN).html

test.each([
  [
    '<img src="/media/a.jpg" srcset="/media/a-w160.webp 160w, /media/a-w640.webp 640w">',
    `<img src="/media/a.jpg${OPEN}" srcset="/media/a-w160.webp${OPEN} 160w, /media/a-w640.webp${OPEN} 640w">`,
  ],
  ['<a href="/media/report%20one.pdf">r</a>', `<a href="/media/report%20one.pdf${OPEN}">r</a>`],
])('the file in %s is opened by the token', (text, expected) => {
  expect(html(text)).toBe(expected)
})

test('an address of a file by itself is opened by the token', () => {
  expect(withPreviewFiles('/media/boat.jpg', TOKEN)).toBe(`/media/boat.jpg${OPEN}`)
})

test.each([
  'https://elsewhere.example/media/boat.jpg',
  'https://elsewhere.example/x,/media/boat.jpg',
  'https://elsewhere.example/?x=,/media/boat.jpg',
  '//elsewhere.example/media/boat.jpg',
  '/media/-/uploads/boat.jpg',
  '/media/~/boat.jpg/640.avif',
  '/assets/a.svg',
])('the address %s does not get the token', (address) => {
  expect(withPreviewFiles(address, TOKEN)).toBe(address)
  const link = `<a href="${address}">x</a>`
  expect(html(link)).toBe(link)
})

test.each(['Files stand below /media/ and so on', 'a, "/media/a.jpg", b', ' src="/media/a.jpg"'])(
  'the text %s is left as it is',
  (text) => {
    expect(withPreviewFiles(text, TOKEN)).toBe(text)
    expect(html(`<p>${text}</p>`)).toBe(`<p>${text}</p>`)
  },
)

test('a picture is shown whole: its smaller files may not be made yet', () => {
  const picture = { url: '/media/a.jpg', width: 9, made: [{ before: '/media/a-w' }], small: 'x' }
  expect(withPreviewFiles({ picture, tender: undefined, days: [1] }, TOKEN)).toEqual({
    picture: { url: `/media/a.jpg${OPEN}`, width: 9 },
    tender: undefined,
    days: [1],
  })
})
