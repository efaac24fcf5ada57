import { setTimeout } from 'node:timers/promises'
import { contactMessageExamples } from '@gaashaan/contract/examples'

/** A write that the desk has acknowledged. */
export interface Write {
  readonly kind: 'post' | 'message' | 'file'
  /** Its title, subject or name. */
  readonly key: string
  /** The positions of its request and its response among those of all writes. */
  readonly requested: number
  readonly acknowledged: number
  /** The deletion of a file. */
  deletion?: { readonly requested: number; readonly acknowledged: number }
}

const FILE_BYTES = 200_000
/** Each third file is deleted, so that files disappear while a backup runs. */
const DELETED = 3

/** Unique captions, which a desk stores byte for byte. */
function captions(n: number): string {
  const cue = `00:00.000 --> 00:09.000\nQoraal ${n}\n\n`
  return `WEBVTT\n\n${cue.repeat(FILE_BYTES / cue.length)}`
}

/**
 * Writes posts, messages and files to a desk without a pause until it is stopped: one after another
 * of each kind, numbered from `first`.
 */
export function startWriting(desk: string, token: string, first = 1) {
  const writes: Write[] = []
  const authorization = { authorization: `JWT ${token}` }
  /** The ids of files by name, since a database may give the id of a deleted file to the next. */
  const ids = new Map<string, number>()
  let position = 0
  let isStopped = false
  const next = () => {
    position += 1
    return position
  }

  async function request<T>(
    method: string,
    path: string,
    body?: BodyInit,
    headers = {},
  ): Promise<T> {
    const response = await fetch(`${desk}/api${path}`, {
      method,
      headers: { ...authorization, ...headers },
      ...(body !== undefined && { body }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }

  const json = { 'content-type': 'application/json' }

  const write: Record<Write['kind'], (n: number) => Promise<string>> = {
    post: async (n) => {
      const title = `Warka ${n}`
      const data = { kind: 'news', so: { title }, en: { title: `Story ${n}` } }
      await request('POST', '/posts?draft=true', JSON.stringify(data), json)
      return title
    },
    message: async (n) => {
      const subject = `Su'aal ${n}`
      const data = { ...contactMessageExamples.typical, subject }
      const from = { 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` }
      await request('POST', '/contact_submit', JSON.stringify(data), { ...json, ...from })
      return subject
    },
    file: async (n) => {
      const form = new FormData()
      form.append('file', new File([captions(n)], `words-${n}.vtt`, { type: 'text/vtt' }))
      const { doc } = await request<{ doc: { filename: string; id: number } }>(
        'POST',
        '/media',
        form,
      )
      ids.set(doc.filename, doc.id)
      return doc.filename
    },
  }

  async function work(kind: Write['kind']): Promise<void> {
    for (let n = first; !isStopped; n += 1) {
      const requested = next()
      const key = await write[kind](n)
      const entry: Write = { kind, key, requested, acknowledged: next() }
      writes.push(entry)
      if (kind !== 'file' || n % DELETED !== 0) continue
      const deletionRequested = next()
      await request('DELETE', `/media/${ids.get(key)}`)
      entry.deletion = { requested: deletionRequested, acknowledged: next() }
    }
  }

  const working = Promise.all([work('post'), work('message'), work('file')])
  // `stop` rejects with the error.
  working.catch(() => undefined)
  return {
    writes,
    /** A position after the responses so far and before the next request. */
    mark: next,
    /** Resolves after `count` writes of each kind. Rejects with the refusal of a desk. */
    reach: async (count: number) => {
      const kinds = Object.keys(write)
      const isBelow = () =>
        kinds.some((kind) => writes.filter((write) => write.kind === kind).length < count)
      while (isBelow()) await Promise.race([working, setTimeout(50)])
    },
    stop: async () => {
      isStopped = true
      await working
    },
  }
}
