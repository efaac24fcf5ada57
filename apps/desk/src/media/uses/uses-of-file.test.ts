import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { addClip, addPicture, addPost, textWithFile } from '../../testing/documents.ts'
import { createPerson } from '../../testing/people.ts'
import { usesOfFile } from './uses-of-file.ts'

const desk = testDesk()

const remove = (id: number) => desk.payload.delete({ collection: 'media', id })

test('a file that a draft uses is not deleted, and the refusal names the draft', async () => {
  const file = await addPicture(desk.payload)
  const { id } = await addPost(desk.payload, {
    so: { title: 'Tusaale', content: textWithFile(file.id) },
    _status: 'draft',
  })
  await expect(remove(file.id)).rejects.toThrow(`Tusaale (/admin/collections/posts/${id})`)
  await desk.payload.delete({ collection: 'posts', id })
  await remove(file.id)
})

test('uses in the published copy and in the working copy both count', async () => {
  const { payload } = desk
  const [old, next] = [await addPicture(payload), await addPicture(payload)]
  const { id } = await addPost(payload, { picture: old.id })
  await payload.update({ collection: 'posts', id, data: { picture: next.id }, draft: true })
  const use = { at: `/collections/posts/${id}`, heading: 'Tusaale' }
  expect(await usesOfFile(payload, old.id)).toEqual([{ ...use, isPublic: true }])
  expect(await usesOfFile(payload, next.id)).toEqual([{ ...use, isPublic: false }])
})

test('a file attached to a video is not deleted before the video', async () => {
  const poster = await addPicture(desk.payload)
  const clip = await addClip(desk.payload, { poster: poster.id })
  await expect(remove(poster.id)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(`/admin/collections/media/${clip.id}`),
  })
  await remove(clip.id)
  await remove(poster.id)
})

test('the response to an editor has the refusal', async () => {
  const file = await addPicture(desk.payload)
  await addPost(desk.payload, { picture: file.id })
  const publisher = await createPerson(desk, ['publisher'])
  const response = await publisher.http('DELETE', `/media/${file.id}`)
  expect([response.status, (await response.json()).errors[0].message]).toEqual([
    409,
    expect.stringMatching(/^This file is used/),
  ])
})

test('only accounts that may write can read where a file is used', async () => {
  const file = await addPicture(desk.payload)
  const { id } = await addPost(desk.payload, { picture: file.id })
  const [writer, reader] = [
    await createPerson(desk, ['writer']),
    await createPerson(desk, ['inboxReader']),
  ]
  const response = await writer.http('GET', `/media/${file.id}/uses`)
  const uses = [{ at: `/collections/posts/${id}`, heading: 'Tusaale', isPublic: true }]
  expect([response.status, await response.json()]).toEqual([200, { uses, stored: true }])
  expect((await reader.http('GET', `/media/${file.id}/uses`)).status).toBe(403)
  // The form of a file that is not saved yet requests this.
  expect((await writer.http('GET', '/media/null/uses')).status).toBe(404)
})
