import { expect, test } from 'vitest'
import { addPreviewToken } from './preview-files.ts'

const TOKEN = 'link.a_b-c'
const QUERY = `?preview=${TOKEN}`

const html = (text: string) => addPreviewToken({ html: text }, TOKEN).html

test.each([
  [
    '<img src="/media/a.jpg" srcset="/media/a-w160.webp 160w, /media/a-w640.webp 640w">',
    `<img src="/media/a.jpg${QUERY}" srcset="/media/a-w160.webp${QUERY} 160w, /media/a-w640.webp${QUERY} 640w">`,
  ],
  ['<a href="/media/report%20one.pdf">r</a>', `<a href="/media/report%20one.pdf${QUERY}">r</a>`],
])('the file URLs in %s get the token', (text, expected) => {
  expect(html(text)).toBe(expected)
})

test('the URL of a file by itself gets the token', () => {
  expect(addPreviewToken('/media/boat.jpg', TOKEN)).toBe(`/media/boat.jpg${QUERY}`)
})

test.each([
  'https://elsewhere.example/media/boat.jpg',
  'https://elsewhere.example/x,/media/boat.jpg',
  'https://elsewhere.example/?x=,/media/boat.jpg',
  '//elsewhere.example/media/boat.jpg',
  '/media/-/uploads/boat.jpg',
  '/media/~/boat.jpg/640.avif',
  '/assets/a.svg',
])('the URL %s does not get the token', (url) => {
  expect(addPreviewToken(url, TOKEN)).toBe(url)
  const link = `<a href="${url}">x</a>`
  expect(html(link)).toBe(link)
})

test.each(['Files stand below /media/ and so on', 'a, "/media/a.jpg", b', ' src="/media/a.jpg"'])(
  'the text %s is left as it is',
  (text) => {
    expect(addPreviewToken(text, TOKEN)).toBe(text)
    expect(html(`<p>${text}</p>`)).toBe(`<p>${text}</p>`)
  },
)

test('a picture loses its variants, which may not exist yet', () => {
  const picture = {
    url: '/media/a.jpg',
    width: 9,
    variants: [{ prefix: '/media/a-w' }],
    small: 'x',
  }
  expect(addPreviewToken({ picture, tender: undefined, days: [1] }, TOKEN)).toEqual({
    picture: { url: `/media/a.jpg${QUERY}`, width: 9 },
    tender: undefined,
    days: [1],
  })
})
