import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toPicture } from '../../collections/media/to-contract.ts'
import type { Media } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPicture } from '../../testing/documents.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { resizePending } from '../image-sizes/resize-pending.ts'
import { readWhole } from '../store/media-store.ts'

const desk = testDesk()

/** Sends what Payload's screen does when an editor has cropped a picture or moved its focal point. */
async function edit(by: Person, { id }: Media, edits: Record<string, Record<string, number>>) {
  const pairs = Object.entries(edits).flatMap(([name, values]) =>
    Object.entries(values).map(([key, value]) => [`uploadEdits[${name}][${key}]`, String(value)]),
  )
  const query = new URLSearchParams([...pairs, ['uploadEdits[widthInPixels]', '9']])
  const response = await by.http('PATCH', `/media/${id}?${query}`, {})
  expect(response.status).toBe(200)
  return ((await response.json()) as { doc: Media }).doc
}

const readStored = ({ filename }: Media) => readWhole(desk.media, filename ?? '')

test('a cropped picture is another file, whose variants are made again', async () => {
  const writer = await createPerson(desk, ['writer'])
  const whole = await addPicture(desk.payload, {}, [400, 200])
  await resizePending(desk.payload)
  const cropped = await edit(writer, whole, { crop: { x: 50, y: 0, width: 50, height: 100 } })
  expect([cropped.width, cropped.height, cropped.sizesDue, cropped.made]).toEqual([
    200,
    200,
    true,
    null,
  ])
  expect(cropped.filename).toMatch(/^example-boat-[\da-f]{10}\.jpg$/)
  expect(cropped.filename).not.toBe(whole.filename)
  expect(await sharp(await readStored(cropped)).metadata()).toMatchObject({
    width: 200,
    height: 200,
  })
  expect(await readStored(whole)).toBeUndefined()
})

test('a picture’s focal point is in its call, and its file stays the same', async () => {
  const writer = await createPerson(desk, ['writer'])
  const whole = await addPicture(desk.payload, {}, [401, 200])
  expect(toPicture(whole, 'SO')).not.toHaveProperty('focus')
  const untouched = { x: 0, y: 0, width: 100, height: 100 }
  const edited = await edit(writer, whole, { crop: untouched, focalPoint: { x: 0, y: 71.6 } })
  expect(edited.filename).toBe(whole.filename)
  expect(toPicture(edited, 'SO')).toMatchObject({ focus: { x: 1, y: 72 } })
})

test('a crop beyond the picture’s edge ends at the edge', async () => {
  const writer = await createPerson(desk, ['writer'])
  const whole = await addPicture(desk.payload, {}, [402, 200])
  const cropped = await edit(writer, whole, { crop: { x: 90, y: 90, width: 500, height: 500 } })
  expect([cropped.width, cropped.height]).toEqual([40, 20])
})
