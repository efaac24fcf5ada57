import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { examplePicture } from '../../images/picture.examples.ts'
import type { Examples } from '../examples.ts'
import { Picture } from './picture.tsx'

export const examples = {
  typical: (language) => <Picture picture={examplePicture(language)} slot={IMAGE_SLOTS.article} />,
  first: (language) => (
    <Picture picture={examplePicture(language)} slot={IMAGE_SLOTS.article} first />
  ),
  decorative: (language) => (
    <Picture picture={examplePicture(language)} slot={IMAGE_SLOTS.third} alt="" />
  ),
  lookedAtTheSide: (language) => (
    <Picture picture={{ ...examplePicture(language), focus: '04' }} slot={IMAGE_SLOTS.row} />
  ),
} satisfies Examples
