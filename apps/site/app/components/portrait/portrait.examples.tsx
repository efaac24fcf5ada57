import { PLACES } from '../../images/image-slots.ts'
import { examplePicture } from '../../images/picture.examples.ts'
import type { Examples } from '../examples.ts'
import { Portrait } from './portrait.tsx'

export const examples = {
  typical: (language) => <Portrait picture={examplePicture(language)} place={PLACES.leaderPanel} />,
  withoutPicture: <Portrait picture={undefined} place={PLACES.leaderPanel} />,
} satisfies Examples
