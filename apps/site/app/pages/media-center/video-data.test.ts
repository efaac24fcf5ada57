import { expect, test } from 'vitest'
import { exampleSettings } from '../../settings/settings.examples.ts'
import { videosData } from './video-data.ts'

const CONTEXT = { settings: exampleSettings, language: 'EN' } as const

const picture = { url: '/media/boat.webp', width: 16, height: 9, alt: '' }

const video = {
  id: 1,
  title: 'A day at sea',
  source: { kind: 'file', url: '/media/clip.webm' },
  picture,
  duration: '1:04:12',
  date: 'November 18, 2026',
  day: '2026-11-18',
} as const

test('a video has its file or its player, its picture and its duration', () => {
  const youTube = { ...video, source: { kind: 'youtube', id: 'aqz-KE-bpKQ' } } as const
  const { '@graph': data } = videosData([video, youTube], CONTEXT)
  expect(data[0]).toMatchObject({
    contentUrl: 'https://site.example/media/clip.webm',
    thumbnailUrl: 'https://site.example/media/boat.webp',
    duration: 'PT1H4M12S',
    uploadDate: '2026-11-18',
  })
  expect(data[1]).toMatchObject({
    embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  })
})

test('a video on the page of another host has that page, which is not its file', () => {
  const elsewhere = {
    ...video,
    source: { kind: 'elsewhere', url: 'https://videos.example/1' },
  } as const
  const [data] = videosData([elsewhere], CONTEXT)['@graph']
  expect(data).toMatchObject({ url: 'https://videos.example/1' })
  expect(data).not.toHaveProperty('contentUrl')
})

test('a video without a picture is left out', () => {
  const without = { ...video, picture: undefined }
  expect(videosData([without], CONTEXT)['@graph']).toEqual([])
})
