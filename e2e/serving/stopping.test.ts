import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { contactMessageExamples } from '@gaashaan/contract/examples'
import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '../../apps/desk/src/testing/mail-server.ts'
import { startFakeApiHost } from '../../apps/site/server/testing/fake-api-host.ts'
import { dataFolder, removeFolder, startProgram } from '../harness/program.ts'
import { answersFromExamples } from '../harness/servers/example-host.ts'

async function startSite(variables: Record<string, string> = {}) {
  const requested = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const host = await startFakeApiHost(async (request, response) => {
    // Of a page's requests this one is not also made for the search index, at the start.
    if (request.url?.includes('/subcategory/public')) {
      requested.resolve()
      await released.promise
    }
    answersFromExamples(request, response)
  })
  const site = await startProgram('site', {
    API_BASE_URL: host.base,
    CACHE_DIR: 'none',
    ...variables,
  })
  onTestFinished(async () => {
    released.resolve()
    await site.kill()
    await host.close()
  })
  return { site, requested: requested.promise, release: released.resolve }
}

/** A response on a connection that the client would reuse. */
async function fetchKeepAlive(
  address: string,
): Promise<IncomingMessage & { readonly body: string }> {
  const agent = new Agent({ keepAlive: true })
  const [response] = (await once(get(address, { agent }), 'response')) as [IncomingMessage]
  return Object.assign(response, { body: await text(response) })
}

/**
 * Why no connection can be had. In a cluster, one that comes while the processes stop accepting may
 * stay open without a response until they end: asking again shows whether they still accept.
 */
function connectionFault({ url }: { url: string }): Promise<string | undefined> {
  const answer = fetch(`${url}/livez`, { signal: AbortSignal.timeout(1_000) })
  return answer.then(
    () => undefined,
    ({ cause }) => cause?.code,
  )
}

test.each(['1', '2'])(
  'with WEB_CONCURRENCY=%s a site completes a page after SIGTERM and ends with 0',
  async (processes) => {
    const { site, requested, release } = await startSite({ WEB_CONCURRENCY: processes })
    await fetchKeepAlive(`${site.url}/livez`)
    const page = fetchKeepAlive(`${site.url}/resources/news`)
    await requested
    site.child.kill('SIGTERM')
    // It accepts no new connections.
    await expect.poll(() => connectionFault(site)).toBe('ECONNREFUSED')
    release()
    const { statusCode, headers, body } = await page
    expect(statusCode).toBe(200)
    expect(body).toMatch(/<\/html>\s*$/)
    expect(headers.connection).toBe('close')
    expect(await site.ended).toBe(0)
  },
)

test('a site that ends after a delay is not ready, and responds', async () => {
  // Long enough for a busy machine to see that the site is not ready, and to read a page.
  const { site } = await startSite({ STOP_DELAY_SECONDS: '15' })
  site.child.kill('SIGTERM')
  const ready = async () => (await fetch(`${site.url}/readyz`)).json()
  await expect.poll(ready).toEqual({ status: 'stopping', checks: {} })
  const page = await fetchKeepAlive(`${site.url}/robots.txt`)
  expect(page.statusCode).toBe(200)
  expect(page.headers.connection).toBe('close')
  expect(await site.ended).toBe(0)
})

test('a second signal ends a site that waits', async () => {
  const { site, requested } = await startSite({ STOP_DELAY_SECONDS: '60' })
  const page = fetchKeepAlive(`${site.url}/resources/news`).catch(() => 'broken off')
  await requested
  site.child.kill('SIGTERM')
  // A signal that follows too soon counts as the same one.
  const repeat = setInterval(() => site.child.kill('SIGTERM'), 300)
  expect(await site.ended).toBe(1)
  clearInterval(repeat)
  expect(await page).toBe('broken off')
})

test('a desk completes its mail after SIGTERM', async () => {
  const folder = await dataFolder()
  const started = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const received: string[] = []
  const mail = await startMailServer({
    onData: async (stream, _session, done) => {
      started.resolve()
      const raw = await text(stream)
      await released.promise
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
    released.resolve()
    await desk.kill()
    await mail.close()
    removeFolder(folder)
  })
  const response = await fetch(`${desk.url}/api/contact_submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactMessageExamples.typical),
  })
  expect(response.status).toBe(200)
  await started.promise
  desk.child.kill('SIGTERM')
  await expect.poll(() => connectionFault(desk)).toBe('ECONNREFUSED')
  expect(desk.child.exitCode).toBeNull()
  released.resolve()
  expect(await desk.ended).toBe(0)
  expect(received).toHaveLength(1)
})
