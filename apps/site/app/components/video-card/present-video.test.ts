import type { FeaturedPost } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { presentVideos } from './present-video.ts'

registerMessages('EN', en)

const video = postExamples.video as unknown as FeaturedPost
const youTubeVideo = postExamples.youTubeVideo as unknown as FeaturedPost

function hostThatSays(title: string | undefined) {
  const asked: string[] = []
  return {
    asked,
    videoTitle: (url: string) => {
      asked.push(url)
      return Promise.resolve(title)
    },
  }
}

test('a YouTube video has the title that its host tells', async () => {
  const host = hostThatSays('The title at the host')
  const [shown] = await presentVideos([youTubeVideo], 'EN', host)
  expect(shown?.title).toBe('The title at the host')
  expect(host.asked).toEqual([youTubeVideo.post_url])
})

test('a YouTube video whose lookup fails keeps the title of its post', async () => {
  const [shown] = await presentVideos([youTubeVideo], 'EN', hostThatSays(undefined))
  expect(shown?.title).toBe(youTubeVideo.title)
})

test('a file is not looked up and has its length and its day', async () => {
  const host = hostThatSays('Never asked')
  const [shown] = await presentVideos([video], 'EN', host)
  expect(host.asked).toEqual([])
  expect(shown).toMatchObject({
    title: video.title,
    source: { kind: 'file', url: '/media/example-clip.webm' },
    duration: '0:12',
    date: 'November 11, 2026',
    day: '2026-11-11',
    picture: { url: '/media/example-boat.webp' },
    captions: [
      { url: '/media/example-clip-so.vtt', language: 'so', isOwn: false },
      { url: '/media/example-clip-en.vtt', language: 'en', isOwn: true, label: 'English' },
    ],
  })
})

test('a thin featured video has no date and no picture of its own', async () => {
  const thin = { id: 5, title: 'Thin', post_url: '/media/clip.webm', created_at: undefined }
  const [shown] = await presentVideos([thin], 'EN', hostThatSays(undefined))
  expect(shown).toMatchObject({ date: undefined, picture: undefined, duration: undefined })
})

test('a post without a video that can be shown is left out', async () => {
  const hostile = { ...video, post_url: 'javascript:alert(1)' }
  const shown = await presentVideos([hostile, video], 'EN', hostThatSays(undefined))
  expect(shown.map(({ id }) => id)).toEqual([video.id])
})
