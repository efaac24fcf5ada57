import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { examplePicture } from '../../images/picture.examples.ts'
import type { Examples } from '../examples.ts'
import { Portrait } from './portrait.tsx'

export const examples = {
  typical: (language) => (
    <Portrait picture={examplePicture(language)} slot={IMAGE_SLOTS.leaderPanel} />
  ),
  withoutPicture: <Portrait picture={undefined} slot={IMAGE_SLOTS.leaderPanel} />,
} satisfies Examples
