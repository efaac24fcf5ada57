import { LEADERSHIP_TITLES } from '@gaashaan/contract/content/leadership'
import { leaderExamples } from '@gaashaan/contract/examples'
import type { Language } from '@gaashaan/contract/language'
import { examplePicture } from '../../images/picture.examples.ts'
import { messagesFor } from '../../messages/messages.ts'
import type { Examples } from '../examples.ts'
import { LeaderPanel } from './leader-panel.tsx'
import { OfficeContact } from './office-contact.tsx'
import { panelColour } from './panel-colour.ts'

const NAMES = { SO: leaderExamples.typical.name, EN: leaderExamples.withoutPhoto.name }

const leader = (language: Language) => ({
  colour: panelColour(leaderExamples.typical.bgColor),
  portrait: examplePicture(language),
  label: messagesFor(language).ministry.profile.leadership,
  heading: NAMES[language],
  title: LEADERSHIP_TITLES.minister[language],
  children: <OfficeContact />,
})

export const examples = {
  typical: (language) => <LeaderPanel {...leader(language)} />,
  paleColour: (language) => <LeaderPanel {...leader(language)} colour={panelColour('#e3ac3a')} />,
  middleColour: (language) => <LeaderPanel {...leader(language)} colour={panelColour('#767676')} />,
  withoutPortrait: (language) => (
    <LeaderPanel {...leader(language)} colour={panelColour(null)} portrait={undefined} />
  ),
  long: (language) => (
    <LeaderPanel
      {...leader(language)}
      heading={`${NAMES[language]} ${NAMES[language]}`}
      title={LEADERSHIP_TITLES.directorGeneralPersonnel[language]}
    />
  ),
  error: (language) => (
    <LeaderPanel
      colour={panelColour(null)}
      label={messagesFor(language).ministry.profile.leadership}
      heading={LEADERSHIP_TITLES.minister[language]}
    >
      <p role="alert">{messagesFor(language).ministry.profile.failed}</p>
    </LeaderPanel>
  ),
} satisfies Examples
