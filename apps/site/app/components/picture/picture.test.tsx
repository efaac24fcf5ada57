import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SaverContext } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS, type ImageSlot } from '../../images/image-slots.ts'
import { type PagePicture, pagePicture } from '../../images/page-picture.ts'
import { LanguageProvider } from '../../language/language-context.tsx'
import { sizesAttribute } from './image-sizes.ts'
import { Picture } from './picture.tsx'

const picture: PagePicture = {
  url: '/media/boat.jpg',
  width: 1600,
  height: 900,
  alt: 'A boat',
  colour: '#8b9fa2',
  variants: [{ formats: ['avif', 'webp'], widths: [240, 360], prefix: '/media/boat-w' }],
  small: '/media/boat-w640.jpeg',
}

const render = (changes: Partial<PagePicture> = {}, first = false) =>
  renderToString(
    <Picture picture={{ ...picture, ...changes }} slot={IMAGE_SLOTS.row} first={first} />,
  )

test('a picture is offered as AVIF, as WebP and in a format that every browser paints', () => {
  const html = render()
  expect(html).toMatch(/^<picture><source.*<source.*<img.*<\/picture>$/)
  expect(html).toContain(
    '<source type="image/avif" srcSet="/media/boat-w240.avif 240w, /media/boat-w360.avif 360w" sizes="240px"/>',
  )
  expect(html).toContain(
    '<source type="image/webp" srcSet="/media/boat-w240.webp 240w, /media/boat-w360.webp 360w" sizes="240px"/>',
  )
  expect(html).toMatch(/<img[^>]* src="\/media\/boat-w640\.jpeg" width="1600" height="900"/)
  expect(html).toContain('loading="lazy"')
})

test('the first picture is preloaded once, only as AVIF, and loads before others', () => {
  const html = render({}, true)
  expect(html.match(/<link[^>]*>/g)).toEqual([
    '<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="/media/boat-w240.avif 240w, /media/boat-w360.avif 360w" imageSizes="240px"/>',
  ])
  expect(html).toMatch(/<img[^>]*loading="eager" fetchPriority="high"/)
  expect(render()).not.toContain('preload')
})

test('the colour behind a picture needs no inline style', () => {
  expect(render()).toContain('data-colour="#8b9fa2"')
  expect(render()).not.toContain('style=')
})

test('the focal point is written in quarters, except for the middle', () => {
  const focusOf = (focus?: { x: number; y: number }, slot: ImageSlot = IMAGE_SLOTS.row) =>
    pagePicture({ ...picture, sizes: [], focus }, undefined, '', slot)?.focus
  expect([focusOf({ x: 4, y: 96 }), focusOf({ x: 40, y: 60 }), focusOf()]).toEqual([
    '04',
    undefined,
    undefined,
  ])
  expect(focusOf({ x: 4, y: 96 }, IMAGE_SLOTS.lightbox)).toBeUndefined()
  expect(render({ focus: '04' })).toContain('data-focus="04"')
  expect(render()).not.toContain('data-focus')
})

test('a picture without variants is one image', () => {
  const { variants: _variants, small: _small, colour: _colour, ...original } = picture
  const html = renderToString(<Picture picture={original} slot={IMAGE_SLOTS.row} />)
  expect(html).toMatch(/^<img[^>]* src="\/media\/boat\.jpg"[^>]*>$/)
})

test('a picture that is wider than its frame is painted wider than the frame', () => {
  expect(sizesAttribute(IMAGE_SLOTS.leaderCard, 380 / 525)).toBe('(min-width: 1024px) 160px, 112px')
  expect(sizesAttribute(IMAGE_SLOTS.leaderCard, 16 / 9)).toBe(
    '(min-width: 1024px) calc(160px * 2.46), calc(112px * 2.46)',
  )
  expect(sizesAttribute(IMAGE_SLOTS.armyLeader, 1.6)).toMatch(/calc\(\(50vw - 22px\) \* 2\)$/)
  expect(sizesAttribute(IMAGE_SLOTS.third, 1)).toMatch(/46vw, calc\(100vw - 32px\)$/)
  expect(sizesAttribute(IMAGE_SLOTS.lightbox, 3)).toBe('100vw')
})

const renderWithDataSaver = (alt?: string) =>
  renderToString(
    <SaverContext value={[]}>
      <LanguageProvider language="SO">
        <Picture picture={{ ...picture, alt: 'A "boat"' }} slot={IMAGE_SLOTS.row} first alt={alt} />
      </LanguageProvider>
    </SaverContext>,
  )

test('with the data saver on a picture is a control that says what it shows', () => {
  const html = renderWithDataSaver()
  expect(html).toMatch(/^<details class="saver-picture"><summary>.*<\/details>$/)
  expect(html).toContain('A &quot;boat&quot;</span> <span class="saver-show">Muuji sawirka')
  expect(html).not.toContain('<img')
  expect(html).not.toContain('preload')
})

test('with the data saver on a picture beside a text that says the same is left out', () => {
  expect(renderWithDataSaver('')).toBe('')
})
