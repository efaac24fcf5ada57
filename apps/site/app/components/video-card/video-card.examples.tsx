import { postExamples } from '@gaashaan/contract/examples'
import type { Language } from '@gaashaan/contract/language'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { examplePicture } from '../../images/picture.examples.ts'
import { examplePosts } from '../../news/post-summary.examples.ts'
import { videoSource } from '../../news/video-source.ts'
import type { Examples } from '../examples.ts'
import type { VideoView } from './present-video.ts'
import { VideoCard } from './video-card.tsx'

const TITLES = { SO: postExamples.video.title, EN: 'Sample: a day at work' }

const file = videoSource(postExamples.video.post_url) as VideoView['source']
const youTube = videoSource(postExamples.youTubeVideo.post_url) as VideoView['source']

function card(language: Language, changes: Partial<VideoView> = {}) {
  const { id, date, day } = examplePosts(language).typical
  const video = {
    id,
    date,
    day,
    title: TITLES[language],
    source: file,
    duration: '0:12',
    picture: examplePicture(language),
    ...changes,
  }
  return <VideoCard video={video} slot={IMAGE_SLOTS.third} heading="h3" />
}

export const examples = {
  typical: (language) => card(language),
  youTube: (language) => card(language, { source: youTube, duration: undefined }),
  elsewhere: (language) =>
    card(language, { source: { kind: 'elsewhere', url: 'https://videos.example/1' } }),
  long: (language) => card(language, { title: examplePosts(language).long.title }),
  bare: (language) =>
    card(language, { title: '', picture: undefined, duration: undefined, date: undefined }),
} satisfies Examples
