import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { pdfBytes } from '../testing/documents.ts'
import { box, chunk, deepPdf, HTML, latin1, MP4, PHP, png, ZIP } from '../testing/odd-files.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { securityHeaders } from './headers.ts'

const desk = testDesk()
let writer: Person

beforeAll(async () => {
  await createPerson(desk, ['administrator'])
  writer = await createPerson(desk, ['writer'])
})

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#c04000' } })

interface Upload {
  readonly data: Buffer | Promise<Buffer>
  readonly name?: string
  readonly type?: string
}

/** Handles a request as the desk's REST API does. */
const handle = (request: Request) =>
  handleEndpoints({ config: desk.config, request, payloadInstanceCacheKey: desk.key })

/** Refused files, each with a part of the message that people read. */
const REFUSED: Readonly<Record<string, Upload & { readonly message: RegExp }>> = {
  'a GIF that is a script': { data: latin1('GIF89a/*\0\0*/=1;alert(1)//'), message: /GIF/ },
  'a GIF of many frames': {
    data: Buffer.concat([
      latin1('GIF89a\xff\xff\xff\xff\0\0\0'),
      Buffer.alloc(90_000, ',\0\0\0\0'),
    ]),
    message: /GIF/,
  },
  'an SVG drawing named .png': {
    data: latin1('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    name: 'photo.png',
    type: 'image/png',
    message: /SVG/,
  },
  'an HTML page named .jpg': {
    data: latin1(HTML),
    name: 'photo.jpg',
    type: 'image/jpeg',
    message: /HTML/,
  },
  'an HTML page after a byte order mark': {
    data: Buffer.concat([Buffer.from('efbbbf', 'hex'), latin1(HTML)]),
    message: /HTML/,
  },
  'an HTML page in UTF-16': {
    data: Buffer.from(`\ufeff${HTML}`, 'utf16le'),
    message: /does not take/,
  },
  'an HTML page in UTF-7': {
    data: latin1('+ADw-script+AD4-alert(1)+ADw-/script+AD4-'),
    message: /does not take/,
  },
  'a Windows program': { data: latin1('MZ\x90\0'), name: 'photo.jpg', message: /does not take/ },
  'a PHP script': { data: latin1(PHP), name: 'photo.php.jpg', message: /does not take/ },
  'a ZIP archive': { data: ZIP, name: 'photo.jpg', message: /does not take/ },
  'a ZIP bomb': {
    data: Buffer.concat([ZIP, deflateRawSync(Buffer.alloc(50_000_000))]),
    message: /does not take/,
  },
  'a PDF after an HTML page': { data: latin1(`${HTML}\n`), name: 'a.pdf', message: /HTML/ },
  'a PDF that begins with HTML': {
    data: Buffer.concat([latin1('%PDF-1.4\n<html><script>alert(1)</script>'), pdfBytes()]),
    message: /another kind/,
  },
  'a PDF followed by a ZIP archive': {
    data: Buffer.concat([pdfBytes(), ZIP]),
    message: /another kind/,
  },
  'a PDF that is cut off': { data: pdfBytes().subarray(0, 90), message: /damaged/ },
  'a picture of 900 million pixels in few bytes': {
    data: png(30_000, 30_000),
    message: /900 million pixels; the most is 60 million/,
  },
  'a picture whose pixel count overflows': {
    data: png(0x7fffffff, 0x7fffffff),
    message: /pixels|damaged/,
  },
  'a picture without pixels': { data: png(0, 0), message: /damaged/ },
  'a truncated picture': { data: png(600, 600, [], 3).subarray(0, 60), message: /damaged/ },
  'an MP4 with a false length': {
    data: Buffer.concat([MP4, box('moov', Buffer.alloc(8), 0x7fffffff)]),
    message: /damaged/,
  },
  'an MP4 whose box has no length': {
    data: Buffer.concat([MP4, box('moov', Buffer.alloc(0), 4)]),
    message: /damaged/,
  },
  'an MP4 without a video': { data: MP4, message: /damaged/ },
  'a truncated WebM': {
    data: latin1('\x1a\x45\xdf\xa3\x42\x82\x84webm\xff\xff'),
    message: /damaged/,
  },
  'captions that contain HTML': {
    data: latin1(`WEBVTT\n\n${HTML}`),
    name: 'a.vtt',
    message: /times are written/,
  },
  'captions in another encoding': {
    data: Buffer.concat([latin1('WEBVTT\n\n'), Buffer.from([0xff, 0xfe, 0xc0])]),
    message: /UTF-8/,
  },
  'an empty file': { data: Buffer.alloc(0), message: /./ },
}

async function upload({ data, name = 'file.bin', type = 'application/octet-stream' }: Upload) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await data)], name, { type }))
  form.set('_payload', JSON.stringify({ altSo: 'Doon ilaalo ah', altEn: 'A patrol boat' }))
  const response = await writer.form('/media', form)
  const json = (await response.json()) as { doc?: StoredFile; errors?: { message: string }[] }
  return { status: response.status, ...json }
}

