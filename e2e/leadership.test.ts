import type { Leader } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { hydrated, sharedVisitor } from './harness/browser.ts'
import { fetchData } from './harness/content.ts'
import { at } from './harness/places.ts'

/** The path of each profile and its title in both languages (Specification §2). */
const PROFILES = [
  ['/ministry/MinistryLeadership', 'Wasiirka Gaashaandhigga', 'Minister of Defence'],
  ['/ministry/State_MinistryLeadership', 'Wasiiru Dowlaha', 'State Minister'],
  ['/ministry/Deputy_MinistryLeadership', 'Wasiir ku-xigeenka', 'Deputy Minister'],
  ['/ministry/PS_MinistryLeadership', 'Xoghayaha Joogtada ah', 'Permanent Secretary'],
  ['/ministry/DGD_MinistryLeadership', 'Agaasimaha Guud, Difaaca', 'Director General, Defense'],
  [
    '/ministry/DGH_MinistryLeadership',
    'Agaasimaha Guud, Shaqaalaha iyo Taageerada',
    'Director General, Personnel and Support',
  ],
] as const

const ALLOWED = /^(?:P|BR|STRONG|EM|B|I|U|UL|OL|LI|SPAN|A|H[1-4])$/

/** A colour of the sample content as six hex digits; dark green where a leader has none. */
function hexColour(colour: string | null | undefined): string {
  const channels = /^rgba?\((\d+), (\d+), (\d+)/.exec(colour ?? '')?.slice(1)
  if (!channels) return (colour ?? '#14532d').toLowerCase()
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

const cases = PROFILES.flatMap(([path, SO, EN]) => [
  { path, language: 'SO' as const, title: SO },
  { path, language: 'EN' as const, title: EN },
])

test.each(cases)('$path in $language is the profile of: $title', async (profile) => {
  const { path, language, title } = profile
  const query = new URLSearchParams({ title, language, strict: '1' })
  const [leader] = await fetchData<readonly Leader[]>(`leadership/by-title?${query}`)
  const page = await sharedVisitor({ language })
  await page.goto(at(path))
  const panel = page.locator('main section').first()
  expect(await panel.locator('h1').textContent()).toBe(leader?.name)
  expect(await panel.getByText(title, { exact: true }).count()).toBe(1)
  const background = panel.locator('svg rect').first()
  expect(await background.getAttribute('fill')).toBe(hexColour(leader?.bgColor))
  expect(await background.evaluate((rect) => getComputedStyle(rect).fillOpacity)).toBe('0.85')
  const portrait = panel.locator('img')
  expect(await portrait.getAttribute('alt')).not.toBe('')
  await expect
    .poll(() => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const prose = page.locator('main div:has(> p):has(> h2):has(> ul)')
  const tags = await prose.locator('*').evaluateAll((all) => all.map(({ tagName }) => tagName))
  expect(tags.length).toBeGreaterThan(5)
  expect(tags.filter((tag) => !ALLOWED.test(tag))).toEqual([])
})

test.each([
  ['SO', 'Hoggaanka', 'Wasiirka Gaashaandhigga', 'Hoggaanka Ciidanka'],
  ['EN', 'Leadership', 'Minister', 'Army leadership'],
] as const)('in %s a profile has links to all others', async (language, heading, first, last) => {
  const page = await sharedVisitor({ language })
  await page.goto(at('/ministry/PS_MinistryLeadership'))
  await hydrated(page)
  const profiles = page.getByRole('navigation', { name: heading, exact: true })
  const current = profiles.locator('[aria-current="page"]')
  expect(await current.textContent()).toBe(PROFILES[3][language === 'SO' ? 1 : 2])
  expect(await current.locator('a').count()).toBe(0)
  const links = await profiles
    .locator('a')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(links.map(([, href]) => href)).toEqual([
    ...PROFILES.map(([path]) => path).filter((path) => !path.includes('/PS_')),
    '/ministry/ArmyLeadership',
  ])
  expect([links[0]?.[0], links.at(-1)?.[0]]).toEqual([first, last])
  for (const [text, href] of links) {
    await page.goto(at('/ministry/PS_MinistryLeadership'))
    await hydrated(page)
    await profiles.getByRole('link', { name: text ?? '', exact: true }).click()
    await page.waitForURL(at(href ?? ''))
    await page.locator('main h1').waitFor()
  }
})

test('a profile has the press address, and a breadcrumb to its group', async () => {
  for (const [path, group] of [
    [PROFILES[0][0], '/ministry/about#leadership'],
    [PROFILES[5][0], '/ministry/about#directorate'],
  ] as const) {
    const page = await sharedVisitor({ javaScript: false })
    await page.goto(at(path))
    expect(await page.locator('main section a[href^="mailto:"]').count()).toBe(1)
    await page.locator(`main a[href="${group}"]`).click()
    await page.locator(':target').waitFor()
  }
})
