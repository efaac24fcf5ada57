import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SCREENS, visitor } from './harness/browser.ts'
import { layoutShift, watchLayoutShifts } from './harness/layout-shift.ts'
import { at } from './harness/places.ts'

/** A phone with a sharp screen, a tablet, a desk. */
const DEVICES = [
  { device: 'phone', width: SCREENS.phone, height: 740, scale: 3 },
  { device: 'tablet', width: SCREENS.tablet, height: 1024, scale: 1 },
  { device: 'desk', width: SCREENS.desktop, height: 800, scale: 1 },
] as const

const ARTICLE = 'an article'

const PATHS = [
  '/',
  '/resources/news',
  ARTICLE,
  '/resources/MediaCenter',
  '/resources/MediaCenter?tab=videos',
  '/resources/OperationsCampaigns',
  '/ministry/MinistryLeadership',
  '/ministry/ArmyLeadership',
  '/ministry/about',
  '/resources/publications',
  '/resources/PressRelease?view=grid',
]

/** How much wider than what is painted a file may be, and how much narrower where a wider exists. */
const MAX_RATIO = 1.5
const MIN_RATIO = 0.66

interface Painted {
  readonly file: string
  /** Pixels of the chosen file, of the whole picture, and of the screen below it. */
  readonly chosen: number
  readonly whole: number
  readonly painted: number
}

/** The address of a page; an article's is looked up beside the visit, whose cache stays empty. */
async function addressOf(path: string): Promise<string> {
  if (path !== ARTICLE) return at(path)
  const page = await visitor({ javaScript: false })
  await page.goto(at('/resources/news'))
  const link = page.locator('article:has(picture) a[href*="NewsDetail"]').first()
  return at((await link.getAttribute('href')) ?? '')
}

/** Brings every part of the page into view once, sliders' slides too, and waits for the pictures. */
async function seeAll(page: Page): Promise<void> {
  for (const picture of await page.locator('main img').all()) {
    if (await picture.isVisible()) await picture.scrollIntoViewIfNeeded()
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].every(
      (image) => image.complete || image.offsetParent === null,
    ),
  )
}

/**
 * Every file of an editor's picture that is painted, at its widest: a browser takes a file that it
 * already has for a smaller place. What covers its frame is painted as wide as it is scaled.
 */
function paintedPictures(page: Page): Promise<readonly Painted[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      (image) => image.currentSrc.includes('/media/') && image.naturalWidth > 0,
    )
    const painted = await Promise.all(
      images.map(async (image) => {
        const { width, height } = image.getBoundingClientRect()
        const [wide = 1, high = 1] = ['width', 'height'].map((name) =>
          Number(image.getAttribute(name)),
        )
        const file = new Image()
        file.src = image.currentSrc
        await file.decode()
        const isCut = getComputedStyle(image).objectFit === 'cover'
        const across = isCut ? Math.max(width, (height * wide) / high) : width
        return {
          file: new URL(image.currentSrc).pathname,
          chosen: file.naturalWidth,
          whole: wide,
          painted: across * devicePixelRatio,
        }
      }),
    )
    const widest = Map.groupBy(painted, ({ file }) => file)
    return [...widest.values()].flatMap((all) => all.sort((a, b) => b.painted - a.painted)[0] ?? [])
  })
}

const cases = DEVICES.flatMap((device) => PATHS.map((path) => ({ ...device, path })))

test.each(cases)('on a $device every picture of $path fits its place', async (each) => {
  const page = await visitor({ ...each, language: 'SO' })
  await page.goto(await addressOf(each.path))
  await seeAll(page)
  const pictures = await paintedPictures(page)
  expect(pictures.length).toBeGreaterThan(0)
  const misfits = pictures.filter(({ file, chosen, whole, painted }) => {
    const isBlurred = chosen < MIN_RATIO * painted && chosen < whole
    return !file.endsWith('.avif') || chosen > MAX_RATIO * painted || isBlurred
  })
  expect(misfits).toEqual([])
})

test.each(PATHS.slice(0, 7))(
  'the first picture of %s comes before all others, once',
  async (path) => {
    const page = await visitor({ width: SCREENS.phone, height: 740, scale: 2, language: 'SO' })
    const address = await addressOf(path)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
    })
    await watchLayoutShifts(page)
    await page.goto(address)
    const first = page.locator('main img[fetchpriority=high]')
    expect(await first.count()).toBe(1)
    expect(await first.getAttribute('loading')).toBe('eager')
    const preload = page.locator('head link[rel=preload][as=image][imagesrcset]')
    expect(await preload.count()).toBe(1)
    expect(await preload.getAttribute('type')).toBe('image/avif')
    const chosen = await first.evaluate(
      (image: HTMLImageElement) => new URL(image.currentSrc).pathname,
    )
    const pictures = asked.filter((file) => file.startsWith('/media/'))
    expect(pictures[0]).toBe(chosen)
    expect(pictures.filter((file) => file === chosen)).toHaveLength(1)
    const name = chosen.replace(/-w\d+\.avif$/, '')
    expect(pictures.filter((file) => file.startsWith(name))).toEqual([chosen])
    expect(await layoutShift(page)).toBe(0)
  },
)

test('the first picture is the largest thing that a phone paints on the home page', async () => {
  const page = await visitor({ width: SCREENS.phone, height: 740, scale: 2, language: 'SO' })
  await page.goto(at('/'))
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { url: string }
          if (last.url) resolve(new URL(last.url).pathname)
        })
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  const first = page.locator('main img[fetchpriority=high]')
  expect(largest).toBe(
    await first.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname),
  )
})

test('until a picture arrives its own colour stands in its place', async () => {
  const page = await visitor({ language: 'SO', expectedErrors: /ERR_FAILED/ })
  await page.route('**/media/**', (route) => route.abort())
  await page.goto(at('/'))
  const image = page.locator('main img[data-colour]').first()
  const { colour, painted } = await image.evaluate((element: HTMLImageElement) => ({
    colour: element.dataset.colour ?? '',
    painted: getComputedStyle(element).backgroundColor,
  }))
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  expect(painted).toBe(`rgb(${channels.join(', ')})`)
})