interface StoredFile {
  readonly filename: string
  readonly mimeType: string
  readonly width: number
  readonly pages: number | null
}

const storedFiles = async () => (await Array.fromAsync(desk.media.list(''))).map(({ name }) => name)

/** The files in the desk's folder other than its database. */
const filesOnDisk = () =>
  readdirSync(desk.dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/\.(db|sqlite)/.test(name),
  )

test.each(Object.keys(REFUSED))('%s is refused with a message and not stored', async (name) => {
  const file = REFUSED[name] as (typeof REFUSED)[string]
  const before = [await storedFiles(), filesOnDisk()]
  const { status, errors } = await upload(file)
  expect([status, errors?.[0]?.message]).toEqual([400, expect.stringMatching(file.message)])
  expect([await storedFiles(), filesOnDisk()]).toEqual(before)
})

const FIELDS = 'Content-Disposition: form-data; name="_payload"'
const FILE = (name: string) => `Content-Disposition: form-data; name="file"; filename="${name}"`

test.each([
  ['whose file name contains a null byte', 'boundary=x', `--x\r\n${FILE('photo\0.png')}\r\n\r\n`],
  [
    'whose file name contains a control character',
    'boundary=x',
    `--x\r\n${FILE('\x07.png')}\r\n\r\nx\r\n--x--`,
  ],
  ['that is cut off', 'boundary=x', `--x\r\n${FIELDS}\r\n\r\n{}`],
  ['without parts', 'boundary=x', 'x'],
  ['without a boundary', '', '--x--'],
  ['whose fields are not JSON', 'boundary=x', `--x\r\n${FIELDS}\r\n\r\n{"\r\n--x--\r\n`],
])('a form %s is refused with a message in both languages', async (_name, parameter, body) => {
  for (const [language, message] of [
    ['so', /^Foomka lama akhriyi karin/],
    ['en', /^The form could not be read/],
  ] as const) {
    const request = new Request('http://desk.example/api/media', {
      method: 'POST',
      headers: {
        authorization: `JWT ${writer.token}`,
        'content-type': `multipart/form-data; ${parameter}`,
        cookie: `payload-lng=${language}`,
      },
      body,
    })
    const response = await handle(request)
    const { errors } = (await response.json()) as { errors: { message: string }[] }
    expect([response.status, errors[0]?.message]).toEqual([400, expect.stringMatching(message)])
  }
})

const TAIL = 'TAIL-OF-ANOTHER-KIND'

