import type { RequestListener } from 'node:http'
import { LEADERSHIP_TITLES } from '@gaashaan/contract'
import { leaderExamples } from '@gaashaan/contract/examples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type FakeApiHost,
  jsonResponse,
  startFakeApiHost,
} from '../apps/site/server/testing/fake-api-host.ts'
import { accessibilityFaults } from './harness/accessibility.ts'
import { hydrated, sharedVisitor, visitor } from './harness/browser.ts'
import { holdRequests } from './harness/bundle.ts'
import { answersServerError } from './harness/servers/example-host.ts'
import { startLoneSite } from './harness/servers/lone-site.ts'

const PATHS = {
  minister: '/ministry/MinistryLeadership',
  stateMinister: '/ministry/State_MinistryLeadership',
  deputyMinister: '/ministry/Deputy_MinistryLeadership',
  permanentSecretary: '/ministry/PS_MinistryLeadership',
  directorGeneralDefense: '/ministry/DGD_MinistryLeadership',
  directorGeneralPersonnel: '/ministry/DGH_MinistryLeadership',
} as const

const FAILURES = /status of (?:404|503)/

const hostileLeader = {
  name: 'A <i>sample</i> name',
  title: 'Director General',
  photo: null,
  bgColor: 'rgba(31, 107, 61, 0.9)',
  description: `<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5>
    <p class="x" style="color:red" onclick="alert(1)">Kept <strong>a</strong><em>b</em><b>c</b><i>d</i><u>e</u><span>f</span><br>
    <a href="https://www.example/">g</a><a href="javascript:alert(2)">h</a></p>
    <ul><li>i</li></ul><ol><li>j</li></ol><table><tr><td>cell</td></tr></table><img src="/x.png" onerror="alert(3)">
    <script>alert(4)</script><style>p{display:none}</style><iframe src="/"></iframe><svg><a href="/">k</a></svg>`,
}

let host: FakeApiHost
let site: Awaited<ReturnType<typeof startLoneSite>>
/** A site whose API host does not respond. */
let hostless: Awaited<ReturnType<typeof startLoneSite>>

/** A host with two leaders, a missing leader, a failure, an empty list and hostile HTML. */
const leadershipHost: RequestListener = (request, response) => {
  const title = new URL(request.url ?? '/', host.base).searchParams.get('title')
  const role = Object.entries(LEADERSHIP_TITLES).find(
    ([, { SO, EN }]) => title === SO || title === EN,
  )?.[0]
  const reply = (value: unknown, status = 200) => jsonResponse(value, status)(request, response)
  if (role === 'minister') return reply({ success: true, data: [leaderExamples.typical] })
  if (role === 'stateMinister') return reply({ success: true, data: [leaderExamples.withoutPhoto] })
  if (role === 'directorGeneralDefense') return reply({ success: true, data: [] })
  if (role === 'directorGeneralPersonnel') return reply({ data: { data: [hostileLeader] } })
  if (role === 'deputyMinister') return reply({ success: false, error: 'Not found' }, 404)
  return answersServerError(request, response)
}

beforeAll(async () => {
  host = await startFakeApiHost(leadershipHost)
  site = await startLoneSite(host.base)
  hostless = await startLoneSite('http://127.0.0.1:9')
})

afterAll(async () => {
  await site.stop()
  await hostless.stop()
  await host.close()
})

