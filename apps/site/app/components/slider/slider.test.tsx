import { expect, test } from 'vitest'
import { renderInLanguage } from '../render-in-language.tsx'
import { Slider } from './slider.tsx'
import {
  FEATURED_NEWS_MOTION,
  FEATURED_VIDEOS_MOTION,
  LATEST_NEWS_MOTION,
} from './slider-motion.ts'

const html = renderInLanguage(
  <Slider label="Featured news" motion={FEATURED_NEWS_MOTION}>
    <p>One</p>
    <p>Two</p>
  </Slider>,
  'EN',
)

test('every slide is in the server’s HTML, named by its position', () => {
  expect(html).toMatch(/role="group"[^>]*aria-label="1 \/ 2"[^>]*><p>One<\/p>/)
  expect(html).toMatch(/role="group"[^>]*aria-label="2 \/ 2"[^>]*><p>Two<\/p>/)
})

test('the server’s HTML has no buttons, which do not work yet', () => {
  expect(html).not.toContain('<button')
})

test('the slider has a role description and a name', () => {
  expect(html).toMatch(/<section[^>]*aria-roledescription="Slider"[^>]*aria-label="Featured news"/)
})

test('each slider has the times of the specification', () => {
  expect(FEATURED_NEWS_MOTION).toEqual({ intervalMs: 15_000, transitionMs: 700 })
  expect(LATEST_NEWS_MOTION).toEqual({ intervalMs: 10_000, transitionMs: 800 })
  expect(FEATURED_VIDEOS_MOTION).toEqual({ intervalMs: 13_000, transitionMs: 600 })
})
