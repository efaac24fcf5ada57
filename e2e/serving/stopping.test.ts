import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { contactMessageExamples } from '@gaashaan/contract/examples'
import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '../../apps/desk/src/testing/mail-server.ts'
import { startFakeApiHost } from '../../apps/site/server/testing/fake-api-host.ts'
import { answersFromExamples } from '../harness/example-host.ts'
import { dataFolder, removeFolder, startProgram } from '../harness/program.ts'

/** A promise that a test settles. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

async function siteBefore(variables: Record<string, string> = {}) {
  const asked = gate()
  const mayAnswer = gate()
  const host = await startFakeApiHost(async (request, response) => {
    if (request.url?.includes('/by-category')) {
      asked.open()
      await mayAnswer.opened
    }
    answersFromExamples(request, response)
  })
  const site = await startProgram('site', {
    API_BASE_URL: host.base,
    CACHE_DIR: 'none',
    ...variables,
  })
  onTestFinished(async () => {
    mayAnswer.open()
    await site.kill()
    await host.close()
  })
  return { site, asked: asked.opened, letAnswer: mayAnswer.open }
}

/** An answer on a connection that its asker would keep. */
async function answerOf(address: string): Promise<IncomingMessage & { readonly all: string }> {
  const agent = new Agent({ keepAlive: true })
  const [response] = (await once(get(address, { agent }), 'response')) as [IncomingMessage]
  return Object.assign(response, { all: await text(response) })
}

test.each(['1', '2'])(
  'a page under way at SIGTERM is answered whole by a site of %s, which then ends with 0',
  async (processes) => {
    const { site, asked, letAnswer } = await siteBefore({ WEB_CONCURRENCY: processes })
    await answerOf(`${site.url}/livez`)
    const page = answerOf(`${site.url}/resources/news`)
    await asked
    site.child.kill('SIGTERM')
    // It takes no new connections any more.
    await expect.poll(() => fetch(`${site.url}/livez`).catch(() => 'refused')).toBe('refused')
    letAnswer()
    const { statusCode, headers, all } = await page
    expect(statusCode).toBe(200)
    expect(all).toMatch(/<\/html>\s*$/)
    expect(headers.connection).toBe('close')
    expect(await site.ended).toBe(0)
  },
)

test('a site that waits before it ends says first that it is not ready, and answers', async () => {
  const { site } = await siteBefore({ STOP_DELAY_SECONDS: '2' })
  site.child.kill('SIGTERM')
  const ready = async () => (await fetch(`${site.url}/readyz`)).json()
  await expect.poll(ready).toEqual({ status: 'stopping', checks: {} })
  const page = await answerOf(`${site.url}/robots.txt`)
  expect(page.statusCode).toBe(200)
  expect(page.headers.connection).toBe('close')
  expect(await site.ended).toBe(0)
})

test('a second signal, meant, ends a site that waits', async () => {
  const { site, asked } = await siteBefore({ STOP_DELAY_SECONDS: '60' })
  const page = answerOf(`${site.url}/resources/news`).catch(() => 'broken off')
  await asked
  site.child.kill('SIGTERM')
  // Sooner it is the same wish told twice.
  const again = setInterval(() => site.child.kill('SIGTERM'), 300)
  expect(await site.ended).toBe(1)
  clearInterval(again)
  expect(await page).toBe('broken off')
})

test('a desk that is told to end finishes the mail that it has begun', async () => {
  const folder = await dataFolder()
  const begun = gate()
  const mayEnd = gate()
  const received: string[] = []
  const mail = await startMailServer({
    onData: async (stream, _session, done) => {
      begun.open()
      const raw = await text(stream)
      await mayEnd.opened
      received.push(raw)
      done()
    },
  })
  const desk = await startProgram('desk', {
    DATA_DIR: folder,
    SMTP_URL: mail.url,
    MAIL_FROM: 'desk@tusaale.example',
    MAIL_TO_GENERAL: 'general@tusaale.example',
  })
  onTestFinished(async () => {
    mayEnd.open()
    await desk.kill()
    await mail.close()
    removeFolder(folder)
  })
  const answer = await fetch(`${desk.url}/api/contact_submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactMessageExamples.typical),
  })
  expect(answer.status).toBe(200)
  await begun.opened
  desk.child.kill('SIGTERM')
  await expect.poll(() => fetch(`${desk.url}/livez`).catch(() => 'refused')).toBe('refused')
  expect(desk.child.exitCode).toBeNull()
  mayEnd.open()
  expect(await desk.ended).toBe(0)
  expect(received).toHaveLength(1)
})
