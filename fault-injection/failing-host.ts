import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { CALLS } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import { jsonResponse, startFakeApiHost } from '../apps/site/server/testing/fake-api-host.ts'
import { answersFromExamples } from '../e2e/harness/servers/example-host.ts'

/** The post whose title changes with the host's version. */
export const STORY = postExamples.typical.id

/** Another ministry's API host, which is well at first and can be made to fail. */
export async function startFailingHost() {
  const [received, accepted]: [string[], string[]] = [[], []]
  let failure: RequestListener | undefined
  let hasVersion = true
  let news = 0
  const title = () => `${postExamples.typical.title} war ${news}.`
  const version = () => `${news}${failure ? ` ${Math.floor(performance.now() / 1_000)}` : ''}`

  const succeed: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid')
    const isStory = pathname === CALLS.post.path.replace(':id', String(STORY))
    const data = { ...postExamples.typical, title: title() }
    const handler = isStory ? jsonResponse({ success: true, data }) : answersFromExamples
    handler(request, response)
  }

  const host = await startFakeApiHost(async (request, response) => {
    if (hasVersion && request.url?.startsWith(CALLS.contentVersion.path)) {
      return jsonResponse({ success: true, data: { version: version() } })(request, response)
    }
    const isMessage = request.method === 'POST' && request.url === CALLS.contactSubmit.path
    if (!isMessage) return (failure ?? succeed)(request, response)
    const { subject } = JSON.parse(await text(request)) as { subject: string }
    received.push(subject)
    if (failure) return failure(request, response)
    accepted.push(subject)
    jsonResponse({ success: true })(request, response)
  })

  return {
    base: host.base,
    /** Subjects of all messages that came whole. */
    received: received as readonly string[],
    /** Subjects of the messages that it has accepted. */
    accepted: accepted as readonly string[],
    /**
     * Makes it fail from now on. With `withVersion` its content version still works, and changes each
     * second.
     */
    fail(next: RequestListener, withVersion: boolean) {
      failure = next
      hasVersion = withVersion
    },
    /** Ends the failure and publishes a change; returns the new title of the story. */
    recover(): string {
      failure = undefined
      hasVersion = true
      news += 1
      return title()
    },
    /** Closes all connections, as a host does that is restarted. */
    closeConnections() {
      for (const { socket } of host.requests.splice(0)) socket.destroy()
    },
    close: host.close,
  }
}
