import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { examplePicture } from '../../images/picture.examples.ts'
import type { Examples } from '../examples.ts'
import { Cover } from './cover.tsx'

export const examples = {
  typical: (language) => <Cover picture={examplePicture(language)} slot={IMAGE_SLOTS.third} />,
  withoutPicture: <Cover picture={undefined} slot={IMAGE_SLOTS.third} />,
} satisfies Examples
