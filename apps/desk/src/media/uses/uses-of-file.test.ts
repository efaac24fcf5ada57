import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { addClip, addPicture, addPost, withUpload } from '../../testing/documents.ts'
import { person } from '../../testing/people.ts'
import { usesOfFile } from './uses-of-file.ts'

const desk = testDesk()

const remove = (id: number) => desk.payload.delete({ collection: 'media', id })

test('a file that a draft uses is not deleted, and the refusal says where', async () => {
  const file = await addPicture(desk.payload)
  const { id } = await addPost(desk.payload, {
    so: { title: 'Tusaale', content: withUpload(file.id) },
    _status: 'draft',
  })
  await expect(remove(file.id)).rejects.toThrow(`Tusaale (/admin/collections/posts/${id})`)
  await desk.payload.delete({ collection: 'posts', id })
  await remove(file.id)
})

test('what readers have and what is being written both count', async () => {
  const { payload } = desk
  const [old, next] = [await addPicture(payload), await addPicture(payload)]
  const { id } = await addPost(payload, { picture: old.id })
  await payload.update({ collection: 'posts', id, data: { picture: next.id }, draft: true })
  const use = { at: `/collections/posts/${id}`, heading: 'Tusaale' }
  expect(await usesOfFile(payload, old.id)).toEqual([{ ...use, isPublic: true }])
  expect(await usesOfFile(payload, next.id)).toEqual([{ ...use, isPublic: false }])
})

test('a video keeps what comes with it', async () => {
  const poster = await addPicture(desk.payload)
  const clip = await addClip(desk.payload, { poster: poster.id })
  await expect(remove(poster.id)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(`/admin/collections/media/${clip.id}`),
  })
  await remove(clip.id)
  await remove(poster.id)
})

test('an editor’s refusal is in the editor’s answer', async () => {
  const file = await addPicture(desk.payload)
  await addPost(desk.payload, { picture: file.id })
  const publisher = await person(desk, ['publisher'])
  const answer = await publisher.http('DELETE', `/media/${file.id}`)
  expect([answer.status, (await answer.json()).errors[0].message]).toEqual([
    409,
    expect.stringMatching(/^This file is used/),
  ])
})

test('the desk tells where a file is used to those who write, and to nobody else', async () => {
  const file = await addPicture(desk.payload)
  const { id } = await addPost(desk.payload, { picture: file.id })
  const [writer, reader] = [await person(desk, ['writer']), await person(desk, ['inboxReader'])]
  const answer = await writer.http('GET', `/media/${file.id}/uses`)
  const uses = [{ at: `/collections/posts/${id}`, heading: 'Tusaale', isPublic: true }]
  expect([answer.status, await answer.json()]).toEqual([200, { uses, stored: true }])
  expect((await reader.http('GET', `/media/${file.id}/uses`)).status).toBe(403)
  // As a form asks whose file is not stored yet.
  expect((await writer.http('GET', '/media/null/uses')).status).toBe(404)
})
