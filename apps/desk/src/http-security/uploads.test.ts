import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { pdfBytes } from '../testing/documents.ts'
import { box, chunk, deepPdf, HTML, latin, MP4, PHP, png, ZIP } from '../testing/odd-files.ts'
import { type Person, person } from '../testing/people.ts'
import { securityHeaders } from './headers.ts'

const desk = testDesk()
let writer: Person

beforeAll(async () => {
  await person(desk, ['administrator'])
  writer = await person(desk, ['writer'])
})

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#c04000' } })

type Name = string
interface Upload {
  readonly data: Buffer | Promise<Buffer>
  readonly name?: Name
  readonly type?: string
}

/** What is refused, each with a word of what people are told. */
const REFUSED: Readonly<Record<string, Upload & { readonly words: RegExp }>> = {
  'a GIF that is a script': { data: latin('GIF89a/*\0\0*/=1;alert(1)//'), words: /GIF/ },
  'a GIF of many frames': {
    data: Buffer.concat([latin('GIF89a\xff\xff\xff\xff\0\0\0'), Buffer.alloc(90_000, ',\0\0\0\0')]),
    words: /GIF/,
  },
  'a drawing by another name': {
    data: latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    name: 'photo.png',
    type: 'image/png',
    words: /SVG/,
  },
  'a page by another name': {
    data: latin(HTML),
    name: 'photo.jpg',
    type: 'image/jpeg',
    words: /HTML/,
  },
  'a page behind a mark of order': {
    data: Buffer.concat([Buffer.from('efbbbf', 'hex'), latin(HTML)]),
    words: /HTML/,
  },
  'a page in UTF-16': { data: Buffer.from(`\ufeff${HTML}`, 'utf16le'), words: /does not take/ },
  'a page in UTF-7': {
    data: latin('+ADw-script+AD4-alert(1)+ADw-/script+AD4-'),
    words: /does not take/,
  },
  'a program': { data: latin('MZ\x90\0'), name: 'photo.jpg', words: /does not take/ },
  'a program for the server': { data: latin(PHP), name: 'photo.php.jpg', words: /does not take/ },
  'an archive': { data: ZIP, name: 'photo.jpg', words: /does not take/ },
  'an archive that unfolds': {
    data: Buffer.concat([ZIP, deflateRawSync(Buffer.alloc(50_000_000))]),
    words: /does not take/,
  },
  'a PDF with a page before it': { data: latin(`${HTML}\n`), name: 'a.pdf', words: /HTML/ },
  'a PDF that begins as a page': {
    data: Buffer.concat([latin('%PDF-1.4\n<html><script>alert(1)</script>'), pdfBytes()]),
    words: /another kind/,
  },
  'a PDF that ends as an archive': {
    data: Buffer.concat([pdfBytes(), ZIP]),
    words: /another kind/,
  },
  'a PDF that is cut off': { data: pdfBytes().subarray(0, 90), words: /damaged/ },
  'a picture of 900 million pixels in few bytes': {
    data: png(30_000, 30_000),
    words: /900 million pixels; the most is 60 million/,
  },
  'a picture of more pixels than numbers have room for': {
    data: png(0x7fffffff, 0x7fffffff),
    words: /pixels|damaged/,
  },
  'a picture of nothing': { data: png(0, 0), words: /damaged/ },
  'half a picture': { data: png(600, 600, [], 3).subarray(0, 60), words: /damaged/ },
  'a film that is longer than it is': {
    data: Buffer.concat([MP4, box('moov', Buffer.alloc(8), 0x7fffffff)]),
    words: /damaged/,
  },
  'a film whose box has no length': {
    data: Buffer.concat([MP4, box('moov', Buffer.alloc(0), 4)]),
    words: /damaged/,
  },
  'a film without a film': { data: MP4, words: /damaged/ },
  'a film that only begins': {
    data: latin('\x1a\x45\xdf\xa3\x42\x82\x84webm\xff\xff'),
    words: /damaged/,
  },
  'captions that are a page': {
    data: latin(`WEBVTT\n\n${HTML}`),
    name: 'a.vtt',
    words: /times are written/,
  },
  'captions in another writing': {
    data: Buffer.concat([latin('WEBVTT\n\n'), Buffer.from([0xff, 0xfe, 0xc0])]),
    words: /UTF-8/,
  },
  nothing: { data: Buffer.alloc(0), words: /./ },
}

async function send({ data, name = 'file.bin', type = 'application/octet-stream' }: Upload) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await data)], name, { type }))
  form.set('_payload', JSON.stringify({ altSo: 'Doon ilaalo ah', altEn: 'A patrol boat' }))
  const answer = await writer.form('/media', form)
  const json = (await answer.json()) as { doc?: Sent; errors?: { message: string }[] }
  return { status: answer.status, ...json }
}

interface Sent {
  readonly filename: string
  readonly mimeType: string
  readonly width: number
  readonly pages: number | null
}

const stored = async () => (await Array.fromAsync(desk.media.list(''))).map(({ name }) => name)

/** Whatever the desk's folder holds besides its database. */
const onDisk = () =>
  readdirSync(desk.dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/\.(db|sqlite)/.test(name),
  )

test.each(Object.keys(REFUSED))(
  '%s is refused in words, and nothing of it is kept',
  async (what) => {
    const upload = REFUSED[what] as (typeof REFUSED)[string]
    const before = [await stored(), onDisk()]
    const { status, errors } = await send(upload)
    expect([status, errors?.[0]?.message]).toEqual([400, expect.stringMatching(upload.words)])
    expect([await stored(), onDisk()]).toEqual(before)
  },
)

