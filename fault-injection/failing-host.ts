import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { CALLS } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import { jsonResponse, startFakeApiHost } from '../apps/site/server/testing/fake-api-host.ts'
import { answersFromExamples } from '../e2e/harness/example-host.ts'

/** The story whose title tells the host's version. */
export const STORY = postExamples.typical.id

export interface FailingHost {
  readonly base: string
  /** Subjects of the messages that came whole, each as often as it came. */
  readonly came: readonly string[]
  /** Subjects of those that it said it took. */
  readonly took: readonly string[]
  /** From now on it fails so; it goes on to tell its version, with news each second, where asked to. */
  readonly fail: (failure: RequestListener, tellsVersion: boolean) => void
  /** From now on it is well, and has news: the words that its story's title has gained. */
  readonly recover: () => string
  /** Ends the connections of what it has left unanswered, as a host does that is started anew. */
  readonly letGo: () => void
  readonly close: () => Promise<void>
}

/** Another ministry's API host, which is well at first. */
export async function startFailingHost(): Promise<FailingHost> {
  const [came, took]: [string[], string[]] = [[], []]
  let failure: RequestListener | undefined
  let tellsVersion = true
  let news = 0
  const title = () => `${postExamples.typical.title} war ${news}.`
  const version = () => `${news}${failure ? ` ${Math.floor(performance.now() / 1_000)}` : ''}`

  const answersWell: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid')
    const isStory = pathname === CALLS.post.path.replace(':id', String(STORY))
    const data = { ...postExamples.typical, title: title() }
    const answer = isStory ? jsonResponse({ success: true, data }) : answersFromExamples
    answer(request, response)
  }

  const host = await startFakeApiHost(async (request, response) => {
    const isVersion = request.url === CALLS.contentVersion.path
    if (isVersion && tellsVersion) {
      const told = jsonResponse({ success: true, data: { version: version() } })
      return told(request, response)
    }
    const isMessage = request.method === 'POST' && request.url === CALLS.contactSubmit.path
    if (!isMessage) return (failure ?? answersWell)(request, response)
    const { subject } = JSON.parse(await text(request)) as { subject: string }
    came.push(subject)
    if (failure) return failure(request, response)
    took.push(subject)
    jsonResponse({ success: true })(request, response)
  })

  return {
    base: host.base,
    came,
    took,
    fail(next, tells) {
      failure = next
      tellsVersion = tells
    },
    recover() {
      failure = undefined
      tellsVersion = true
      news += 1
      return title()
    },
    letGo() {
      for (const { socket } of host.requests.splice(0)) socket.destroy()
    },
    close: host.close,
  }
}
