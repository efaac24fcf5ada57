import { beforeEach, expect, test, vi } from 'vitest'
import {
  deleteAccountDrafts,
  deleteDraft,
  MAX_DRAFT_AGE_MS,
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

const fields = { 'so.title': { value: 'Hore', was: '0' } }
const draftKey = { account: 1, slug: 'posts', id: 7 }
let storage: MemoryStorage

beforeEach(() => {
  storage = new MemoryStorage()
  vi.useRealTimers()
})

test('a draft is found only for its account and its document', () => {
  expect(writeDraft(storage, draftKey, fields)).toBe(true)
  expect(readDraft(storage, draftKey)).toMatchObject({ fields })
  expect(readDraft(storage, { ...draftKey, account: 2 })).toBeUndefined()
  expect(readDraft(storage, { ...draftKey, id: 8 })).toBeUndefined()
  expect(readDraft(storage, { ...draftKey, slug: 'operations' })).toBeUndefined()
})

test('a single draft can be deleted, and all drafts of an account at its sign-out', () => {
  for (const id of [7, 8]) writeDraft(storage, { ...draftKey, id }, fields)
  writeDraft(storage, { ...draftKey, account: 11 }, fields)
  deleteDraft(storage, draftKey)
  expect(readDraft(storage, draftKey)).toBeUndefined()
  deleteAccountDrafts(storage, 1)
  expect(readDraft(storage, { ...draftKey, id: 8 })).toBeUndefined()
  expect(readDraft(storage, { ...draftKey, account: 11 })).toMatchObject({ fields })
})

test('a draft that is too old, or from a clock that was ahead, is deleted', () => {
  vi.useFakeTimers({ now: Date.now() - MAX_DRAFT_AGE_MS })
  writeDraft(storage, draftKey, fields)
  vi.setSystemTime(Date.now() + 2 * MAX_DRAFT_AGE_MS)
  writeDraft(storage, { ...draftKey, id: 8 }, fields)
  vi.useRealTimers()
  expect(readDraft(storage, draftKey)).toBeUndefined()
  expect(readDraft(storage, { ...draftKey, id: 8 })).toBeUndefined()
  expect(storage.length).toBe(0)
})

test('of too many drafts the oldest are deleted, and other stored items stay', () => {
  storage.setItem('language', 'SO')
  vi.useFakeTimers({ now: Date.now() - 60_000 })
  for (let id = 0; id <= MAX_DRAFTS; id += 1) {
    vi.setSystemTime(Date.now() + 1_000)
    writeDraft(storage, { ...draftKey, id }, fields)
  }
  vi.useRealTimers()
  expect(storage.length).toBe(MAX_DRAFTS + 1)
  expect(readDraft(storage, { ...draftKey, id: 0 })).toBeUndefined()
  expect(readDraft(storage, { ...draftKey, id: MAX_DRAFTS })).toBeDefined()
  expect(storage.getItem('language')).toBe('SO')
})

test('a draft that is too long or a full storage is reported without an error', () => {
  const long = { content: { value: 'a'.repeat(MAX_DRAFT_CHARS), was: '' } }
  expect(writeDraft(storage, draftKey, long)).toBe(false)
  storage.isFull = true
  expect(writeDraft(storage, draftKey, fields)).toBe(false)
})

test('an item that is not a draft is deleted', () => {
  for (const text of ['', 'null', '{}', '{"at":"never","fields":{}}']) {
    storage.setItem('gaashaan-draft:1:posts:7', text)
    expect(readDraft(storage, draftKey)).toBeUndefined()
  }
  sweepDrafts(storage)
  expect(storage.length).toBe(0)
})
