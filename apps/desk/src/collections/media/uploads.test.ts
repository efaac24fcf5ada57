import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { addPdf, addPicture } from '../../testing/documents.ts'
import { contentName } from './name-by-content.ts'

const desk = testDesk()

test('a picture needs its words in both languages, a file needs none', async () => {
  await expect(addPicture(desk.payload, { altSo: '' })).rejects.toThrow(/Somali/)
  await expect(addPicture(desk.payload, { altEn: ' ' })).rejects.toThrow(/English/)
  expect((await addPdf(desk.payload)).mimeType).toBe('application/pdf')
})

test('a page of HTML or a drawing with scripts is refused', async () => {
  for (const [name, mimetype] of [
    ['page.html', 'text/html'],
    ['drawing.svg', 'image/svg+xml'],
    ['page.pdf', 'application/pdf'],
  ] as const) {
    const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    const upload = desk.payload.create({
      collection: 'media',
      data: { altSo: 'x', altEn: 'x' },
      file: { data, mimetype, name, size: data.byteLength },
    })
    await expect(upload).rejects.toThrow()
  }
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
