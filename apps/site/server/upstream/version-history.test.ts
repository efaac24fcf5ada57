import { expect, test } from 'vitest'
import { createVersionHistory } from './version-history.ts'

const tags = (...names: string[]) => new Set(names)
const NEVER = Number.NEGATIVE_INFINITY

/** Three versions: the second changed a post, the third the settings. */
function threeVersions() {
  const history = createVersionHistory()
  history.confirm('1', undefined, 100)
  history.confirm('1', tags(), 200)
  history.confirm('2', tags('post:1', 'list:news:so'), 300)
  history.confirm('3', tags('settings'), 400)
  history.confirm('3', tags(), 500)
  return history
}

test('a response stays current through changes that have none of its tags', () => {
  const { isCurrent } = threeVersions()
  expect(isCurrent('1', tags('post:2'))).toBe(true)
  expect(isCurrent('1', tags('post:2', 'post:1'))).toBe(false)
  expect(isCurrent('2', tags('post:1'))).toBe(true)
  expect(isCurrent('2', tags('settings'))).toBe(false)
})

test('a response without tags is outdated by any change', () => {
  const { isCurrent } = threeVersions()
  expect(isCurrent('2', undefined)).toBe(false)
  expect(isCurrent('3', undefined)).toBe(true)
})

test('it is known until when a response was current: until the first change of its tags', () => {
  const { currentUntil } = threeVersions()
  expect(currentUntil('1', tags('post:1', 'settings'))).toBe(200)
  expect(currentUntil('1', tags('settings'))).toBe(300)
  expect(currentUntil('1', tags('redirects'))).toBe(500)
})

test('a change without tags outdates every response', () => {
  const history = threeVersions()
  history.confirm('4', undefined, 600)
  expect(history.isCurrent('3', tags('redirects'))).toBe(false)
  expect(history.currentUntil('3', tags('redirects'))).toBe(500)
})

test('a response of a version that was never seen is not current', () => {
  const history = threeVersions()
  expect(history.isCurrent('unknown', tags())).toBe(false)
  expect(history.currentUntil('unknown', tags())).toBe(NEVER)
  expect(createVersionHistory().isCurrent('1', tags())).toBe(false)
})

test('a response has something that was removed if one later change says so and has its tag', () => {
  const history = createVersionHistory()
  history.confirm('1', undefined, 0)
  history.confirm('2', new Set(['post:1', 'removal']), 1)
  history.confirm('3', new Set(['post:2']), 2)
  expect(history.hasRemoved('1', new Set(['post:1']))).toBe(true)
  expect(history.hasRemoved('1', undefined)).toBe(true)
  expect(history.hasRemoved('1', new Set(['post:2']))).toBe(false)
  expect(history.hasRemoved('2', new Set(['post:1']))).toBe(false)
})

test('an earlier version that a restored host has again outdates what came between', () => {
  const history = threeVersions()
  history.confirm('1', undefined, 600)
  expect(history.isCurrent('1', tags('post:1'))).toBe(true)
  expect(history.isCurrent('3', tags('redirects'))).toBe(false)
})

test('responses of versions that are too old to be remembered are not current', () => {
  const history = createVersionHistory()
  for (let number = 0; number <= 1_000; number += 1) {
    history.confirm(`${number}`, tags('settings'), number)
  }
  expect(history.isCurrent('1', tags('redirects'))).toBe(true)
  expect(history.isCurrent('0', tags('redirects'))).toBe(false)
})
