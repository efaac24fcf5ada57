import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SaverContext } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS, type ImageSlot } from '../../images/image-slots.ts'
import { type PagePicture, pagePicture } from '../../images/page-picture.ts'
import { LanguageProvider } from '../../language/language-context.tsx'
import { paintedSizes } from './image-sizes.ts'
import { Picture } from './picture.tsx'

const picture: PagePicture = {
  url: '/media/boat.jpg',
  width: 1600,
  height: 900,
  alt: 'A boat',
  colour: '#8b9fa2',
  made: [{ formats: ['avif', 'webp'], widths: [240, 360], before: '/media/boat-w' }],
  small: '/media/boat-w640.jpeg',
}

const rendered = (changes: Partial<PagePicture> = {}, first = false) =>
  renderToString(
    <Picture picture={{ ...picture, ...changes }} place={IMAGE_SLOTS.row} first={first} />,
  )

test('a picture is offered as AVIF, as WebP, and as what every browser paints', () => {
  const html = rendered()
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

test('the first picture is preloaded once, as AVIF alone, and loads before others', () => {
  const html = rendered({}, true)
  expect(html.match(/<link[^>]*>/g)).toEqual([
    '<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="/media/boat-w240.avif 240w, /media/boat-w360.avif 360w" imageSizes="240px"/>',
  ])
  expect(html).toMatch(/<img[^>]*loading="eager" fetchPriority="high"/)
  expect(rendered()).not.toContain('preload')
})

test('the colour behind it needs no inline style', () => {
  expect(rendered()).toContain('data-colour="#8b9fa2"')
  expect(rendered()).not.toContain('style=')
})

test('where a picture is looked at is told in quarters, and its middle is not', () => {
  const focusOf = (focus?: { x: number; y: number }, place: ImageSlot = IMAGE_SLOTS.row) =>
    pagePicture({ ...picture, sizes: [], focus }, undefined, '', place)?.focus
  expect([focusOf({ x: 4, y: 96 }), focusOf({ x: 40, y: 60 }), focusOf()]).toEqual([
    '04',
    undefined,
    undefined,
  ])
  expect(focusOf({ x: 4, y: 96 }, IMAGE_SLOTS.lightbox)).toBeUndefined()
  expect(rendered({ focus: '04' })).toContain('data-focus="04"')
  expect(rendered()).not.toContain('data-focus')
})

test('a picture without made files is one image', () => {
  const { made: _made, small: _small, colour: _colour, ...whole } = picture
  const html = renderToString(<Picture picture={whole} place={IMAGE_SLOTS.row} />)
  expect(html).toMatch(/^<img[^>]* src="\/media\/boat\.jpg"[^>]*>$/)
})

test('a picture that is wider than its frame is painted wider than the frame', () => {
  expect(paintedSizes(IMAGE_SLOTS.leaderCard, 380 / 525)).toBe('(min-width: 1024px) 160px, 112px')
  expect(paintedSizes(IMAGE_SLOTS.leaderCard, 16 / 9)).toBe(
    '(min-width: 1024px) calc(160px * 2.46), calc(112px * 2.46)',
  )
  expect(paintedSizes(IMAGE_SLOTS.armyLeader, 1.6)).toMatch(/calc\(\(50vw - 22px\) \* 2\)$/)
  expect(paintedSizes(IMAGE_SLOTS.third, 1)).toMatch(/46vw, calc\(100vw - 32px\)$/)
  expect(paintedSizes(IMAGE_SLOTS.lightbox, 3)).toBe('100vw')
})

const saved = (alt?: string) =>
  renderToString(
    <SaverContext value={[]}>
      <LanguageProvider language="SO">
        <Picture
          picture={{ ...picture, alt: 'A "boat"' }}
          place={IMAGE_SLOTS.row}
          first
          {...(alt !== undefined && { alt })}
        />
      </LanguageProvider>
    </SaverContext>,
  )

test('with the data saver on a picture is a control that says what it shows', () => {
  const html = saved()
  expect(html).toMatch(/^<details class="saver-picture"><summary>.*<\/details>$/)
  expect(html).toContain('A &quot;boat&quot;</span> <span class="saver-show">Muuji sawirka')
  expect(html).not.toContain('<img')
  expect(html).not.toContain('preload')
})

test('with the data saver on a picture beside words that say the same is left out', () => {
  expect(saved('')).toBe('')
})