test.each([
  ['SO', 'deputyMinister', 'Xog hoggaamiye lama hayo.'],
  ['EN', 'deputyMinister', 'No profile available.'],
  ['SO', 'directorGeneralDefense', 'Xog hoggaamiye lama hayo.'],
  ['EN', 'directorGeneralDefense', 'No profile available.'],
] as const)('in %s the page of a missing %s has a notice and no error', async (...row) => {
  const [language, role, text] = row
  const page = await sharedVisitor({ language })
  expect((await page.goto(site.url + PATHS[role]))?.status()).toBe(200)
  await hydrated(page)
  const notice = page.locator('main [role="status"]')
  expect(await notice.getByText(text, { exact: true }).count()).toBe(1)
  expect(await page.locator('main [role="alert"]').count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test.each([
  ['SO', 'Hoggaanka lama soo gelin karin.', 'Mar kale isku day'],
  ['EN', 'Failed to load leadership.', 'Try again'],
] as const)(
  'in %s a profile that fails to load has an error and a link to try again',
  async (language, text, retry) => {
    const page = await sharedVisitor({ language, expectedErrors: FAILURES })
    const path = PATHS.permanentSecretary
    expect((await page.goto(site.url + path))?.status()).toBe(503)
    await hydrated(page)
    const notice = page.locator('main [role="alert"]')
    expect(await notice.getByText(text, { exact: true }).count()).toBe(1)
    expect(await page.locator('main a', { hasText: retry }).getAttribute('href')).toBe(path)
    expect(await page.locator('main').textContent()).not.toContain('/srv/app.js')
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

test.each([
  ['SO', '/ministry/ArmyLeadership', 'Hoggaanka lama soo gelin karin.'],
  ['EN', '/ministry/ArmyLeadership', 'Failed to load leadership.'],
  ['SO', '/ministry/about', 'Hoggaanka lama soo gelin karin.'],
  ['EN', '/ministry/about', 'Failed to load leadership.'],
] as const)(
  'in %s %s has an error where its leaders fail to load',
  async (language, path, text) => {
    const page = await sharedVisitor({ language })
    await page.goto(hostless.url + path)
    expect(await page.locator('main').getByText(text, { exact: true }).count()).toBe(1)
  },
)

test.each([
  ['SO', 'Xogta hoggaanka waa la soo gelayaa...', 'Wasiiru Dowlaha'],
  ['EN', 'Loading profile...', 'State Minister'],
] as const)('in %s a slow profile has a notice while it loads', async (language, text, role) => {
  const page = await visitor({ language, expectedErrors: FAILURES })
  await page.goto(site.url + PATHS.minister)
  await hydrated(page)
  // Not at the host, which the site waits for only a few seconds: the checks may take longer.
  const release = await holdRequests(page, /\.data(?:\?|$)/)
  const links = page.locator('main nav a', { hasText: role })
  await links.first().click()
  const notice = page.locator('main [role="status"]').getByText(text, { exact: true })
  await notice.waitFor()
  expect(page.url()).toBe(site.url + PATHS.stateMinister)
  expect(await page.locator('h1').textContent()).toBe(role)
  expect(await accessibilityFaults(page)).toEqual([])
  await release()
  await page.locator('h1', { hasText: leaderExamples.withoutPhoto.name }).waitFor()
  expect(await notice.count()).toBe(0)
})

test('a profile that fails after a click on its link has the error in its place', async () => {
  const page = await sharedVisitor({ language: 'EN', expectedErrors: FAILURES })
  await page.goto(site.url + PATHS.minister)
  await hydrated(page)
  await page.locator('main nav a', { hasText: 'Permanent Secretary' }).first().click()
  await page.locator('main [role="alert"]', { hasText: 'Failed to load leadership.' }).waitFor()
  expect(await page.locator('h1').textContent()).toBe('Permanent Secretary')
})

test('only the specified tags of a hostile description remain', async () => {
  const page = await sharedVisitor({ language: 'EN' })
  await page.goto(site.url + PATHS.directorGeneralPersonnel)
  await hydrated(page)
  const panel = page.locator('main section').first()
  expect(await panel.locator('h1').textContent()).toBe(hostileLeader.name)
  expect(await panel.locator('svg rect').first().getAttribute('fill')).toBe('#1f6b3d')
  expect(await panel.locator('img').getAttribute('src')).toMatch(/default-portrait.*\.svg$/)
  const allowed = page.locator('main div:has(> p):has(> ol)').locator('*')
  const elements = await allowed.evaluateAll((all) =>
    all.map((element) => [element.tagName, element.getAttributeNames().join(' ')].join(' ').trim()),
  )
  expect([...new Set(elements)].sort()).toEqual(
    [
      'A rel',
      'A href rel',
      'B',
      'BR',
      'EM',
      'H1',
      'H2',
      'H3',
      'H4',
      'I',
      'LI',
      'OL',
      'P',
      'SPAN',
      'STRONG',
      'U',
      'UL',
    ].sort(),
  )
})
