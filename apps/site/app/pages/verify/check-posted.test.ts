import { createHash } from 'node:crypto'
import { signKeyList } from '@gaashaan/transparency-log/key-list'
import { signPdf } from '@gaashaan/transparency-log/sign-pdf'
import { newPrivateKey, noteSigner } from '@gaashaan/transparency-log/signing-key'
import { expect, test } from 'vitest'
import { apiResponse, fakeTransport } from '../../api/fake-transport.ts'
import type { Visit } from '../../context.ts'
import { fileHashes } from '../../verify/file-hash.ts'
import type { QueryVerify, VerifyAnswer, VerifyQuestion } from '../../verify/verify.ts'
import { checkPosted } from './check-posted.server.ts'
import { checkNumber } from './check-question.server.ts'
import { VERIFY_MESSAGES } from './verify-messages.server.ts'

const en = VERIFY_MESSAGES.EN

const version = { index: 1, at: '2026-05-11T06:00:00.000Z', action: 'published', note: '' } as const
const text = { language: 'EN', first: version, latest: version } as const
const found = (likeness: 'same' | 'differs') =>
  ({ kind: 'found', likeness, text, version }) as const satisfies VerifyAnswer

const SENTENCE = 'The Navy has taken over twelve boats today.'

const visitWith = (verify: QueryVerify) =>
  ({
    language: 'EN',
    settings: { siteUrl: 'https://www.example' },
    transport: { verify },
  }) as unknown as Visit

/** What the page says of a text where the index gives an answer. */
async function check(answer: VerifyAnswer, isBehind: boolean, text = SENTENCE) {
  const visit = visitWith(async () => ({ state: 'ready', isBehind, answer }))
  const body = new URLSearchParams({ text })
  const request = new Request('https://www.example/verify', { method: 'POST', body })
  const { data } = await checkPosted(request, visit, en)
  return { status: data.status, error: data.error, heading: data.verdict?.heading }
}

const PREPARING = { status: 503, error: en.preparing, heading: undefined }

test.each([
  ['not found', { kind: 'none' }, en.verdicts.none],
  ['other words', found('differs'), en.verdicts.differs],
] as const)('nobody is warned of %s while the index is behind', async (_what, answer, heading) => {
  expect(await check(answer, true)).toEqual(PREPARING)
  expect(await check(answer, false)).toMatchObject({ status: 200, heading })
})

test('what is found unchanged is told while the index is behind', async () => {
  const verdict = { status: 200, heading: en.verdicts.same }
  expect(await check(found('same'), true)).toMatchObject(verdict)
})

test('a file is asked about by its hash, whether that is posted or the file', async () => {
  const file = new File(['%PDF-1.7'], 'sent.pdf')
  const hash = createHash('sha256').update('%PDF-1.7').digest('hex')
  const asked: VerifyQuestion[] = []
  const visit = visitWith(async (question) => {
    asked.push(question)
    return { state: 'ready', isBehind: false, answer: found('same') }
  })
  const post = async (fields: Readonly<Record<string, string | File>>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const request = new Request('https://www.example/verify', { method: 'POST', body })
    return (await checkPosted(request, visit, en)).data
  }
  expect((await post({ file, hash: '' })).status).toBe(200)
  expect((await post({ hash })).status).toBe(200)
  expect(asked).toEqual([
    { kind: 'file', sha256: hash },
    { kind: 'file', sha256: hash },
  ])
  const none = { status: 400, fileError: en.file.missing, asked: '' }
  expect(await post({ file: new File([], ''), hash: '' })).toEqual(none)
})

test('a picture is asked about by its hash, and then by its look', async () => {
  const asked: string[] = []
  const visit = visitWith(async ({ kind }) => {
    asked.push(kind)
    return { state: 'ready', isBehind: false, answer: { kind: 'none' } }
  })
  const body = new URLSearchParams({ hash: 'a'.repeat(64), likeness: `${'A'.repeat(43)}=` })
  const request = new Request('https://www.example/verify', { method: 'POST', body })
  expect((await checkPosted(request, visit, en)).data.verdict?.tone).toBe('unknown')
  expect(asked).toEqual(['file', 'picture'])
})

