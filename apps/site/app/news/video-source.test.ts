import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { videoLink, videoSource, youTubeId } from './video-source.ts'

const id = 'aqz-KE-bpKQ'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `http://youtube.com/watch?list=x&v=${id}&t=3`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/embed/${id}?autoplay=1`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/live/${id}/`,
  ` https://youtu.be/${id} `,
])('%s has the id of a video', (url) => {
  expect(youTubeId(url)).toBe(id)
})

test.each([
  undefined,
  null,
  '',
  id,
  '/media/example-clip.webm',
  `https://www.youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/watch?v=${id}`,
  `https://evil.example/https://youtu.be/${id}`,
  `https://youtu.be@evil.example/${id}`,
  `https://user@youtu.be/${id}`,
  `javascript:alert("https://youtu.be/${id}")`,
  `ftp://youtu.be/${id}`,
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${id}"><script>`,
  'https://youtu.be/aqz-KE-bpK"',
  `https://youtu.be/${id}/more`,
  `https://www.youtube.com/redirect?q=${id}`,
])('%s has no id of a video', (url) => {
  expect(youTubeId(url)).toBeUndefined()
})

test('a YouTube URL plays by its id and links to its own page', () => {
  const source = videoSource(postExamples.youTubeVideo.post_url)
  expect(source).toEqual({ kind: 'youtube', id })
  expect(source && videoLink(source)).toBe(`https://www.youtube.com/watch?v=${id}`)
})

test('a path is a file that the site serves', () => {
  expect(videoSource(postExamples.video.post_url)).toEqual({
    kind: 'file',
    url: '/media/example-clip.webm',
  })
  expect(videoSource('uploads/clip.mp4')).toEqual({
    kind: 'file',
    url: '/media/-/uploads/clip.mp4',
  })
})

test('a video of any other host is a link and does not play on the site', () => {
  const url = 'https://videos.example/1.mp4'
  expect(videoSource(url)).toEqual({ kind: 'elsewhere', url })
})

test('an unsafe URL is no video', () => {
  expect(videoSource(postExamples.hostileMarkup.post_url)).toBeUndefined()
  expect(videoSource(null)).toBeUndefined()
})
