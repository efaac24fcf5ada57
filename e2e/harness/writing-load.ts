import { setTimeout } from 'node:timers/promises'
import { contactMessageExamples } from '@gaashaan/contract/examples'

/** Something that a desk was asked to write, and has said that it did. */
export interface Written {
  readonly kind: 'post' | 'message' | 'file'
  /** Its title, subject or name. */
  readonly key: string
  /** Its place among all that was asked and answered. */
  readonly asked: number
  readonly answered: number
  /** Of a file that was deleted again. */
  deletion?: { readonly asked: number; readonly answered: number }
}

/** A file of some hundred kilobytes, each another. */
const BYTES = 200_000
/** Each third file is deleted again: a backup meets files that go while it runs. */
const DELETED = 3

/** Captions like no others, which a desk keeps byte for byte. */
function captions(n: number): string {
  const cue = `00:00.000 --> 00:09.000\nQoraal ${n}\n\n`
  return `WEBVTT\n\n${cue.repeat(BYTES / cue.length)}`
}

/**
 * People who write to a desk without a pause, one thing after another each, until they are
 * stopped; what they write is numbered from `first`.
 */
export function startWriting(desk: string, token: string, first = 1) {
  const written: Written[] = []
  const authorization = { authorization: `JWT ${token}` }
  /** Of files by their names; a database gives the id of a deleted one to the next. */
  const ids = new Map<string, number>()
  let moment = 0
  let isStopped = false
  const next = () => {
    moment += 1
    return moment
  }

  async function ask<T>(method: string, path: string, body?: BodyInit, headers = {}): Promise<T> {
    const answer = await fetch(`${desk}/api${path}`, {
      method,
      headers: { ...authorization, ...headers },
      ...(body !== undefined && { body }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  const json = { 'content-type': 'application/json' }

  const write: Record<Written['kind'], (n: number) => Promise<string>> = {
    post: async (n) => {
      const title = `Warka ${n}`
      const data = { kind: 'news', so: { title }, en: { title: `Story ${n}` } }
      await ask('POST', '/posts?draft=true', JSON.stringify(data), json)
      return title
    },
    message: async (n) => {
      const subject = `Su'aal ${n}`
      const data = { ...contactMessageExamples.typical, subject }
      const from = { 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` }
      await ask('POST', '/contact_submit', JSON.stringify(data), { ...json, ...from })
      return subject
    },
    file: async (n) => {
      const form = new FormData()
      form.append('file', new File([captions(n)], `words-${n}.vtt`, { type: 'text/vtt' }))
      const { doc } = await ask<{ doc: { filename: string; id: number } }>('POST', '/media', form)
      ids.set(doc.filename, doc.id)
      return doc.filename
    },
  }

  async function work(kind: Written['kind']): Promise<void> {
    for (let n = first; !isStopped; n += 1) {
      const asked = next()
      const key = await write[kind](n)
      const one: Written = { kind, key, asked, answered: next() }
      written.push(one)
      if (kind !== 'file' || n % DELETED !== 0) continue
      const begun = next()
      await ask('DELETE', `/media/${ids.get(key)}`)
      one.deletion = { asked: begun, answered: next() }
    }
  }

  const working = Promise.all([work('post'), work('message'), work('file')])
  // Told by `stop`.
  working.catch(() => undefined)
  return {
    written,
    /** A moment between what was answered before and what is asked after. */
    mark: next,
    /** Resolves when each has written so many; rejects with what a desk refused. */
    each: async (count: number) => {
      const kinds = Object.keys(write)
      const few = () =>
        kinds.some((kind) => written.filter((one) => one.kind === kind).length < count)
      while (few()) await Promise.race([working, setTimeout(50)])
    },
    stop: async () => {
      isStopped = true
      await working
    },
  }
}
