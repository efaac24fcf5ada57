import type { PayloadRequest, ValidationError } from 'payload'
import { expect, test } from 'vitest'
import type { Media } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPdf, addPicture, pictureBytes } from '../../testing/documents.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { hashedFilename } from './hashed-filename.ts'

const desk = testDesk()

const altMessages = async (texts: Partial<Media>) => {
  const upload = addPicture(desk.payload, texts)
  const error = await upload.then(
    () => undefined,
    (reason: ValidationError) => reason,
  )
  return error?.data.errors.map(({ path, message }) => [path, message])
}

test('a picture needs an alternative text in one language at least, a file needs none', async () => {
  const message =
    'Say in at least one language what the picture shows, or tick that it is decorative.'
  expect(await altMessages({ altSo: '', altEn: ' ' })).toEqual([
    ['altSo', message],
    ['altEn', message],
  ])
  expect(await altMessages({ altSo: '' })).toBeUndefined()
  expect(await altMessages({ altEn: ' ' })).toBeUndefined()
  expect((await addPdf(desk.payload)).mimeType).toBe('application/pdf')
})

test('the file’s own name is not an alternative text', async () => {
  const [[path, message] = []] = (await altMessages({ altEn: 'example-boat' })) ?? []
  expect([path, message]).toEqual(['altEn', expect.stringContaining('the file’s name')])
  const media = await addPicture(desk.payload)
  const later = { collection: 'media', id: media.id, data: { altEn: 'Example boat.png' } } as const
  await expect(desk.payload.update(later)).rejects.toThrow(/English/)
})

test('an alternative text can be changed, and removed only from a decorative picture', async () => {
  const { id } = await addPicture(desk.payload)
  const update = (data: Partial<Media>) =>
    desk.payload.update({ collection: 'media', id, data }).then(
      ({ altSo, altEn }) => [altSo, altEn],
      (error: ValidationError) => error.data.errors.map(({ path, message }) => [path, message]),
    )
  const reason = 'can be changed, not removed'
  expect(await update({ altEn: '' })).toEqual([['altEn', expect.stringContaining(reason)]])
  expect(await update({ altEn: 'A boat at sea' })).toEqual(['Doon ilaalo ah', 'A boat at sea'])
  expect(await update({ altEn: '', decorative: true })).toEqual([null, null])
  expect(await update({ altEn: 'A boat', decorative: false })).toEqual([null, 'A boat'])
  expect(await update({ altSo: 'Doon' })).toEqual(['Doon', 'A boat'])
})

test('a decorative picture has no alternative text, whatever was written', async () => {
  const media = await addPicture(desk.payload, { altSo: '', altEn: 'A boat', decorative: true })
  expect([media.altSo, media.altEn]).toEqual([null, null])
  const change = { collection: 'media', id: media.id, data: { decorative: false } } as const
  await expect(desk.payload.update(change)).rejects.toThrow(/Somali.*English/)
})

test('the error at the field is in the editor’s language', async () => {
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

/** Uploads as an editor does, with a form of the file and its fields. */
async function upload(by: Person, data: Buffer, fields: object = {}, name = 'boat.png') {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(data)], name, { type: 'image/png' }))
  const alt = { altSo: 'Doon ilaalo ah', altEn: 'A patrol boat' }
  form.set('_payload', JSON.stringify({ ...alt, ...fields }))
  const response = await by.form('/media', form)
  return { status: response.status, json: await response.json() }
}

test('a second copy is refused with the name of the first, unless the editor keeps both', async () => {
  const writer = await createPerson(desk, ['writer'])
  const data = await pictureBytes(321, 123)
  const first = await upload(writer, data)
  expect(first.status).toBe(201)
  const { id, filename } = first.json.doc
  const second = await upload(writer, data)
  expect(second.status).toBe(409)
  const [{ message, data: errorData }] = second.json.errors
  expect(message).toContain(`already here: boat.png (/admin/collections/media/${id})`)
  expect(errorData.errors).toEqual([{ message, path: 'file' }])
  const both = await upload(writer, data, { keepBoth: true })
  expect(both.status).toBe(201)
  expect(both.json.doc.filename).not.toBe(filename)
})

test('a file keeps its original name, for editors only', async () => {
  const writer = await createPerson(desk, ['writer'])
  const name = 'Doonta “Xeebta” – sawir (2) حارس.PNG'
  const { json } = await upload(writer, await pictureBytes(77, 55), {}, name)
  const { id, filename, givenName } = json.doc
  expect([givenName, filename]).toEqual([name, expect.stringMatching(/^doonta-xeebta-sawir-2-/)])
  const change = await writer.http('PATCH', `/media/${id}`, { givenName: 'x', captionSo: 'Doon' })
  expect((await change.json()).doc.givenName).toBe(name)
  const crop = 'uploadEdits[crop][x]=50&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
  const cropped = await writer.http('PATCH', `/media/${id}?${crop}&uploadEdits[crop][y]=0`, {})
  const { doc } = await cropped.json()
  expect([doc.filename === filename, doc.givenName]).toEqual([false, name])
})

test('an inbox reader can neither upload nor list files', async () => {
  const reader = await createPerson(desk, ['inboxReader'], ['press'])
  expect((await upload(reader, await pictureBytes(50, 40))).status).toBe(403)
  expect((await reader.http('GET', '/media')).status).toBe(403)
})

test('a file name is a slug, and differs for different content', () => {
  const name = (text: string, original = 'Sawir Cusub (1).JPG') =>
    hashedFilename(original, Buffer.from(text))
  expect(name('one')).toMatch(/^sawir-cusub-1-[\da-f]{10}\.jpg$/)
  expect(name('one')).toBe(name('one'))
  expect(name('one')).not.toBe(name('two'))
  expect(name('x', '../../etc/passwd')).toMatch(/^etc-passwd-[\da-f]{10}$/)
  expect(name('x', 'محمد.png')).toMatch(/^file-[\da-f]{10}\.png$/)
})