/** Files that are accepted, but without their other content. */
const CLEANED: Readonly<Record<string, Upload>> = {
  'a PNG followed by HTML': {
    data: plain()
      .png()
      .toBuffer()
      .then((data) => Buffer.concat([data, latin1(HTML + TAIL)])),
    name: 'photo.html',
    type: 'text/html',
  },
  'a JPEG followed by PHP': {
    data: plain()
      .jpeg()
      .toBuffer()
      .then((data) => Buffer.concat([data, latin1(PHP + TAIL)])),
    name: 'photo.php',
  },
  'a JPEG that is an archive': {
    data: plain()
      .jpeg()
      .toBuffer()
      .then((data) => Buffer.concat([data, ZIP, latin1(TAIL)])),
    name: 'photo.zip',
  },
  'a PNG with a script in a text chunk': {
    data: png(60, 40, [chunk('tEXt', latin1(`Comment\0${HTML}${TAIL}`))], 40),
    name: 'photo.svg',
    type: 'image/svg+xml',
  },
  'a PNG with a huge text chunk': {
    data: png(60, 40, [chunk('tEXt', Buffer.alloc(20_000_000, TAIL))], 40),
  },
  'a JPEG with huge EXIF data': {
    data: plain()
      .withExif({ IFD0: { ImageDescription: `${HTML}${TAIL}`.repeat(800) } })
      .jpeg()
      .toBuffer(),
  },
}

test.each(Object.keys(CLEANED))('only the picture of %s is stored', async (name) => {
  const { status, doc, errors } = await upload(CLEANED[name] as Upload)
  expect([status, errors]).toEqual([201, undefined])
  expect(doc?.mimeType).toMatch(/^image\/(jpeg|png)$/)
  expect(doc?.filename).toMatch(/^[a-z\d-]+\.(jpg|png)$/)
  const body = await desk.media.read(doc?.filename ?? '')
  const stored = Buffer.concat(await Array.fromAsync(body ?? []))
  expect([stored.includes(TAIL), stored.includes('<script'), stored.includes('<?php')]).toEqual([
    false,
    false,
    false,
  ])
})

/** The number of uploaded pictures: each must differ, because a second copy is refused. */
let pictures = 0

test.each([
  '../../../etc/passwd',
  '..\\..\\windows\\system32\\x',
  '%2e%2e%2fx',
  'CON',
  'NUL.txt',
  '.htaccess',
  '\u202egpj.exe',
  'ﬁle…／x',
  'x'.repeat(5_000),
  'photo.jpg.html',
  'photo.php;.jpg',
  '<img src=x onerror=alert(1)>.png',
  '',
])('a file named %j gets a safe name', async (name) => {
  pictures += 1
  const data = await plain(70 + pictures, 41)
    .png()
    .toBuffer()
  const { status, doc, errors } = await upload({ data, name })
  expect([status, errors]).toEqual([201, undefined])
  expect(doc?.filename).toMatch(/^[a-z\d-]{1,100}\.jpg$/)
  expect(await storedFiles()).toContain(doc?.filename)
  expect(readdirSync(join(desk.dataDir, '..'))).not.toContain(doc?.filename)
})

test('the desk still responds after a PDF with very many pages or very deep nesting', async () => {
  const longPdf = await upload({ data: pdfBytes(20_000), name: 'a.pdf' })
  expect([longPdf.status, longPdf.doc?.pages]).toEqual([201, 20_000])
  const deepResult = await upload({ data: deepPdf(30_000), name: 'b.pdf' })
  expect([201, 400]).toContain(deepResult.status)
  expect((await writer.http('GET', '/posts')).status).toBe(200)
})

test('a refusal is in the language of the person who uploads', async () => {
  const form = new FormData()
  form.set('file', new File([HTML], 'photo.jpg', { type: 'image/jpeg' }))
  const headers = { authorization: `JWT ${writer.token}`, cookie: 'payload-lng=so' }
  const url = 'http://desk.example/api/media'
  const request = new Request(url, { method: 'POST', headers, body: form })
  const response = await handle(request)
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining('bog HTML'),
  ])
})

test('a file that is opened by itself runs nothing and is not sniffed', () => {
  const settings = { deskUrl: '', siteUrl: '', isDevelopment: false }
  for (const path of ['/media/a.jpg', '/media/a.webm', '/media/a.vtt', '/api/media/file/a.png']) {
    const headers = securityHeaders(path, 'x', settings)
    expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none';.*; sandbox/)
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
  }
})
