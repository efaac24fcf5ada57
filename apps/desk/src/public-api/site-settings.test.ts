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
import { type Person, person } from '../testing/people.ts'

const desk = testDesk()

let publisher: Person
beforeAll(async () => {
  publisher = await person(desk, ['publisher'])
})

async function told(language: Language = 'EN'): Promise<SiteSettings> {
  const { json } = await desk.call('siteSettings', `language=${language}`)
  const settings = parseResponse(SiteSettingsSchema, json)
  if (settings === undefined) throw new Error(JSON.stringify(json))
  return settings
}

const version = async () => ((await desk.data('contentVersion')) as { version: string }).version

/** Publishes a change as a publisher does. */
function write(
  slug: 'alert' | 'contact-information' | 'banners' | 'about' | 'partners',
  data: object,
) {
  const { user } = publisher
  return desk.payload.updateGlobal({ slug, user, data: { _status: 'published', ...data } })
}

test('a desk at which nothing was changed tells nothing, and its forms hold the site’s texts', async () => {
  expect(await told('SO')).toEqual(siteSettingsExamples.untouched)
  const { so, en } = await desk.payload.findGlobal({ slug: 'contact-information' })
  expect([so?.workingHours, en?.address]).toEqual([
    DEFAULT_TEXTS.so.workingHours,
    DEFAULT_TEXTS.en.contact.addressText,
  ])
  const { partners } = await desk.payload.findGlobal({ slug: 'partners' })
  expect(partners?.map(({ mark }) => mark)).toEqual(DEFAULT_PARTNERS.map(({ mark }) => mark))
})

test.each(['SO', 'EN'] as const)(
  'the page About published as it is has its own %s texts',
  async (language) => {
    await write('about', {})
    const { about } = await told(language)
    expect(about).toEqual(DEFAULT_TEXTS[LANGUAGE_GROUP[language]].about satisfies About)
  },
)

test('the example of changed settings comes out of the desk as it is', async () => {
  const { alert, contact, banner, partners, about } = siteSettingsExamples.changed
  const picture = await addPicture(desk.payload, { altEn: 'The coast' }, [240, 90])
  const { url, label } = { ...alert.link }
  await write('alert', {
    level: alert.level,
    en: { title: alert.title, text: alert.text, linkText: label },
    link: url,
    from: alert.from,
    until: '2099-01-01T00:00:00.000Z',
  })
  await write('contact-information', {
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
  await write('banners', { en: { picture: picture.id } })
  await write('partners', {
    partners: partners.map(({ name, kind, text, mark, logo, url: to }) => ({
      so: { name },
      en: { name, text },
      kind,
      mark,
      logo: logo ? picture.id : null,
      url: to,
    })),
  })
  await write('about', {
    en: {
      title: about.title,
      overview: { paragraphs: `\n ${about.overview.paragraphs[0]}\n\n\n` },
      structure: about.structure.roles,
    },
  })
  const settings = await told()
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

test('an alert in one language is told to readers of the other in its own', async () => {
  await write('alert', { so: { title: 'Tusaale' }, en: { title: '' }, link: null, until: null })
  expect((await told('EN')).alert).toMatchObject({ language: 'SO', title: 'Tusaale', link: null })
})

test('an alert that is over is told to nobody, one that is still to come is', async () => {
  const title = { so: { title: 'Tusaale' } }
  // As it is after its end: nobody publishes one that is over.
  const over = { ...title, until: new Date(Date.now() - 1).toISOString() }
  await desk.payload.updateGlobal({ slug: 'alert', data: { ...over, _status: 'published' } })
  expect((await told()).alert).toBeNull()
  const from = new Date(Date.now() + 60_000).toISOString()
  await write('alert', { ...title, from, until: null })
  expect((await told()).alert).toMatchObject({ from })
})

test('another text is another alert, another end is the same', async () => {
  const id = async (data: object) => {
    await write('alert', { so: { title: 'Tusaale' }, from: null, until: null, ...data })
    return (await told('SO')).alert?.id
  }
  const first = await id({})
  expect(await id({ until: '2099-01-01T00:00:00.000Z' })).toBe(first)
  expect(await id({ so: { title: 'Mid kale' } })).not.toBe(first)
})

test('publishing, withdrawing and restoring are news and in the audit; a draft is neither', async () => {
  const { payload } = desk
  const entries = async () => (await payload.count({ collection: 'audit' })).totalDocs
  const does = async (work: () => Promise<unknown>) => {
    const [wasVersion, wasEntries] = [await version(), await entries()]
    await work()
    return [(await version()) !== wasVersion, (await entries()) - wasEntries]
  }
  await write('contact-information', { hotline: '+252 00 000 0001' })
  const change = { slug: 'contact-information', data: { hotline: '+252 00 000 0002' } } as const
  expect(await does(() => payload.updateGlobal({ ...change, draft: true }))).toEqual([false, 0])
  expect((await told()).contact).toMatchObject({ hotline: '+252 00 000 0001' })
  expect(await does(() => write('contact-information', change.data))).toEqual([true, 1])
  const { docs } = await payload.find({ collection: 'audit', limit: 1 })
  expect(docs[0]).toMatchObject({
    action: 'contact-information.published',
    change: { hotline: ['+252 00 000 0001', '+252 00 000 0002'] },
  })
  expect(await does(() => write('contact-information', { _status: 'draft' }))).toEqual([true, 1])
  expect((await told()).contact).toBeUndefined()
})

test('a version that is restored as a draft leaves what readers have', async () => {
  const slug = 'contact-information'
  const [first, second] = ['+252 00 000 0003', '+252 00 000 0004']
  await write(slug, { hotline: first })
  await write(slug, { hotline: second })
  const { docs } = await desk.payload.findGlobalVersions({ slug })
  const old = docs.find((doc) => doc.version.hotline === first)
  const { http } = publisher
  const path = `/globals/${slug}`
  expect((await http('POST', `${path}/versions/${old?.id}?draft=true`)).status).toBe(200)
  expect((await told()).contact).toMatchObject({ hotline: second })
  const draft = await desk.payload.findGlobal({ slug, draft: true })
  expect(draft.hotline).toBe(first)
  expect((await http('POST', `${path}/versions/${old?.id}`)).status).toBe(200)
  expect((await told()).contact).toMatchObject({ hotline: first })
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
] as const)('%s with %j is refused by name', async (slug, data, name) => {
  await expect(write(slug, data)).rejects.toThrow(name)
})
