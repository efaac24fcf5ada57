import { expect, test } from 'vitest'
import { profileOrPromise } from './load-profile.ts'
import type { Profile } from './present-profile.ts'

const empty: Profile = { state: 'empty' }

test('a quick profile comes as itself', async () => {
  expect(await profileOrPromise(Promise.resolve(empty))).toEqual({ profile: empty })
})

test('a slow profile comes as a promise', async () => {
  let arrive: (profile: Profile) => void = () => {}
  const slow = new Promise<Profile>((resolve) => {
    arrive = resolve
  })
  const { profile } = await profileOrPromise(slow, 0)
  expect(profile).toBeInstanceOf(Promise)
  arrive(empty)
  expect(await profile).toEqual(empty)
})

test('a request that fails is a failed profile', async () => {
  const broken = Promise.reject(new TypeError('Failed to fetch'))
  expect(await profileOrPromise(broken)).toEqual({ profile: { state: 'failed' } })
})
