import { postExamples } from '@gaashaan/contract/examples'
import type { Language } from '@gaashaan/contract/language'
import { examplePosts } from '../../news/post-summary.examples.ts'
import { presentTenderFacts } from '../../news/present-tender.ts'
import type { Examples } from '../examples.ts'
import { AddToCalendar, TenderBadge, TenderDeadline, TenderFacts } from './tender-facts.tsx'

/** All parts of the tender on the given day. */
function tenderOn(day: string, language: Language) {
  const facts = presentTenderFacts(
    { ...postExamples.tender, languages: ['SO', 'EN'] },
    language,
    day,
  )
  return (
    <>
      <TenderBadge state={facts.state} />
      <TenderDeadline facts={facts} />
      <TenderFacts facts={facts} />
      <AddToCalendar facts={facts} title={examplePosts(language).withFile.title} />
    </>
  )
}

export const examples = {
  typical: (language) => tenderOn('2026-11-20', language),
  urgent: (language) => tenderOn('2026-12-13', language),
  lastDay: (language) => tenderOn('2026-12-15', language),
  upcoming: (language) => tenderOn('2026-10-20', language),
  closed: (language) => tenderOn('2026-12-16', language),
} satisfies Examples
