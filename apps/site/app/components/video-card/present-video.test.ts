import type { FeaturedPost } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { clockTime, presentVideos } from './present-video.ts'

registerMessages('EN', en)

const video = postExamples.video as unknown as FeaturedPost
const youTubeVideo = postExamples.youTubeVideo as unknown as FeaturedPost

function fakeHost(title: string | undefined) {
  const requests: string[] = []
  return {
    requests,
    videoTitle: (url: string) => {
      requests.push(url)
      return Promise.resolve(title)
    },
  }
}

test('a YouTube video has the title of its host', async () => {
  const host = fakeHost('The title at the host')
  const [view] = await presentVideos([youTubeVideo], 'EN', host)
  expect(view?.title).toBe('The title at the host')
  expect(host.requests).toEqual([youTubeVideo.post_url])
})

test('a YouTube video without a title at its host has the title of its post', async () => {
  const [view] = await presentVideos([youTubeVideo], 'EN', fakeHost(undefined))
  expect(view?.title).toBe(youTubeVideo.title)
})

test('the title of a file is not requested, and it has a duration and a day', async () => {
  const host = fakeHost('Never requested')
  const [view] = await presentVideos([video], 'EN', host)
  expect(host.requests).toEqual([])
  expect(view).toMatchObject({
    title: video.title,
    source: { kind: 'file', url: '/media/example-clip.webm' },
    duration: '0:12',
    date: 'November 11, 2026',
    day: '2026-11-11',
    picture: { url: '/media/example-boat.webp' },
    captions: [
      { src: '/media/example-clip-so.vtt', srcLang: 'so', default: false },
      { src: '/media/example-clip-en.vtt', srcLang: 'en', default: true, label: 'English' },
    ],
  })
})

test('a video post with few fields has no date, picture or duration', async () => {
  const sparse = { id: 5, title: 'Sparse', post_url: '/media/clip.webm', created_at: undefined }
  const [view] = await presentVideos([sparse], 'EN', fakeHost(undefined))
  expect(view).toMatchObject({ date: undefined, picture: undefined, duration: undefined })
})

test('a post without a video that can be shown is left out', async () => {
  const hostile = { ...video, post_url: 'javascript:alert(1)' }
  const views = await presentVideos([hostile, video], 'EN', fakeHost(undefined))
  expect(views.map(({ id }) => id)).toEqual([video.id])
})

test.each([
  [12, '0:12'],
  [252, '4:12'],
  [59.6, '1:00'],
  [3723, '1:02:03'],
  [0, '0:00'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})
