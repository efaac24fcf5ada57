import { expect, test } from 'vitest'
import { sampleSite } from '../testing/sample-site.ts'
import { latestVersions } from './latest-versions.ts'
import { verifyLog } from './verify-log.ts'
import { verifySite } from './verify-site.ts'

type Site = ReturnType<typeof sampleSite>

async function check(site: Site) {
  const { entries } = await verifyLog(site.read)
  return verifySite(site.read, latestVersions(entries).latest)
}

async function siteWithAll(): Promise<Site> {
  const site = sampleSite()
  for (let id = 1; id <= 130; id += 1) await site.publish(id, `War ${id}`)
  await site.publish(2, 'War 2, la saxay')
  await site.withdraw(3)
  await site.remove(4)
  return site
}

/** Changes a post that the site shows, and not the log. */
function alter(site: Site, id: number, change: object) {
  const post = site.posts.get(id)
  if (post) site.posts.set(id, { ...post, ...change })
}

test('a site that shows what its log says has no faults, over several pages', async () => {
  expect(await check(await siteWithAll())).toEqual({ texts: 130, faults: [] })
})

test.each([
  [
    'a changed word',
    (site: Site) => alter(site, 7, { title: 'War 8' }),
    'The site shows post 7 so with other words than entry 6.',
  ],
  [
    'a text that the ministry has not published',
    (site: Site) => alter(site, 7, { id: 999 }),
    'The site shows post 999 so, which is not in the log.',
  ],
  [
    'a withdrawn text',
    (site: Site) => alter(site, 3, { withdrawn: null }),
    'The site shows post 3 so, which the log says is withdrawn.',
  ],
])('%s is found', async (_name, forge, fault) => {
  const site = await siteWithAll()
  forge(site)
  expect((await check(site)).faults).toContain(fault)
})

test('a published text that is gone is found, and a removed one that is not', async () => {
  const site = await siteWithAll()
  const withdrawn = site.posts.get(3)
  if (withdrawn) site.posts.set(4, { ...withdrawn, id: 4 })
  site.posts.delete(5)
  expect((await check(site)).faults).toEqual([
    'The log says that post 4 so is removed; the site does not.',
    'The log says that post 5 so is published; the site does not.',
  ])
})
