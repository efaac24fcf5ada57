import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import type { Media, Post } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import {
  addClip,
  addLeader,
  addOperation,
  addPdf,
  addPicture,
  addPost,
  textWithFile,
} from '../../testing/documents.ts'
import { createPerson } from '../../testing/people.ts'
import { createFileInspector, type InspectFile } from './inspect-file.ts'

let inspectFile: InspectFile
const desk = testDesk(async (payload) => {
  inspectFile = createFileInspector(payload)
})

const kindOf = async (file: Media, headers = new Headers()) =>
  (await inspectFile(file.filename ?? '', headers, null)).kind

const update = (payload: Payload, id: number, data: Partial<Post>) =>
  payload.update({ collection: 'posts', id, data })

test('a picture is public while a post with it is published', async () => {
  const { payload } = desk
  const file = await addPicture(payload, {}, [61, 41])
  expect(await kindOf(file)).toBe('none')
  const { id } = await addPost(payload, { picture: file.id, _status: 'draft' })
  expect(await kindOf(file)).toBe('none')
  await update(payload, id, { _status: 'published' })
  expect(await kindOf(file)).toBe('public')
  await update(payload, id, { _status: 'draft' })
  expect(await kindOf(file)).toBe('none')
})

test('the variants of a picture are public where it is, and a name that only resembles theirs is not', async () => {
  const { payload } = desk
  const file = await addPicture(payload, {}, [62, 42])
  const variant = file.filename?.replace('.jpg', '-w160.avif') ?? ''
  const kindOfName = async (name: string) => (await inspectFile(name, new Headers(), null)).kind
  expect(await kindOfName(variant)).toBe('none')
  await addPost(payload, { picture: file.id })
  expect([await kindOfName(variant), await kindOfName(`x${variant}`)]).toEqual(['public', 'none'])
})

test('a text that is not public makes neither its file nor its pictures public', async () => {
  const { payload } = desk
  const [so, en] = [await addPdf(payload, 'so.pdf'), await addPdf(payload, 'en.pdf')]
  const [inText, shared] = [await addPicture(payload), await addPicture(payload)]
  const { id } = await addPost(payload, {
    kind: 'documents',
    picture: shared.id,
    so: { title: 'T', state: 'public', file: so.id },
    en: { title: 'T', state: 'draft', file: en.id, content: textWithFile(inText.id) },
  })
  const kinds = () => Promise.all([so, en, inText, shared].map((file) => kindOf(file)))
  expect(await kinds()).toEqual(['public', 'none', 'none', 'public'])
  await update(payload, id, { en: { state: 'public' } })
  expect(await kinds()).toEqual(['public', 'public', 'public', 'public'])
  await update(payload, id, { so: { state: 'withdrawn' }, en: { state: 'inReview' } })
  expect(await kinds()).toEqual(['public', 'none', 'none', 'public'])
  await update(payload, id, { so: { state: 'draft' } })
  expect(await kinds()).toEqual(['none', 'none', 'none', 'none'])
})

test('the picture of a working copy is not public until that is published', async () => {
  const { payload } = desk
  const [old, next] = [await addPicture(payload), await addPicture(payload)]
  const { id } = await addPost(payload, { picture: old.id })
  await payload.update({ collection: 'posts', id, data: { picture: next.id }, draft: true })
  expect([await kindOf(old), await kindOf(next)]).toEqual(['public', 'none'])
  await update(payload, id, { picture: next.id, _status: 'published' })
  expect([await kindOf(old), await kindOf(next)]).toEqual(['none', 'public'])
})

test('the files attached to a video are public where the video is', async () => {
  const { payload } = desk
  const poster = await addPicture(payload)
  const clip = await addClip(payload, { poster: poster.id })
  expect([await kindOf(clip), await kindOf(poster)]).toEqual(['none', 'none'])
  await addPost(payload, { kind: 'videos', video: clip.id })
  expect([await kindOf(clip), await kindOf(poster)]).toEqual(['public', 'public'])
})

test('the pictures of operations and leaders are public where these are', async () => {
  const { payload } = desk
  const [photo, portrait] = [await addPicture(payload), await addPicture(payload)]
  await addOperation(payload, { photo: photo.id })
  const leader = await addLeader(payload, { photo: portrait.id })
  expect([await kindOf(photo), await kindOf(portrait)]).toEqual(['public', 'public'])
  const keptBackReason = 'The leader has not agreed to it yet.'
  const hidden = { so: { name: 'N', keptBackReason }, en: { name: 'N', keptBackReason } }
  await payload.update({ collection: 'leaders', id: leader.id, data: hidden })
  expect(await kindOf(portrait)).toBe('none')
})

test('editors can read every file with their session, and other accounts cannot', async () => {
  const file = await addPicture(desk.payload)
  const writer = await createPerson(desk, ['writer'])
  const reader = await createPerson(desk, ['inboxReader'], ['press'])
  const headers = ({ token }: { token: string }) => new Headers({ authorization: `JWT ${token}` })
  expect(await kindOf(file, headers(writer))).toBe('private')
  expect(await kindOf(file, headers(reader))).toBe('none')
  expect(await kindOf(file, headers({ token: 'x' }))).toBe('none')
})

test('a public file is public in the current content version', async () => {
  const { payload } = desk
  const file = await addPicture(payload)
  const { id } = await addPost(payload, { picture: file.id })
  const { version } = (await desk.data('contentVersion')) as { version: string }
  const inspect = () => inspectFile(file.filename ?? '', new Headers(), null)
  const tags = new Set([`media:${file.id}`, `post:${id}`])
  expect(await inspect()).toEqual({ kind: 'public', version, tags })
  desk.queries.length = 0
  await inspect()
  // One query for its document by name and one for the version: none that grows with the content.
  expect(desk.queries).toHaveLength(2)
})

test('after a change only what changed is read again', async () => {
  const { payload } = desk
  const [first, second] = [await addPicture(payload), await addPicture(payload)]
  const { id } = await addPost(payload, { picture: first.id })
  for (let number = 0; number < 20; number += 1) await addPost(payload)
  expect(await kindOf(first)).toBe('public')
  await payload.update({ collection: 'posts', id, data: { picture: second.id } })
  desk.queries.length = 0
  expect([await kindOf(first), await kindOf(second)]).toEqual(['none', 'public'])
  const parameters = desk.queries
    .filter(({ sql }) => sql.includes('posts'))
    .flatMap((each) => each.parameters)
  expect(parameters).toContain(id)
  await payload.delete({ collection: 'posts', id })
  expect(await kindOf(second)).toBe('none')
})

test('a file of a video is public with the video', async () => {
  const { payload } = desk
  const poster = await addPicture(payload)
  const clip = await addClip(payload, { poster: poster.id })
  const { id } = await addPost(payload, { kind: 'videos', video: clip.id })
  const inspection = await inspectFile(poster.filename ?? '', new Headers(), null)
  expect(inspection).toMatchObject({
    tags: new Set([`media:${poster.id}`, `post:${id}`, `media:${clip.id}`]),
  })
})
