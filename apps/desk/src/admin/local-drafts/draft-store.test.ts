import { beforeEach, expect, test, vi } from 'vitest'
import {
  deleteAccountDrafts,
  deleteDraft,
  encryptPlainDrafts,
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
const place = { account: 1, slug: 'posts', id: 7 }
const key = new Uint8Array(32).fill(1)
const otherKey = new Uint8Array(32).fill(2)
let storage: MemoryStorage

beforeEach(() => {
  storage = new MemoryStorage()
  vi.useRealTimers()
})

test('a draft is found only for its account and its document', () => {
  expect(writeDraft(storage, place, key, fields)).toBe(true)
  expect(readDraft(storage, place, key)).toMatchObject({ fields })
  expect(readDraft(storage, { ...place, account: 2 }, key)).toBeUndefined()
  expect(readDraft(storage, { ...place, id: 8 }, key)).toBeUndefined()
  expect(readDraft(storage, { ...place, slug: 'operations' }, key)).toBeUndefined()
})

test('what is stored holds no typed word, and the same text is never stored twice alike', () => {
  const stored = [0, 1].map(() => {
    writeDraft(storage, place, key, fields)
    return storage.getItem(storage.key(0) ?? '') ?? ''
  })
  for (const text of stored) expect(text).not.toMatch(/Hore|title|fields/)
  expect(stored[0]).not.toBe(stored[1])
})

test('the key of another account opens nothing, and what no key opens is deleted', () => {
  writeDraft(storage, place, key, fields)
  expect(readDraft(storage, place, otherKey)).toBeUndefined()
  expect(storage.length).toBe(0)
})

test('a draft that was moved to another document or changed is refused', () => {
  writeDraft(storage, place, key, fields)
  const stored = storage.getItem('gaashaan-draft:1:posts:7') ?? ''
  storage.setItem('gaashaan-draft:1:posts:8', stored)
  storage.setItem(
    'gaashaan-draft:1:posts:7',
    stored.replace(/(.)"}$/, (_, last) => (last === '0' ? '1"}' : '0"}')),
  )
  expect(readDraft(storage, { ...place, id: 8 }, key)).toBeUndefined()
  expect(readDraft(storage, place, key)).toBeUndefined()
})

test('a draft that an earlier version stored in plain is encrypted with its time, for its account alone', () => {
  const at = new Date(Date.now() - 60_000).toISOString()
  for (const account of [1, 2]) {
    storage.setItem(`gaashaan-draft:${account}:posts:7`, JSON.stringify({ at, fields }))
  }
  encryptPlainDrafts(storage, 1, key)
  expect(storage.getItem('gaashaan-draft:1:posts:7')).not.toContain('Hore')
  expect(readDraft(storage, place, key)).toEqual({ at, fields })
  expect(storage.getItem('gaashaan-draft:2:posts:7')).toContain('Hore')
})

test('a single draft can be deleted, and all drafts of an account at its sign-out', () => {
  for (const id of [7, 8]) writeDraft(storage, { ...place, id }, key, fields)
  writeDraft(storage, { ...place, account: 11 }, key, fields)
  deleteDraft(storage, place)
  expect(readDraft(storage, place, key)).toBeUndefined()
  deleteAccountDrafts(storage, 1)
  expect(readDraft(storage, { ...place, id: 8 }, key)).toBeUndefined()
  expect(readDraft(storage, { ...place, account: 11 }, key)).toMatchObject({ fields })
})

test('a draft that is too old, or from a clock that was ahead, is deleted', () => {
  vi.useFakeTimers({ now: Date.now() - MAX_DRAFT_AGE_MS })
  writeDraft(storage, place, key, fields)
  vi.setSystemTime(Date.now() + 2 * MAX_DRAFT_AGE_MS)
  writeDraft(storage, { ...place, id: 8 }, key, fields)
  vi.useRealTimers()
  expect(readDraft(storage, place, key)).toBeUndefined()
  expect(readDraft(storage, { ...place, id: 8 }, key)).toBeUndefined()
  expect(storage.length).toBe(0)
})

test('of too many drafts the oldest are deleted, and other stored items stay', () => {
  storage.setItem('language', 'SO')
  vi.useFakeTimers({ now: Date.now() - 60_000 })
  for (let id = 0; id <= MAX_DRAFTS; id += 1) {
    vi.setSystemTime(Date.now() + 1_000)
    writeDraft(storage, { ...place, id }, key, fields)
  }
  vi.useRealTimers()
  expect(storage.length).toBe(MAX_DRAFTS + 1)
  expect(readDraft(storage, { ...place, id: 0 }, key)).toBeUndefined()
  expect(readDraft(storage, { ...place, id: MAX_DRAFTS }, key)).toBeDefined()
  expect(storage.getItem('language')).toBe('SO')
})

test('a draft that is too long or a full storage is reported without an error', () => {
  const long = { content: { value: 'a'.repeat(MAX_DRAFT_CHARS), was: '' } }
  expect(writeDraft(storage, place, key, long)).toBe(false)
  storage.isFull = true
  expect(writeDraft(storage, place, key, fields)).toBe(false)
})

test('an item that is not a draft is deleted', () => {
  for (const text of ['', 'null', '{}', '{"at":"never","encrypted":""}']) {
    storage.setItem('gaashaan-draft:1:posts:7', text)
    expect(readDraft(storage, place, key)).toBeUndefined()
  }
  sweepDrafts(storage)
  expect(storage.length).toBe(0)
})
