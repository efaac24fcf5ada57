import { examplePicture } from '../../api/picture.examples.ts'
import { PLACES } from '../../api/picture-places.ts'
import type { Examples } from '../examples.ts'
import { Portrait } from './portrait.tsx'

export const examples = {
  typical: (language) => <Portrait picture={examplePicture(language)} place={PLACES.leaderPanel} />,
  withoutPicture: <Portrait picture={undefined} place={PLACES.leaderPanel} />,
} satisfies Examples
