import type { PayloadRequest, ValidationError } from 'payload'
import { expect, test } from 'vitest'
import type { Media } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPdf, addPicture, pictureBytes } from '../../testing/documents.ts'
import { type Person, person } from '../../testing/people.ts'
import { contentName } from './name-by-content.ts'

const desk = testDesk()

const altMessages = async (words: Partial<Media>) => {
  const upload = addPicture(desk.payload, words)
  const error = await upload.then(
    () => undefined,
    (reason: ValidationError) => reason,
  )
  return error?.data.errors.map(({ path, message }) => [path, message])
}

test('a picture needs its words in one language at least, a file needs none', async () => {
  const asked =
    'Say in at least one language what the picture shows, or tick that it is decorative.'
  expect(await altMessages({ altSo: '', altEn: ' ' })).toEqual([
    ['altSo', asked],
    ['altEn', asked],
  ])
  expect(await altMessages({ altSo: '' })).toBeUndefined()
  expect(await altMessages({ altEn: ' ' })).toBeUndefined()
  expect((await addPdf(desk.payload)).mimeType).toBe('application/pdf')
})

test('the file’s own name is no text that stands for a picture', async () => {
  const [[path, message] = []] = (await altMessages({ altEn: 'example-boat' })) ?? []
  expect([path, message]).toEqual(['altEn', expect.stringContaining('the file’s name')])
  const media = await addPicture(desk.payload)
  const later = { collection: 'media', id: media.id, data: { altEn: 'Example boat.png' } } as const
  await expect(desk.payload.update(later)).rejects.toThrow(/English/)
})

test('words that once stood are changed, and not taken away from a picture that says something', async () => {
  const { id } = await addPicture(desk.payload)
  const update = (data: Partial<Media>) =>
    desk.payload.update({ collection: 'media', id, data }).then(
      ({ altSo, altEn }) => [altSo, altEn],
      (error: ValidationError) => error.data.errors.map(({ path, message }) => [path, message]),
    )
  const kept = 'can be changed, not removed'
  expect(await update({ altEn: '' })).toEqual([['altEn', expect.stringContaining(kept)]])
  expect(await update({ altEn: 'A boat at sea' })).toEqual(['Doon ilaalo ah', 'A boat at sea'])
  expect(await update({ altEn: '', decorative: true })).toEqual([null, null])
  expect(await update({ altEn: 'A boat', decorative: false })).toEqual([null, 'A boat'])
  expect(await update({ altSo: 'Doon' })).toEqual(['Doon', 'A boat'])
})

test('a decorative picture has no words, whatever was written', async () => {
  const media = await addPicture(desk.payload, { altSo: '', altEn: 'A boat', decorative: true })
  expect([media.altSo, media.altEn]).toEqual([null, null])
  const shown = { collection: 'media', id: media.id, data: { decorative: false } } as const
  await expect(desk.payload.update(shown)).rejects.toThrow(/Somali.*English/)
})

test('the words at the field are in the editor’s language', async () => {
  const req = { i18n: { language: 'so' } } as unknown as PayloadRequest
  const data = await pictureBytes()
  const upload = desk.payload.create({
    collection: 'media',
    data: { altSo: 'Doon', altEn: 'photo' },
    file: { data, mimetype: 'image/png', name: 'b.png', size: data.byteLength },
    req,
  })
  await expect(upload).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining('Tani waxay sheegaysaa') }] },
  })
})

/** Uploads as an editor does: a form with the file and its words. */
async function asEditor(by: Person, data: Buffer, words: object = {}, name = 'boat.png') {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(data)], name, { type: 'image/png' }))
  const alt = { altSo: 'Doon ilaalo ah', altEn: 'A patrol boat' }
  form.set('_payload', JSON.stringify({ ...alt, ...words }))
  const answer = await by.form('/media', form)
  return { status: answer.status, json: await answer.json() }
}

test('a second copy is refused with the name of the first, unless both are wanted', async () => {
  const writer = await person(desk, ['writer'])
  const data = await pictureBytes(321, 123)
  const first = await asEditor(writer, data)
  expect(first.status).toBe(201)
  const { id, filename } = first.json.doc
  const again = await asEditor(writer, data)
  expect(again.status).toBe(409)
  const [{ message, data: told }] = again.json.errors
  expect(message).toContain(`already here: boat.png (/admin/collections/media/${id})`)
  expect(told.errors).toEqual([{ message, path: 'file' }])
  const both = await asEditor(writer, data, { keepBoth: true })
  expect(both.status).toBe(201)
  expect(both.json.doc.filename).not.toBe(filename)
})

test('a file keeps the name that it was given, for editors alone', async () => {
  const writer = await person(desk, ['writer'])
  const name = 'Doonta “Xeebta” – sawir (2) حارس.PNG'
  const upload = await asEditor(writer, await pictureBytes(77, 55), {}, name)
  const { id, filename, givenName } = upload.json.doc
  expect([givenName, filename]).toEqual([name, expect.stringMatching(/^doonta-xeebta-sawir-2-/)])
  const wish = await writer.http('PATCH', `/media/${id}`, { givenName: 'x', captionSo: 'Doon' })
  expect((await wish.json()).doc.givenName).toBe(name)
  const crop = 'uploadEdits[crop][x]=50&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
  const cropped = await writer.http('PATCH', `/media/${id}?${crop}&uploadEdits[crop][y]=0`, {})
  const { doc } = await cropped.json()
  expect([doc.filename === filename, doc.givenName]).toEqual([false, name])
})

test('who only reads messages has no business with the files', async () => {
  const reader = await person(desk, ['inboxReader'], ['press'])
  expect((await asEditor(reader, await pictureBytes(50, 40))).status).toBe(403)
  expect((await reader.http('GET', '/media')).status).toBe(403)
})

test('a name is plain, and another content has another name', () => {
  const name = (text: string, original = 'Sawir Cusub (1).JPG') =>
    contentName(original, Buffer.from(text))
  expect(name('one')).toMatch(/^sawir-cusub-1-[\da-f]{10}\.jpg$/)
  expect(name('one')).toBe(name('one'))
  expect(name('one')).not.toBe(name('two'))
  expect(name('x', '../../etc/passwd')).toMatch(/^etc-passwd-[\da-f]{10}$/)
  expect(name('x', 'محمد.png')).toMatch(/^file-[\da-f]{10}\.png$/)
})
