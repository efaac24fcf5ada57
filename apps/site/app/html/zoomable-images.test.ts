import { expect, test } from 'vitest'
import { zoomableImages } from './zoomable-images.server.ts'

const IMAGE = '<img src="/media/boat.webp" alt="A boat" width="900" height="600">'
const linked = (inner: string) =>
  `<a href="/media/boat.webp" data-enlarge=""><span class="visually-hidden">Enlarge: </span>${inner}</a>`

test('a picture of the site becomes a link to the whole picture', () => {
  expect(zoomableImages(`<p>${IMAGE}</p>`, 'Enlarge:')).toBe(`<p>${linked(IMAGE)}</p>`)
  const picture = `<picture><source srcset="/media/boat.avif" type="image/avif">${IMAGE}</picture>`
  expect(zoomableImages(picture, 'Enlarge:')).toBe(linked(picture))
})

test('a picture in a link is left as it is', () => {
  const html = `<a href="/contact">${IMAGE}</a>`
  expect(zoomableImages(html, 'Enlarge:')).toBe(html)
  expect(zoomableImages(html + IMAGE, 'Enlarge:')).toBe(html + linked(IMAGE))
})

test('a picture of another host is left as it is', () => {
  const html = '<img src="https://pictures.example/boat.jpg" alt="">'
  expect(zoomableImages(html, 'Enlarge:')).toBe(html)
})
