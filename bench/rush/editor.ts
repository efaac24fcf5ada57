import { passCode } from '../../e2e/harness/codes.ts'
import { firstAccountOf } from '../../scripts/steps/first-account.mjs'

/** The account that this measurement makes at its own desk. */
const EDITOR = { email: 'tifaftire@tusaale.example', password: 'tijaabo-dheer-2026' }

export interface Published {
  /** By `performance.now()`: when the desk was asked to publish, and when it had answered. */
  readonly askedAt: number
  readonly answeredAt: number
}

export interface Editor {
  /** Keeps a story that nobody can read yet, in both languages; its id. */
  readonly draft: (title: string) => Promise<number>
  /** Writes other words into a story that is there, for nobody to read yet. */
  readonly rewrite: (id: number, title: string) => Promise<void>
  /** The title that the desk shows of a story's working copy. */
  readonly titleOf: (id: number) => Promise<string>
  readonly publish: (id: number, title: string) => Promise<Published>
  /** Has a story published in Somali at a time. */
  readonly schedule: (id: number, at: Date) => Promise<void>
}

/** One paragraph as the desk's editor stores it. */
function paragraph(words: string) {
  const node = { direction: 'ltr', format: '', indent: 0, version: 1 }
  const word = { type: 'text', text: words, format: 0, detail: 0, mode: 'normal', style: '' }
  const children = [{ ...node, type: 'paragraph', children: [{ ...word, version: 1 }] }]
  return { root: { ...node, type: 'root', children } }
}

function story(title: string) {
  const words = { title, content: paragraph('Qoraal tijaabo ah. A text to measure by.') }
  return { kind: 'news', so: words, en: words }
}

/** Makes the first account of a desk that has none and signs it in. Throws what a refusal says. */
export async function firstEditor(desk: string): Promise<Editor> {
  // A desk of an earlier version asks for none.
  let session: Record<string, string> = { cookie: firstAccountOf(desk)?.cookie ?? '' }
  async function ask<T>(method: 'GET' | 'POST' | 'PATCH', path: string, data?: object): Promise<T> {
    const answer = await fetch(`${desk}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...session },
      ...(data && { body: JSON.stringify(data) }),
    })
    const text = await answer.text()
    // The desk gives another session where it opens more, and tells it in its cookie alone.
    const [, token] = /^payload-token=([^;]+)/.exec(answer.headers.getSetCookie().join()) ?? []
    if (token !== undefined) session = { authorization: `JWT ${token}` }
    if (!answer.ok) throw new Error(`${method} /api/${path} answered ${answer.status}: ${text}`)
    return JSON.parse(text) as T
  }
  await ask('POST', 'users/first-register', EDITOR)
  await ask('POST', 'users/login', EDITOR)
  await passCode((method, path, data) => ask(method, path.slice(1), data))
  return {
    draft: async (title) => {
      const data = { ...story(title), _status: 'draft' }
      const { doc } = await ask<{ doc: { id: number } }>('POST', 'posts?draft=true', data)
      return doc.id
    },
    rewrite: async (id, title) => {
      await ask('PATCH', `posts/${id}?draft=true`, story(title))
    },
    titleOf: async (id) => {
      const path = `posts/${id}?draft=true&depth=0`
      return (await ask<{ so: { title: string } }>('GET', path)).so.title
    },
    publish: async (id, title) => {
      await ask('PATCH', `posts/${id}?draft=true`, story(title))
      // Its only editor writes and publishes: why alone, once for each language.
      const wish = {
        action: 'publish',
        reason: 'A measurement has one editor.',
        confirmed: ['no_picture'],
      }
      await ask('POST', `posts/${id}/publishing`, { ...wish, language: 'en' })
      const askedAt = performance.now()
      await ask('POST', `posts/${id}/publishing`, { ...wish, language: 'so' })
      return { askedAt, answeredAt: performance.now() }
    },
    schedule: async (id, at) => {
      const schedule = { action: 'publish', at: at.toISOString() }
      await ask('POST', `posts/${id}/publishing`, {
        language: 'so',
        action: 'schedule',
        schedule,
        reason: 'A measurement has one editor.',
        confirmed: ['no_picture'],
      })
    },
  }
}
