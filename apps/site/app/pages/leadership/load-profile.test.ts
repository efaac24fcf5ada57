import { expect, test } from 'vitest'
import { profileOrPromise } from './load-profile.ts'
import type { Profile } from './present-profile.ts'

const empty: Profile = { state: 'empty' }

test('a quick profile comes as itself', async () => {
  expect(await profileOrPromise(Promise.resolve(empty))).toEqual({ profile: empty })
})

test('a slow profile comes as a promise', async () => {
  const slow = Promise.withResolvers<Profile>()
  const { profile } = await profileOrPromise(slow.promise, 0)
  expect(profile).toBeInstanceOf(Promise)
  slow.resolve(empty)
  expect(await profile).toEqual(empty)
})

test('a request that fails is a failed profile', async () => {
  const broken = Promise.reject(new TypeError('Failed to fetch'))
  expect(await profileOrPromise(broken)).toEqual({ profile: { state: 'failed' } })
})
