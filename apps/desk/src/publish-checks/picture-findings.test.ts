import { beforeAll, expect, test } from 'vitest'
import { runDue } from '../collections/schedules/run-due.ts'
import { testDesk } from '../testing/desk.ts'
import { addClip, addOperation, addPicture, withUpload } from '../testing/documents.ts'
import { type Person, person } from '../testing/people.ts'
import { asked, drafted, facts, publish } from '../testing/publishing.ts'
import { CHECKS } from './checks.ts'

const desk = testDesk()

let publisher: Person
let writer: Person
/** A picture that is described in Somali alone, one in English alone, and one that says nothing. */
let inSomali: number
let inEnglish: number
let decorative: number

beforeAll(async () => {
  publisher = await person(desk, ['publisher'])
  writer = await person(desk, ['writer'])
  inSomali = (await addPicture(desk.payload, { altEn: '' }, [301, 200])).id
  inEnglish = (await addPicture(desk.payload, { altSo: '' }, [302, 200])).id
  decorative = (await addPicture(desk.payload, { decorative: true }, [303, 200])).id
})

interface ToldFinding {
  readonly key: string
  readonly kind: string
  readonly message: string
  readonly href?: string
}

const keysIn = (findings: readonly ToldFinding[] = []) => findings.map(({ key }) => key)

/** What a refused request says was found. */
async function refused(answer: Response) {
  const { errors } = (await answer.json()) as { errors?: { data?: { findings?: ToldFinding[] } }[] }
  return { status: answer.status, keys: keysIn(errors?.[0]?.data?.findings) }
}

const publishing = (id: number, language: 'so' | 'en', more: object = {}) =>
  asked(publisher, id, publish(language, more)) as Promise<{
    status: number
    code?: string
    findings?: ToldFinding[]
  }>

test('a text is refused in the language in which its picture is not described, and not in the other', async () => {
  const id = await drafted(writer, { picture: inSomali })
  const answer = await publishing(id, 'en')
  expect(answer).toMatchObject({ status: 422, code: 'picture_undescribed' })
  const { givenName } = await desk.payload.findByID({ collection: 'media', id: inSomali })
  const told = {
    key: `picture_undescribed:${inSomali}:en`,
    kind: 'refusal',
    message: `The picture ${givenName} is not described in English. Describe it in the media, or tick there that it is decorative.`,
    href: `/admin/collections/media/${inSomali}`,
  }
  expect(answer.findings).toEqual([told])
  const shown = await facts(publisher, id)
  expect([shown.so.findings, shown.en.findings]).toEqual([[], [told]])
  const schedule = { action: 'publish', at: new Date(Date.now() + 3_600_000).toISOString() }
  expect((await publishing(id, 'en', { action: 'schedule', schedule })).status).toBe(422)
  expect((await publishing(id, 'so')).status).toBe(200)
})

test('a schedule whose picture needs words by then comes to nothing, and says why', async () => {
  const picture = await addPicture(desk.payload, { decorative: true }, [304, 200])
  const id = await drafted(writer, { picture: picture.id })
  const at = new Date(Date.now() + 3_600_000)
  const schedule = { action: 'publish', at: at.toISOString() }
  expect((await publishing(id, 'en', { action: 'schedule', schedule })).status).toBe(200)
  const data = { decorative: false, altSo: 'Doon ilaalo ah' }
  await desk.payload.update({ collection: 'media', id: picture.id, data })
  await runDue(desk.payload, new Date(at.getTime() + 1_000))
  expect((await facts(publisher, id)).en.failedSchedule).toMatchObject({
    why: CHECKS.picture_undescribed.inGeneral.en,
  })
})

test('pictures inside a text are looked at in its language alone, decorative ones never', async () => {
  const id = await drafted(writer, {
    picture: decorative,
    so: { title: 'Warka', content: withUpload(inSomali) },
    en: { title: 'The story', content: withUpload(inSomali) },
  })
  expect((await publishing(id, 'so')).status).toBe(200)
  expect(keysIn((await publishing(id, 'en')).findings)).toEqual([
    `picture_undescribed:${inSomali}:en`,
  ])
})

