import { expect, test } from 'vitest'
import type { Visit } from '../../context.ts'
import { verifyPage as en } from '../../messages/en/verify-page.server.ts'
import { en as english } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import type { VerifyAnswer } from '../../verify/verify.ts'
import { checkText } from './check-text.server.ts'

registerMessages('EN', english)

const version = { index: 1, at: '2026-05-11T06:00:00.000Z', action: 'published', note: '' } as const
const text = { language: 'EN', first: version, latest: version } as const
const found = (likeness: 'same' | 'differs') =>
  ({ kind: 'found', likeness, text, version }) as const satisfies VerifyAnswer

const SENTENCE = 'The Navy has taken over twelve boats today.'

/** What the page says of a text where the index gives an answer. */
async function check(answer: VerifyAnswer, isBehind: boolean, text = SENTENCE) {
  const visit = {
    language: 'EN',
    settings: { siteUrl: 'https://www.example' },
    transport: { verify: async () => ({ state: 'ready', isBehind, answer }) },
  } as unknown as Visit
  const body = new URLSearchParams({ text })
  const request = new Request('https://www.example/verify', { method: 'POST', body })
  const { data } = await checkText(request, visit, en)
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

test('a number that nothing has is told as one', async () => {
  const verdict = { status: 200, heading: en.noneNumber }
  expect(await check({ kind: 'none' }, false, 'WG/2026/014')).toMatchObject(verdict)
})
