import type { FeaturedPost } from '@gaashaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, SCREENS, type VisitorOptions, visitor } from '../harness/browser.ts'
import { fetchData } from '../harness/content.ts'
import { at } from '../harness/places.ts'
import {
  expectInView,
  settledPlaces,
  sliderNamed,
  stopAfterMove,
  waitForAutoplay,
} from '../harness/slider.ts'

/** YouTube is outside the network of the test, so that its player fails to load. */
const NO_NETWORK = /ERR_NAME_NOT_RESOLVED/

const PLAYERS = 'main video, main iframe'

/** The time between two moves of the videos (Specification §9). */
const INTERVAL_MS = 13_000

const isYouTube = ({ post_url }: FeaturedPost) => post_url?.includes('youtube.com') === true

/** The featured videos that are files, and those of YouTube. */
async function featuredVideos() {
  const videos = await fetchData<readonly FeaturedPost[]>(
    'posts/public/featured?category_id=5&language=EN',
  )
  const [file, otherFile] = videos.filter((video) => !isYouTube(video))
  const [youTube] = videos.filter(isYouTube)
  if (!file || !otherFile || !youTube) throw new Error('the sample content lacks videos')
  return { file, otherFile, youTube, idOf: (url = '') => new URL(url).searchParams.get('v') }
}

async function openPage(path: string, options: VisitorOptions = {}): Promise<Page> {
  const page = await visitor({ language: 'EN', expectedErrors: NO_NETWORK, ...options })
  await page.goto(at(path))
  return page
}

function preview(page: Page, title: string) {
  return page.locator('main').getByRole('link', { name: `Watch the video: ${title}` })
}

test.each(['/', '/resources/mediacenter?tab=videos'])(
  'a video of %s plays in place of its preview after a click, one at a time',
  async (path) => {
    const { file, otherFile } = await featuredVideos()
    const page = await openPage(path)
    await hydrated(page)
    expect(await page.locator(PLAYERS).count()).toBe(0)
    await preview(page, file.title).click()
    const player = page.locator(PLAYERS)
    await player.waitFor()
    expect(await player.getAttribute('src')).toBe(file.post_url)
    await page.locator('main video:focus').waitFor()
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
    expect(await preview(page, file.title).count()).toBe(0)
    await preview(page, otherFile.title).click()
    await page.locator(`video[src="${otherFile.post_url}"]`).waitFor()
    expect(await page.locator(PLAYERS).count()).toBe(1)
    await preview(page, file.title).waitFor()
  },
)

test('YouTube gets no request before the click, and no cookies after it', async () => {
  const { file, youTube, idOf } = await featuredVideos()
  const page = await openPage('/resources/mediacenter?tab=videos')
  const thirdParty: string[] = []
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (hostname !== new URL(page.url()).hostname) thirdParty.push(hostname)
  })
  await page.reload()
  await hydrated(page)
  expect(thirdParty).toEqual([])
  await preview(page, youTube.title).click()
  const frame = page.locator('main iframe')
  await frame.waitFor()
  expect(await frame.getAttribute('src')).toBe(
    `https://www.youtube-nocookie.com/embed/${idOf(youTube.post_url ?? '')}?autoplay=1`,
  )
  expect(await frame.getAttribute('title')).toBe(youTube.title)
  await expect.poll(() => thirdParty).toEqual(['www.youtube-nocookie.com'])
  await preview(page, file.title).click()
  await page.locator('main video').waitFor()
  expect(await frame.count()).toBe(0)
})

test('a preview is a picture of the site itself', async () => {
  const page = await openPage('/', { width: SCREENS.phone })
  const pictures = sliderNamed(page, 'Videos').locator('article img')
  expect(await pictures.count()).toBe(9)
  for (const picture of await pictures.all()) {
    expect(await picture.getAttribute('src')).toMatch(/^\/(media|assets)\//)
  }
})

test('without JavaScript a preview is a link to the video, and nothing plays', async () => {
  const { file, youTube, idOf } = await featuredVideos()
  const page = await openPage('/', { javaScript: false })
  expect(await page.locator(PLAYERS).count()).toBe(0)
  expect(await preview(page, file.title).getAttribute('href')).toBe(file.post_url)
  expect(await preview(page, youTube.title).getAttribute('href')).toBe(
    `https://www.youtube.com/watch?v=${idOf(youTube.post_url ?? '')}`,
  )
  const response = await fetch(at(file.post_url ?? ''), { headers: { range: 'bytes=0-9' } })
  expect(response.status).toBe(206)
  expect(response.headers.get('content-type')).toMatch(/^video\//)
})

test('the videos move by themselves every 13 seconds and rest while one plays', async () => {
  const { file } = await featuredVideos()
  const page = await visitor({ language: 'EN', clock: true })
  await page.goto(at('/'))
  await hydrated(page)
  const slider = sliderNamed(page, 'Videos')
  await slider.scrollIntoViewIfNeeded()
  const places = await stopAfterMove(page, slider)
  expect(places).toHaveLength(3)
  await page.clock.runFor(INTERVAL_MS)
  await expectInView(slider, places.at(-1) === 8 ? [0, 1, 2] : places.map((place) => place + 1))
  await slider.getByRole('button', { name: 'Previous slide' }).click()
  expect(await settledPlaces(page, slider)).toEqual(places)
  // The player is loaded in time that passes.
  await page.clock.resume()
  await preview(page, file.title).click()
  await slider.locator('video').waitFor()
  await page.mouse.move(0, 0)
  await page
    .locator('footer a')
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }))
  const restingPlaces = await settledPlaces(page, slider)
  await page.clock.runFor(INTERVAL_MS + 2000)
  await waitForAutoplay(slider, false)
  await expectInView(slider, restingPlaces)
})

test('a player is removed when the reader goes to another page', async () => {
  const { file } = await featuredVideos()
  const page = await openPage('/')
  await hydrated(page)
  await preview(page, file.title).click()
  await page.locator('main video').waitFor()
  await page.getByRole('link', { name: 'All videos' }).click()
  await page.waitForURL(at('/resources/MediaCenter?tab=videos'))
  await preview(page, file.title).waitFor()
  expect(await page.locator(PLAYERS).count()).toBe(0)
})
