import { PLACES } from '../../images/image-slots.ts'
import { examplePicture } from '../../images/picture.examples.ts'
import type { Examples } from '../examples.ts'
import { Cover } from './cover.tsx'

export const examples = {
  typical: (language) => <Cover picture={examplePicture(language)} place={PLACES.third} />,
  withoutPicture: <Cover picture={undefined} place={PLACES.third} />,
} satisfies Examples
