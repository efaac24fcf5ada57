import { LEADERSHIP_TITLES } from '@gaashaan/contract/content/leadership'
import { leaderExamples } from '@gaashaan/contract/examples'
import type { Language } from '@gaashaan/contract/language'
import { examplePicture } from '../../images/picture.examples.ts'
import { messagesFor } from '../../messages/messages.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import type { Examples } from '../examples.ts'
import { LeaderCard } from './leader-card.tsx'

const NAMES = { SO: leaderExamples.typical.name, EN: leaderExamples.withoutPhoto.name }

const leader = (language: Language) => ({
  name: NAMES[language],
  title: LEADERSHIP_TITLES.minister[language],
  portrait: examplePicture(language),
  to: PATHS.minister,
  linkLabel: messagesFor(language).common.readMore,
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
