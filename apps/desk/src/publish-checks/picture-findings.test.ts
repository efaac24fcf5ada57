import { beforeAll, expect, test } from 'vitest'
import { runDueSchedules } from '../collections/schedules/run-due.ts'
import { testDesk } from '../testing/desk.ts'
import { addClip, addOperation, addPicture, textWithFile } from '../testing/documents.ts'
import { publisher, testEditors, writer } from '../testing/editors.ts'
import { createDraft, publishCommand, readStates, sendCommand } from '../testing/publishing.ts'
import { CHECKS } from './checks.ts'
import type { FindingView } from './findings.ts'

const desk = testDesk(undefined, async () => ({ fourEyes: false }))
testEditors(desk)

/** Pictures with a description only in Somali, only in English, and a decorative one. */
let inSomali: number
let inEnglish: number
let decorative: number

beforeAll(async () => {
  inSomali = (await addPicture(desk.payload, { altEn: '' }, [301, 200])).id
  inEnglish = (await addPicture(desk.payload, { altSo: '' }, [302, 200])).id
  decorative = (await addPicture(desk.payload, { decorative: true }, [303, 200])).id
})

const keysIn = (findings: readonly FindingView[] = []) => findings.map(({ key }) => key)

/** Status and findings of a refused request. */
async function refusal(response: Response) {
  const { errors } = (await response.json()) as {
    errors?: { data?: { findings?: FindingView[] } }[]
  }
  return { status: response.status, keys: keysIn(errors?.[0]?.data?.findings) }
}

const publishText = (id: number, language: 'so' | 'en', more: object = {}) =>
  sendCommand(publisher, id, publishCommand(language, more)) as Promise<{
    status: number
    code?: string
    findings?: FindingView[]
  }>

test('a text is refused only in the language in which its picture is not described', async () => {
  const id = await createDraft(writer, { picture: inSomali })
  const result = await publishText(id, 'en')
  expect(result).toMatchObject({ status: 422, code: 'picture_undescribed' })
  const { givenName } = await desk.payload.findByID({ collection: 'media', id: inSomali })
  const finding = {
    key: `picture_undescribed:${inSomali}:en`,
    kind: 'refusal',
    message: `The picture ${givenName} is not described in English. Describe it in the media, or tick there that it is decorative.`,
    href: `/admin/collections/media/${inSomali}`,
  }
  expect(result.findings).toEqual([finding])
  const { so, en } = await readStates(publisher, id)
  expect([so.findings, en.findings]).toEqual([[], [finding]])
  const schedule = { action: 'publish', at: new Date(Date.now() + 3_600_000).toISOString() }
  expect((await publishText(id, 'en', { action: 'schedule', schedule })).status).toBe(422)
  expect((await publishText(id, 'so')).status).toBe(200)
})

test('a schedule fails with the reason if its picture needs a description by then', async () => {
  const picture = await addPicture(desk.payload, { decorative: true }, [304, 200])
  const id = await createDraft(writer, { picture: picture.id })
  const at = new Date(Date.now() + 3_600_000)
  const schedule = { action: 'publish', at: at.toISOString() }
  expect((await publishText(id, 'en', { action: 'schedule', schedule })).status).toBe(200)
  const data = { decorative: false, altSo: 'Doon ilaalo ah' }
  await desk.payload.update({ collection: 'media', id: picture.id, data })
  await runDueSchedules(desk.payload, new Date(at.getTime() + 1_000))
  expect((await readStates(publisher, id)).en.failedSchedule).toMatchObject({
    why: CHECKS.picture_undescribed.withoutDetails.en,
  })
})

test('pictures inside a text need a description only in its language, decorative ones never', async () => {
  const id = await createDraft(writer, {
    picture: decorative,
    so: { title: 'Warka', content: textWithFile(inSomali) },
    en: { title: 'The story', content: textWithFile(inSomali) },
  })
  expect((await publishText(id, 'so')).status).toBe(200)
  expect(keysIn((await publishText(id, 'en')).findings)).toEqual([
    `picture_undescribed:${inSomali}:en`,
  ])
})