test('a picture that was sent says what it takes to compare its look', async () => {
  const visit = visitWith(async () => ({
    state: 'ready',
    isBehind: false,
    answer: { kind: 'none' },
  }))
  const body = new FormData()
  body.set('file', new File(['x'], 'sent.jpg', { type: 'image/jpeg' }))
  body.set('hash', '')
  const request = new Request('https://www.example/verify', { method: 'POST', body })
  const { fileError, verdict } = (await checkPosted(request, visit, en)).data
  expect([fileError, verdict]).toEqual([en.file.needsScripts, undefined])
})

test('a number that nothing has is told as one', async () => {
  const verdict = { status: 200, heading: en.noneNumber }
  expect(await check({ kind: 'none' }, false, 'WG/2026/014')).toMatchObject(verdict)
})

const ORIGIN = 'www.example/log'
const signer = noteSigner(ORIGIN, newPrivateKey())
const HEAD = { checkpoint: `${ORIGIN}\n1\nroot\n`, keys: signKeyList(ORIGIN, [signer]) }
const FACTS = { origin: ORIGIN, reference: 'WG-34', language: 'SO', text: 'b'.repeat(64) } as const
const SIGNED = signPdf(Buffer.from('%PDF-1.7\n%%EOF\n'), FACTS, [signer])

/** What the page says of a PDF, as a browser without scripts and one with scripts posts it. */
async function checkPdf(pdf: Uint8Array<ArrayBuffer>, asked: VerifyQuestion[] = []) {
  const transport = {
    ...fakeTransport(() => apiResponse(HEAD)),
    verify: async (question: VerifyQuestion) => {
      asked.push(question)
      return { state: 'ready', isBehind: false, answer: found('same') } as const
    },
  }
  const visit = { ...visitWith(transport.verify), transport } as unknown as Visit
  const file = new File([pdf], 'sent.pdf')
  const bodies = [{ file, hash: '' }, { ...(await fileHashes(file)) }].map((fields) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return body
  })
  const headings: (string | undefined)[] = []
  for (const body of bodies) {
    const request = new Request('https://www.example/verify', { method: 'POST', body })
    headings.push((await checkPosted(request, visit, en)).data.verdict?.heading)
  }
  return headings
}

test('a PDF that the ministry has signed is asked about by the version that its note names', async () => {
  const asked: VerifyQuestion[] = []
  const pdf = new Uint8Array(SIGNED)
  expect(await checkPdf(pdf, asked)).toEqual([en.verdicts.same, en.verdicts.same])
  const question = { kind: 'signedPdf', id: 34, language: 'SO', text: FACTS.text }
  expect(asked).toEqual([question, question])
})

test('a signed PDF with one changed byte, or with another key’s note, is told as forged', async () => {
  const changed = new Uint8Array(SIGNED)
  changed[2] = (changed[2] ?? 0) ^ 1
  expect(await checkPdf(changed)).toEqual([en.forgedPdf, en.forgedPdf])
  const other = signPdf(Buffer.from('%PDF'), FACTS, [noteSigner(ORIGIN, newPrivateKey())])
  expect(await checkPdf(new Uint8Array(other))).toEqual([en.forgedPdf, en.forgedPdf])
})

test('an address asks about a reference number, and about nothing else', async () => {
  const visit = visitWith(async () => ({ state: 'ready', isBehind: false, answer: found('same') }))
  const at = (query: string) => checkNumber(`https://www.example/verify?${query}`, visit, en)
  expect((await at('number=WG-34'))?.verdict?.heading).toBe(en.verdicts.same)
  expect(await at('number=Some+words+that+somebody+was+sent')).toBeUndefined()
  expect(await at('text=WG-34')).toBeUndefined()
})
