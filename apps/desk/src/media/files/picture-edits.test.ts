import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toPicture } from '../../collections/media/to-contract.ts'
import type { Media } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPicture } from '../../testing/documents.ts'
import { type Person, person } from '../../testing/people.ts'
import { resizePending } from '../image-sizes/resize-pending.ts'
import { readWhole } from '../store/media-store.ts'

const desk = testDesk()

/** What the desk's own screen sends when an editor has cut a picture or moved its focus. */
async function edit(by: Person, { id }: Media, edits: Record<string, Record<string, number>>) {
  const pairs = Object.entries(edits).flatMap(([name, values]) =>
    Object.entries(values).map(([key, value]) => [`uploadEdits[${name}][${key}]`, String(value)]),
  )
  const query = new URLSearchParams([...pairs, ['uploadEdits[widthInPixels]', '9']])
  const answer = await by.http('PATCH', `/media/${id}?${query}`, {})
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { doc: Media }).doc
}

const stored = ({ filename }: Media) => readWhole(desk.media, filename ?? '')

test('a cut picture is another file, and its sizes are made anew', async () => {
  const writer = await person(desk, ['writer'])
  const whole = await addPicture(desk.payload, {}, [400, 200])
  await resizePending(desk.payload)
  const cut = await edit(writer, whole, { crop: { x: 50, y: 0, width: 50, height: 100 } })
  expect([cut.width, cut.height, cut.sizesDue, cut.made]).toEqual([200, 200, true, null])
  expect(cut.filename).toMatch(/^example-boat-[\da-f]{10}\.jpg$/)
  expect(cut.filename).not.toBe(whole.filename)
  expect(await sharp(await stored(cut)).metadata()).toMatchObject({ width: 200, height: 200 })
  expect(await stored(whole)).toBeUndefined()
})

test('where a picture is looked at is told, and its file stays', async () => {
  const writer = await person(desk, ['writer'])
  const whole = await addPicture(desk.payload, {}, [401, 200])
  expect(toPicture(whole, 'SO')).not.toHaveProperty('focus')
  const untouched = { x: 0, y: 0, width: 100, height: 100 }
  const edited = await edit(writer, whole, { crop: untouched, focalPoint: { x: 0, y: 71.6 } })
  expect(edited.filename).toBe(whole.filename)
  expect(toPicture(edited, 'SO')).toMatchObject({ focus: { x: 1, y: 72 } })
})

test('a part beyond the picture’s edge ends at the edge', async () => {
  const writer = await person(desk, ['writer'])
  const whole = await addPicture(desk.payload, {}, [402, 200])
  const cut = await edit(writer, whole, { crop: { x: 90, y: 90, width: 500, height: 500 } })
  expect([cut.width, cut.height]).toEqual([40, 20])
})