test('the poster of a video without a picture needs a description', async () => {
  const clip = await addClip(desk.payload, { poster: inEnglish })
  const id = await createDraft(writer, { kind: 'videos', video: clip.id })
  expect(keysIn((await publishText(id, 'so')).findings)).toEqual([
    `picture_undescribed:${inEnglish}:so`,
  ])
  await writer.http('PATCH', `/posts/${id}?draft=true`, { picture: inSomali })
  expect((await publishText(id, 'so')).status).toBe(200)
})

test('a new picture is refused while readers of the other language would get it undescribed', async () => {
  const id = await createDraft(writer)
  expect((await publishText(id, 'en')).status).toBe(200)
  await writer.http('PATCH', `/posts/${id}?draft=true`, { picture: inSomali })
  expect(keysIn((await publishText(id, 'so')).findings)).toEqual([
    `picture_undescribed:${inSomali}:en`,
  ])
})

test('a leader’s photo needs a description in each language in which the leader is public', async () => {
  const created = await publisher.http('POST', '/leaders?draft=true', {
    institution: 'ministry',
    role: 'minister',
    order: 1,
    photo: inSomali,
    _status: 'draft',
    so: { name: 'Cabdi' },
    en: { name: 'Abdi' },
  })
  const { doc } = (await created.json()) as { doc: { id: number } }
  const save = (data: object) =>
    publisher.http(
      'PATCH',
      `/leaders/${doc.id}?confirmed=title_without_text:so,title_without_text:en`,
      data,
    )
  expect(await refusal(await save({ _status: 'published' }))).toEqual({
    status: 422,
    keys: [`picture_undescribed:${inSomali}:en`],
  })
  const alone = { _status: 'published', en: { name: 'Abdi', keptBackReason: 'Not translated yet' } }
  expect((await save(alone)).status).toBe(200)
})

test('an operation’s photos need descriptions in the languages of its titles, in bulk too', async () => {
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
    await refusal(await publisher.http('PATCH', `/operations/${id}?${all}`, body)),
  ).toMatchObject({ status: 422, keys: [`picture_undescribed:${inEnglish}:so`] })
  const many = await publisher.http('PATCH', `/operations?where[id][in]=${id}&${all}`, body)
  expect(await many.text()).toContain('is not described in Somali')
  const described = { ...body, photo: inSomali }
  expect((await publisher.http('PATCH', `/operations/${id}?${all}`, described)).status).toBe(200)
  const read = await desk.call('operation', 'language=SO', String(id))
  expect(read.status).toBe(200)
})

test('Somali readers get English descriptions with an operation that has no Somali title', async () => {
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

test('banners and partners need described pictures, but not from programs', async () => {
  const banner = { so: { picture: inEnglish }, en: { picture: inEnglish } }
  const published = { ...banner, _status: 'published' as const }
  const post = (path: string, data: object) => publisher.http('POST', `/globals/${path}`, data)
  expect(await refusal(await post('banners', published))).toEqual({
    status: 422,
    keys: [`picture_undescribed:${inEnglish}:so`],
  })
  expect((await post('banners?draft=true', banner)).status).toBe(200)
  expect((await post('banners', { ...published, so: { picture: inSomali } })).status).toBe(200)
  const row = { so: { name: 'Saaxiib' }, en: { name: 'Partner' }, kind: 'defense' }
  const partners = (logo: number) => ({ partners: [{ ...row, logo }], _status: 'published' })
  expect(await refusal(await post('partners', partners(inSomali)))).toEqual({
    status: 422,
    keys: [`picture_undescribed:${inSomali}:en`],
  })
  expect((await post('partners', partners(decorative))).status).toBe(200)
  const { user } = publisher
  await desk.payload.updateGlobal({ slug: 'banners', user, data: published })
})