const FIELDS = 'Content-Disposition: form-data; name="_payload"'
const FILE = (name: string) => `Content-Disposition: form-data; name="file"; filename="${name}"`

test.each([
  ['whose file has a name that ends early', 'boundary=x', `--x\r\n${FILE('photo\0.png')}\r\n\r\n`],
  [
    'whose file has a name that rings',
    'boundary=x',
    `--x\r\n${FILE('\x07.png')}\r\n\r\nx\r\n--x--`,
  ],
  ['that is cut off', 'boundary=x', `--x\r\n${FIELDS}\r\n\r\n{}`],
  ['without parts', 'boundary=x', 'x'],
  ['that names no boundary', '', '--x--'],
  ['whose fields are no JSON', 'boundary=x', `--x\r\n${FIELDS}\r\n\r\n{"\r\n--x--\r\n`],
])('a form %s is refused in words, in both languages', async (_what, parameter, body) => {
  for (const [language, words] of [
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
    const asked = { config: desk.config, request, payloadInstanceCacheKey: desk.key }
    const answer = await handleEndpoints(asked)
    const { errors } = (await answer.json()) as { errors: { message: string }[] }
    expect([answer.status, errors[0]?.message]).toEqual([400, expect.stringMatching(words)])
  }
})

const TAIL = 'TAIL-OF-ANOTHER-KIND'

/** What is taken, but not as it came. */
const DISARMED: Readonly<Record<string, Upload>> = {
  'a PNG with a page behind it': {
    data: plain()
      .png()
      .toBuffer()
      .then((data) => Buffer.concat([data, latin(HTML + TAIL)])),
    name: 'photo.html',
    type: 'text/html',
  },
  'a JPEG with a program behind it': {
    data: plain()
      .jpeg()
      .toBuffer()
      .then((data) => Buffer.concat([data, latin(PHP + TAIL)])),
    name: 'photo.php',
  },
  'a JPEG that is an archive': {
    data: plain()
      .jpeg()
      .toBuffer()
      .then((data) => Buffer.concat([data, ZIP, latin(TAIL)])),
    name: 'photo.zip',
  },
  'a PNG with a script in its words': {
    data: png(60, 40, [chunk('tEXt', latin(`Comment\0${HTML}${TAIL}`))], 40),
    name: 'photo.svg',
    type: 'image/svg+xml',
  },
  'a picture with a great profile': {
    data: png(60, 40, [chunk('tEXt', Buffer.alloc(20_000_000, TAIL))], 40),
  },
  'a picture with great notes': {
    data: plain()
      .withExif({ IFD0: { ImageDescription: `${HTML}${TAIL}`.repeat(800) } })
      .jpeg()
      .toBuffer(),
  },
}

test.each(Object.keys(DISARMED))('of %s the picture alone is kept', async (what) => {
  const { status, doc, errors } = await send(DISARMED[what] as Upload)
  expect([status, errors]).toEqual([201, undefined])
  expect(doc?.mimeType).toMatch(/^image\/(jpeg|png)$/)
  expect(doc?.filename).toMatch(/^[a-z\d-]+\.(jpg|png)$/)
  const body = await desk.media.read(doc?.filename ?? '')
  const kept = Buffer.concat(await Array.fromAsync(body ?? []))
  expect([kept.includes(TAIL), kept.includes('<script'), kept.includes('<?php')]).toEqual([
    false,
    false,
    false,
  ])
})

/** Pictures so far: each is another, for a second copy is refused. */
let sent = 0

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
])('a file that is called %j has a plain name of the desk’s', async (name) => {
  sent += 1
  const data = await plain(70 + sent, 41)
    .png()
    .toBuffer()
  const { status, doc, errors } = await send({ data, name })
  expect([status, errors]).toEqual([201, undefined])
  expect(doc?.filename).toMatch(/^[a-z\d-]{1,100}\.jpg$/)
  expect(await stored()).toContain(doc?.filename)
  expect(readdirSync(join(desk.dataDir, '..'))).not.toContain(doc?.filename)
})

test('a PDF of very many pages, or nested very deep, ends in words or is taken, and the desk goes on answering', async () => {
  const many = await send({ data: pdfBytes(20_000), name: 'a.pdf' })
  expect([many.status, many.doc?.pages]).toEqual([201, 20_000])
  const deep = await send({ data: deepPdf(30_000), name: 'b.pdf' })
  expect([201, 400]).toContain(deep.status)
  expect((await writer.http('GET', '/posts')).status).toBe(200)
})

test('a refusal is in the language of who uploads', async () => {
  const form = new FormData()
  form.set('file', new File([HTML], 'photo.jpg', { type: 'image/jpeg' }))
  const headers = { authorization: `JWT ${writer.token}`, cookie: 'payload-lng=so' }
  const url = 'http://desk.example/api/media'
  const request = new Request(url, { method: 'POST', headers, body: form })
  const asked = { config: desk.config, request, payloadInstanceCacheKey: desk.key }
  const answer = await handleEndpoints(asked)
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('bog HTML')])
})

test('a file opened by itself runs nothing and is sniffed for nothing', () => {
  const settings = { deskUrl: '', siteUrl: '', isDevelopment: false }
  for (const path of ['/media/a.jpg', '/media/a.webm', '/media/a.vtt', '/api/media/file/a.png']) {
    const headers = securityHeaders(path, 'x', settings)
    expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none';.*; sandbox/)
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
  }
})
