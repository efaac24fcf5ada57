import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { renderInLanguage } from '../render-in-language.tsx'
import Player from './player.tsx'
import type { VideoView } from './present-video.ts'
import { VideoCard } from './video-card.tsx'

const video: VideoView = {
  id: 1,
  title: 'A day at sea',
  source: { kind: 'youtube', id: 'aqz-KE-bpKQ' },
  picture: undefined,
  duration: '4:12',
  date: 'November 14, 2026',
  day: '2026-11-14',
}

const render = (changes: Partial<VideoView> = {}) =>
  renderInLanguage(
    <VideoCard video={{ ...video, ...changes }} slot={IMAGE_SLOTS.third} heading="h3" />,
    'EN',
  )

test('the preview is a link to the video in a new tab, and nothing plays yet', () => {
  const html = render()
  expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"')
  expect(html).toContain('target="_blank" rel="noopener noreferrer"')
  expect(html).not.toMatch(/<iframe|<video/)
})

test('a video without a picture has the site’s own drawing', () => {
  expect(render()).toMatch(/<img[^>]*width="1600" height="900" alt=""/)
})

test('a video without a title has a text in its place', () => {
  expect(render({ title: '' })).toContain('>Untitled video</h3>')
})

test('a video of another host says that it opens in a new tab', () => {
  const source = { kind: 'elsewhere', url: 'https://videos.example/1' } as const
  expect(render({ source })).toContain('(opens in a new tab)')
  expect(render()).not.toContain('(opens in a new tab)')
})

test('a YouTube video plays without cookies, a file in the browser’s own player', () => {
  const frame = renderToString(<Player source={video.source} title={video.title} />)
  expect(frame).toContain('src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"')
  const file = { kind: 'file', url: '/media/clip.webm' } as const
  const player = renderToString(<Player source={file} title={video.title} />)
  expect(player).toMatch(/<video[^>]*src="\/media\/clip\.webm"[^>]*controls/)
  expect(player).not.toContain('<track')
})

test('a video file has captions, and those in the reader’s language are on by default', () => {
  const file = { kind: 'file', url: '/media/clip.webm' } as const
  const captions = [
    { src: '/media/so.vtt', srcLang: 'so', label: 'Soomaali', default: true },
    { src: '/media/en.vtt', srcLang: 'en', label: 'English', default: false },
  ]
  const player = renderToString(<Player source={file} title="T" captions={captions} />)
  expect(player).toContain(
    '<track kind="captions" src="/media/so.vtt" srcLang="so" label="Soomaali" default=""/>',
  )
  expect(player).toContain(
    '<track kind="captions" src="/media/en.vtt" srcLang="en" label="English"/>',
  )
})