test('a video without a picture shows its clip’s preview, which is looked at', async () => {
  const clip = await addClip(desk.payload, { poster: inEnglish })
  const id = await drafted(writer, { kind: 'videos', video: clip.id })
  expect(keysIn((await publishing(id, 'so')).findings)).toEqual([
    `picture_undescribed:${inEnglish}:so`,
  ])
  await writer.http('PATCH', `/posts/${id}?draft=true`, { picture: inSomali })
  expect((await publishing(id, 'so')).status).toBe(200)
})

test('a new picture is refused while readers of the other language would get it undescribed', async () => {
  const id = await drafted(writer)
  expect((await publishing(id, 'en')).status).toBe(200)
  await writer.http('PATCH', `/posts/${id}?draft=true`, { picture: inSomali })
  expect(keysIn((await publishing(id, 'so')).findings)).toEqual([
    `picture_undescribed:${inSomali}:en`,
  ])
})

test('a leader’s photo is described in each language in which the leader is public', async () => {
  const made = await publisher.http('POST', '/leaders?draft=true', {
    institution: 'ministry',
    role: 'minister',
    order: 1,
    photo: inSomali,
    _status: 'draft',
    so: { name: 'Cabdi' },
    en: { name: 'Abdi' },
  })
  const { doc } = (await made.json()) as { doc: { id: number } }
  const save = (data: object) =>
    publisher.http(
      'PATCH',
      `/leaders/${doc.id}?confirmed=title_without_text:so,title_without_text:en`,
      data,
    )
  expect(await refused(await save({ _status: 'published' }))).toEqual({
    status: 422,
    keys: [`picture_undescribed:${inSomali}:en`],
  })
  const alone = { _status: 'published', en: { name: 'Abdi', keptBackReason: 'Not translated yet' } }
  expect((await save(alone)).status).toBe(200)
})

test('an operation’s photos are described in the languages of its titles, in bulk too', async () => {
  const { id } = await addOperation(desk.payload, {
    _status: 'draft',
    featured: false,
    photo: inEnglish,
    photos: [inSomali, decorative],
    so: { title: 'Olole' },
    en: { title: '' },
  })
  const body = { _status: 'published' }
  const all = 'confirmed=title_without_text:so,title_without_text:en'
  expect(
    await refused(await publisher.http('PATCH', `/operations/${id}?${all}`, body)),
  ).toMatchObject({ status: 422, keys: [`picture_undescribed:${inEnglish}:so`] })
  const many = await publisher.http('PATCH', `/operations?where[id][in]=${id}&${all}`, body)
  expect(await many.text()).toContain('is not described in Somali')
  const described = { ...body, photo: inSomali }
  expect((await publisher.http('PATCH', `/operations/${id}?${all}`, described)).status).toBe(200)
  const read = await desk.call('operation', 'language=SO', String(id))
  expect(read.status).toBe(200)
})

test('an operation without a Somali title is described to Somali readers in English, as it is told', async () => {
  const { id } = await addOperation(desk.payload, {
    photo: inEnglish,
    photos: [inEnglish],
    so: { title: '' },
    en: { title: 'Campaign' },
  })
  const { json } = await desk.call('operation', 'language=SO', String(id))
  const alt = 'A patrol boat'
  expect(json).toMatchObject({ data: { picture: { alt }, photos: [{ alt }] } })
})

test('banners and partners are published with described pictures, and programs are let through', async () => {
  const banner = { so: { picture: inEnglish }, en: { picture: inEnglish } }
  const published = { ...banner, _status: 'published' as const }
  const post = (path: string, data: object) => publisher.http('POST', `/globals/${path}`, data)
  expect(await refused(await post('banners', published))).toEqual({
    status: 422,
    keys: [`picture_undescribed:${inEnglish}:so`],
  })
  expect((await post('banners?draft=true', banner)).status).toBe(200)
  expect((await post('banners', { ...published, so: { picture: inSomali } })).status).toBe(200)
  const row = { so: { name: 'Saaxiib' }, en: { name: 'Partner' }, kind: 'defense' }
  const partners = (logo: number) => ({ partners: [{ ...row, logo }], _status: 'published' })
  expect(await refused(await post('partners', partners(inSomali)))).toEqual({
    status: 422,
    keys: [`picture_undescribed:${inSomali}:en`],
  })
  expect((await post('partners', partners(decorative))).status).toBe(200)
  const { user } = publisher
  await desk.payload.updateGlobal({ slug: 'banners', user, data: published })
})
