import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { examplePicture } from '../../images/picture.examples.ts'
import type { Examples } from '../examples.ts'
import { Picture } from './picture.tsx'

export const examples = {
  typical: (language) => <Picture picture={examplePicture(language)} place={IMAGE_SLOTS.article} />,
  first: (language) => (
    <Picture picture={examplePicture(language)} place={IMAGE_SLOTS.article} first />
  ),
  decorative: (language) => (
    <Picture picture={examplePicture(language)} place={IMAGE_SLOTS.third} alt="" />
  ),
  lookedAtTheSide: (language) => (
    <Picture picture={{ ...examplePicture(language), focus: '04' }} place={IMAGE_SLOTS.row} />
  ),
} satisfies Examples
