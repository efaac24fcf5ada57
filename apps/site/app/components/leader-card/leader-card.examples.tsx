import { leaderExamples } from '@gaashaan/contract/examples'
import type { Language } from '@gaashaan/contract/language'
import { LEADERSHIP_TITLES } from '@gaashaan/contract/leadership'
import { PATHS } from '../../addresses.ts'
import { examplePicture } from '../../api/picture.examples.ts'
import { wordsOf } from '../../language/words.ts'
import type { Examples } from '../examples.ts'
import { LeaderCard } from './leader-card.tsx'

const NAMES = { SO: leaderExamples.typical.name, EN: leaderExamples.withoutPhoto.name }

const leader = (language: Language) => ({
  name: NAMES[language],
  title: LEADERSHIP_TITLES.minister[language],
  portrait: examplePicture(language),
  to: PATHS.minister,
  linkLabel: wordsOf(language).common.readMore,
})

export const examples = {
  typical: (language) => <LeaderCard {...leader(language)} />,
  withoutPortrait: (language) => <LeaderCard {...leader(language)} portrait={undefined} />,
  long: (language) => (
    <LeaderCard
      {...leader(language)}
      name={`${NAMES[language]} ${NAMES[language]}`}
      title={LEADERSHIP_TITLES.directorGeneralPersonnel[language]}
    />
  ),
} satisfies Examples
