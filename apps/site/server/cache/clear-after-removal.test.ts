import { expect, test } from 'vitest'
import type { ContentVersion } from '../upstream/content-version.ts'
import { createVersionHistory } from '../upstream/version-history.ts'
import { clearAfterRemoval } from './clear-after-removal.ts'
import type { DiskStore } from './disk-store.ts'

test('the disk is cleared after a removal, and after no other change', () => {
  const history = createVersionHistory()
  const listeners: (() => void)[] = []
  const contentVersion = {
    peek: () => ({ version: history.latest()?.version }),
    onChange: (listener: () => void) => listeners.push(listener),
    changesAfter: history.changesAfter,
  } as unknown as ContentVersion
  let cleared = 0
  const clear = async () => {
    cleared += 1
  }
  const disk = { clear } as unknown as DiskStore
  clearAfterRemoval(contentVersion, disk)
  const changed = (version: string, tags?: readonly string[]) => {
    history.confirm(version, tags && new Set(tags), 0)
    for (const listener of listeners) listener()
    return cleared
  }
  expect(changed('1')).toBe(0)
  expect(changed('2', ['post:1', 'log'])).toBe(0)
  expect(changed('3', ['post:1', 'log', 'removal'])).toBe(1)
  expect(changed('4', ['post:2'])).toBe(1)
})
