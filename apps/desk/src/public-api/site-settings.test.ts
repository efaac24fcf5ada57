import {
  type About,
  type Language,
  parseResponse,
  type SiteSettings,
  SiteSettingsSchema,
} from '@gaashaan/contract'
import { DEFAULT_PARTNERS } from '@gaashaan/contract/defaults/partners'
import { DEFAULT_TEXTS } from '@gaashaan/contract/defaults/texts'
import { siteSettingsExamples } from '@gaashaan/contract/examples'
import { beforeAll, expect, test } from 'vitest'
import { LANGUAGE_GROUP } from '../collections/language-fields.ts'
import { testDesk } from '../testing/desk.ts'
import { addPicture } from '../testing/documents.ts'
import { createPerson, type Person } from '../testing/people.ts'

const desk = testDesk(undefined, async () => ({ fourEyes: false }))

let publisher: Person
beforeAll(async () => {
  publisher = await createPerson(desk, ['publisher'])
})

async function read(language: Language = 'EN'): Promise<SiteSettings> {
  const { json } = await desk.call('siteSettings', `language=${language}`)
  const settings = parseResponse(SiteSettingsSchema, json)
  if (settings === undefined) throw new Error(JSON.stringify(json))
  return settings
}

const version = async () => ((await desk.data('contentVersion')) as { version: string }).version

/** Publishes a change as a publisher. */
function publish(
  slug: 'alert' | 'contact-information' | 'banners' | 'about' | 'partners',
  data: object,
) {
  const { user } = publisher
  return desk.payload.updateGlobal({ slug, user, data: { _status: 'published', ...data } })
}

test('no setting is returned until one is published, and the forms hold the site’s texts', async () => {
  expect(await read('SO')).toEqual(siteSettingsExamples.untouched)
  const { so, en } = await desk.payload.findGlobal({ slug: 'contact-information' })
  expect([so?.workingHours, en?.address]).toEqual([
    DEFAULT_TEXTS.so.workingHours,
    DEFAULT_TEXTS.en.contact.addressText,
  ])
  const { partners } = await desk.payload.findGlobal({ slug: 'partners' })
  expect(partners?.map(({ mark }) => mark)).toEqual(DEFAULT_PARTNERS.map(({ mark }) => mark))
})

test.each(['SO', 'EN'] as const)(
  'the page About published unchanged has the default %s texts',
  async (language) => {
    await publish('about', {})
    const { about } = await read(language)
    expect(about).toEqual(DEFAULT_TEXTS[LANGUAGE_GROUP[language]].about satisfies About)
  },
)

test('the desk produces the contract’s example of changed settings', async () => {
  const { alert, contact, banner, partners, about } = siteSettingsExamples.changed
  const picture = await addPicture(desk.payload, { altEn: 'The coast' }, [240, 90])
  const { url, label } = { ...alert.link }
  await publish('alert', {
    level: alert.level,
    en: { title: alert.title, text: alert.text, linkText: label },
    link: url,
    from: alert.from,
    until: '2099-01-01T00:00:00.000Z',
  })
  await publish('contact-information', {
    email: contact.email,
    pressEmail: contact.press_email,
    hotline: contact.hotline,
    officePhones: contact.office_phones.map((number) => ({ number })),
    radioUrl: contact.radio_url,
    streamUrl: contact.stream_url,
    social: contact.social,
    en: {
      workingHours: contact.working_hours,
      workingDays: contact.working_days,
      dayOff: contact.day_off,
      hotlineTitle: contact.hotline_title,
      officeHours: contact.office_hours,
      address: contact.address,
    },
  })
  await publish('banners', { en: { picture: picture.id } })
  await publish('partners', {
    partners: partners.map(({ name, kind, text, mark, logo, url: to }) => ({
      so: { name },
      en: { name, text },
      kind,
      mark,
      logo: logo ? picture.id : null,
      url: to,
    })),
  })
  await publish('about', {
    en: {
      title: about.title,
      overview: { paragraphs: `\n ${about.overview.paragraphs[0]}\n\n\n` },
      structure: about.structure.roles,
    },
  })
  const settings = await read()
  expect(settings.alert).toMatchObject({
    ...alert,
    id: expect.any(String),
    until: expect.any(String),
  })
  expect(settings.contact).toMatchObject(contact)
  expect(settings.banner).toMatchObject({ picture: { alt: 'The coast' }, show_name: true })
  expect(banner.show_name).toBe(true)
  expect(settings.partners).toMatchObject(
    partners.map(({ logo, ...partner }) => (logo ? { ...partner, logo: { width: 240 } } : partner)),
  )
  expect(settings.about).toMatchObject(about)
})

