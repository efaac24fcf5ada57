import { passCode } from '../../e2e/harness/codes.ts'
import { text as richText } from '../../e2e/harness/desk.ts'
import { firstAccountOf } from '../../scripts/steps/first-account.mjs'

/** The account that this measurement makes at its own desk. */
const EDITOR = { email: 'tifaftire@tusaale.example', password: 'tijaabo-dheer-2026' }

/** The editor of a measurement publishes alone, and gives the desk the reason that it requires. */
const ALONE = { reason: 'A measurement has one editor.', confirmed: ['no_picture'] }
const ALONE_QUERY = String(new URLSearchParams({ reason: ALONE.reason, confirmed: 'no_picture' }))

export type Editor = Awaited<ReturnType<typeof firstEditor>>

function story(title: string, kind = 'news') {
  const text = { title, content: richText('Qoraal tijaabo ah. A text to measure by.') }
  return { kind, so: text, en: text }
}

/** Makes the first account of a new desk and signs it in. Throws the message of a refusal. */
export async function firstEditor(desk: string) {
  // A desk of an earlier version needs no cookie.
  let session: Record<string, string> = { cookie: firstAccountOf(desk)?.cookie ?? '' }
  async function callAt<T>(
    host: string,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    data?: object,
  ): Promise<T> {
    const response = await fetch(`${host}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...session },
      ...(data && { body: JSON.stringify(data) }),
    })
    const text = await response.text()
    // When the desk changes the session, its cookie alone has the new token.
    const [, token] = /^payload-token=([^;]+)/.exec(response.headers.getSetCookie().join()) ?? []
    if (token !== undefined) session = { authorization: `JWT ${token}` }
    if (!response.ok) throw new Error(`${method} /api/${path} answered ${response.status}: ${text}`)
    return JSON.parse(text) as T
  }
  await callAt(desk, 'POST', 'users/first-register', EDITOR)
  await callAt(desk, 'POST', 'users/login', EDITOR)
  await passCode((method, path, data) => callAt(desk, method, path.slice(1), data))

  const editorAt = (host: string) => {
    const call = <T>(...request: [method: 'GET' | 'POST' | 'PATCH', path: string, data?: object]) =>
      callAt<T>(host, ...request)
    const command = (id: number, data: object) =>
      call('POST', `posts/${id}/publishing`, { ...ALONE, ...data })

    return {
      /** Stores a draft of a story in both languages; resolves to its id. */
      draft: async (title: string, kind?: 'news' | 'pressReleases'): Promise<number> => {
        const data = { ...story(title, kind), _status: 'draft' }
        const { doc } = await call<{ doc: { id: number } }>('POST', 'posts?draft=true', data)
        return doc.id
      },
      /** Changes the draft of a story. */
      rewrite: async (id: number, title: string): Promise<void> => {
        await call('PATCH', `posts/${id}?draft=true`, story(title))
      },
      /** The title of a story's draft. */
      titleOf: async (id: number): Promise<string> => {
        const path = `posts/${id}?draft=true&depth=0`
        return (await call<{ so: { title: string } }>('GET', path)).so.title
      },
      /** Publishes a story in both languages; the times are those of the Somali text. */
      publish: async (id: number, title: string, kind?: 'news' | 'pressReleases') => {
        await call('PATCH', `posts/${id}?draft=true`, story(title, kind))
        await command(id, { action: 'publish', language: 'en' })
        const requestedAt = performance.now()
        await command(id, { action: 'publish', language: 'so' })
        return { requestedAt, respondedAt: performance.now() }
      },
      /** Withdraws a story's Somali text for a reason. */
      withdraw: async (id: number, reason: string): Promise<void> => {
        await call('POST', `posts/${id}/publishing`, { action: 'withdraw', language: 'so', reason })
      },
      /** Publishes changed fields of the minister. */
      changeMinister: async (fields: object): Promise<void> => {
        const where = 'where[role][equals]=minister&where[heldUntil][exists]=false&depth=0'
        const { docs } = await call<{ docs: { id: number }[] }>('GET', `leaders?${where}`)
        const [minister] = docs
        if (!minister) throw new Error('the desk has no minister')
        const data = { ...fields, _status: 'published' }
        await call('PATCH', `leaders/${minister.id}?${ALONE_QUERY}`, data)
      },
      /** Publishes changed fields of a global. */
      changeGlobal: async (
        slug: 'contact-information' | 'alert',
        fields: object,
      ): Promise<void> => {
        await call('POST', `globals/${slug}?${ALONE_QUERY}`, { ...fields, _status: 'published' })
      },
      /** Schedules the publication of a story in Somali. */
      schedule: async (id: number, at: Date): Promise<void> => {
        const schedule = { action: 'publish', at: at.toISOString() }
        await command(id, { language: 'so', action: 'schedule', schedule })
      },
    }
  }
  return {
    ...editorAt(desk),
    /** The same editor at another desk with the same database and secret. */
    at: editorAt,
  }
}
