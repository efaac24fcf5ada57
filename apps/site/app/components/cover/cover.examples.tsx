import { examplePicture } from '../../api/picture.examples.ts'
import { PLACES } from '../../api/picture-places.ts'
import type { Examples } from '../examples.ts'
import { Cover } from './cover.tsx'

export const examples = {
  typical: (language) => <Cover picture={examplePicture(language)} place={PLACES.third} />,
  withoutPicture: <Cover picture={undefined} place={PLACES.third} />,
} satisfies Examples