test('an alert in one language is shown to readers of the other in its own language', async () => {
  await publish('alert', { so: { title: 'Tusaale' }, en: { title: '' }, link: null, until: null })
  expect((await read('EN')).alert).toMatchObject({ language: 'SO', title: 'Tusaale', link: null })
})

test('an alert that is over is not returned, one in the future is', async () => {
  const title = { so: { title: 'Tusaale' } }
  // A program writes it, since people cannot publish an alert that is over.
  const over = { ...title, until: new Date(Date.now() - 1).toISOString() }
  await desk.payload.updateGlobal({ slug: 'alert', data: { ...over, _status: 'published' } })
  expect((await read()).alert).toBeNull()
  const from = new Date(Date.now() + 60_000).toISOString()
  await publish('alert', { ...title, from, until: null })
  expect((await read()).alert).toMatchObject({ from })
})

test('an alert with another text has another id, one with another end has the same id', async () => {
  const id = async (data: object) => {
    await publish('alert', { so: { title: 'Tusaale' }, from: null, until: null, ...data })
    return (await read('SO')).alert?.id
  }
  const first = await id({})
  expect(await id({ until: '2099-01-01T00:00:00.000Z' })).toBe(first)
  expect(await id({ so: { title: 'Mid kale' } })).not.toBe(first)
})

test('publishing and withdrawing change the version and are in the audit; a draft does neither', async () => {
  const { payload } = desk
  const entries = async () => (await payload.count({ collection: 'audit' })).totalDocs
  const effectOf = async (operation: () => Promise<unknown>) => {
    const [versionBefore, entriesBefore] = [await version(), await entries()]
    await operation()
    return [(await version()) !== versionBefore, (await entries()) - entriesBefore]
  }
  await publish('contact-information', { hotline: '+252 00 000 0001' })
  const change = { slug: 'contact-information', data: { hotline: '+252 00 000 0002' } } as const
  expect(await effectOf(() => payload.updateGlobal({ ...change, draft: true }))).toEqual([false, 0])
  expect((await read()).contact).toMatchObject({ hotline: '+252 00 000 0001' })
  expect(await effectOf(() => publish('contact-information', change.data))).toEqual([true, 1])
  const { docs } = await payload.find({ collection: 'audit', limit: 1 })
  expect(docs[0]).toMatchObject({
    action: 'contact-information.published',
    change: { hotline: ['+252 00 000 0001', '+252 00 000 0002'] },
  })
  expect(await effectOf(() => publish('contact-information', { _status: 'draft' }))).toEqual([
    true,
    1,
  ])
  expect((await read()).contact).toBeUndefined()
})

test('a version is restored as a draft, and what is published stays', async () => {
  const slug = 'contact-information'
  const [first, second] = ['+252 00 000 0003', '+252 00 000 0004']
  await publish(slug, { hotline: first })
  await publish(slug, { hotline: second })
  const { docs } = await desk.payload.findGlobalVersions({ slug })
  const old = docs.find((doc) => doc.version.hotline === first)
  const { http } = publisher
  const path = `/globals/${slug}`
  expect((await http('POST', `${path}/versions/${old?.id}`)).status).toBe(200)
  expect((await read()).contact).toMatchObject({ hotline: second })
  const draft = await desk.payload.findGlobal({ slug, draft: true })
  expect(draft).toMatchObject({ hotline: first, _status: 'draft' })
})

test.each([
  ['alert', { so: { title: ' ' }, en: { title: '' } }, /Title/],
  ['alert', { en: { title: 'T' }, link: '/contact' }, /Words of the link/],
  ['alert', { en: { title: 'T' }, link: 'http://a.example' }, /link leads/],
  [
    'alert',
    { en: { title: 'T' }, from: '2026-11-21T10:00:00.000Z', until: '2026-11-21T10:00:00.000Z' },
    /until/,
  ],
  ['contact-information', { hotline: 'call us' }, /Hotline/],
  ['contact-information', { email: 'nobody' }, /E-mail/],
  ['contact-information', { social: { youtube: 'youtube.example' } }, /YouTube/],
  ['contact-information', { officePhones: [{ number: '' }] }, /Number/],
  ['partners', { partners: [{ kind: 'regional', en: { name: 'A' } }] }, /Name/],
  ['partners', { partners: [{ so: { name: 'A' }, en: { name: 'A' }, kind: 'enemy' }] }, /Kind/],
] as const)('%s with %j is refused, and the error names the field', async (slug, data, name) => {
  await expect(publish(slug, data)).rejects.toThrow(name)
})
