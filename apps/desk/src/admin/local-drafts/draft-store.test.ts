import { beforeEach, expect, test, vi } from 'vitest'
import {
  deleteDraft,
  deleteDraftsOf,
  MAX_AGE_MS,
  MAX_DRAFT_CHARS,
  MAX_DRAFTS,
  readDraft,
  sweepDrafts,
  writeDraft,
} from './draft-store.ts'

/** A browser's storage, in memory. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>()
  isFull = false
  get length() {
    return this.#items.size
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null
  getItem = (key: string) => this.#items.get(key) ?? null
  removeItem = (key: string) => void this.#items.delete(key)
  clear = () => this.#items.clear()
  setItem = (key: string, value: string) => {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.#items.set(key, value)
  }
}

const typed = { 'so.title': { value: 'Hore', was: '0' } }
const place = { account: 1, slug: 'posts', id: 7 }
let storage: MemoryStorage

beforeEach(() => {
  storage = new MemoryStorage()
  vi.useRealTimers()
})

test('what was typed is there for its account and its document alone', () => {
  expect(writeDraft(storage, place, typed)).toBe(true)
  expect(readDraft(storage, place)).toMatchObject({ fields: typed })
  expect(readDraft(storage, { ...place, account: 2 })).toBeUndefined()
  expect(readDraft(storage, { ...place, id: 8 })).toBeUndefined()
  expect(readDraft(storage, { ...place, slug: 'operations' })).toBeUndefined()
})

test('a draft is deleted by itself, and all of an account by its signing out', () => {
  for (const id of [7, 8]) writeDraft(storage, { ...place, id }, typed)
  writeDraft(storage, { ...place, account: 11 }, typed)
  deleteDraft(storage, place)
  expect(readDraft(storage, place)).toBeUndefined()
  deleteDraftsOf(storage, 1)
  expect(readDraft(storage, { ...place, id: 8 })).toBeUndefined()
  expect(readDraft(storage, { ...place, account: 11 })).toMatchObject({ fields: typed })
})

test('a draft that is too old is gone, and one from a clock that was ahead too', () => {
  vi.useFakeTimers({ now: Date.now() - MAX_AGE_MS })
  writeDraft(storage, place, typed)
  vi.setSystemTime(Date.now() + 2 * MAX_AGE_MS)
  writeDraft(storage, { ...place, id: 8 }, typed)
  vi.useRealTimers()
  expect(readDraft(storage, place)).toBeUndefined()
  expect(readDraft(storage, { ...place, id: 8 })).toBeUndefined()
  expect(storage.length).toBe(0)
})

test('of too many drafts the oldest go, and other things of the browser stay', () => {
  storage.setItem('language', 'SO')
  vi.useFakeTimers({ now: Date.now() - 60_000 })
  for (let id = 0; id <= MAX_DRAFTS; id += 1) {
    vi.setSystemTime(Date.now() + 1_000)
    writeDraft(storage, { ...place, id }, typed)
  }
  vi.useRealTimers()
  expect(storage.length).toBe(MAX_DRAFTS + 1)
  expect(readDraft(storage, { ...place, id: 0 })).toBeUndefined()
  expect(readDraft(storage, { ...place, id: MAX_DRAFTS })).toBeDefined()
  expect(storage.getItem('language')).toBe('SO')
})

test('a text that is too long, and a browser that is full, are no failures', () => {
  const long = { content: { value: 'a'.repeat(MAX_DRAFT_CHARS), was: '' } }
  expect(writeDraft(storage, place, long)).toBe(false)
  storage.isFull = true
  expect(writeDraft(storage, place, typed)).toBe(false)
})

test('what is no draft is deleted unread', () => {
  for (const text of ['', 'null', '{}', '{"at":"never","fields":{}}']) {
    storage.setItem('gaashaan-draft:1:posts:7', text)
    expect(readDraft(storage, place)).toBeUndefined()
  }
  sweepDrafts(storage)
  expect(storage.length).toBe(0)
})
