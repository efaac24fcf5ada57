import { POLICIES } from '@gaashaan/contract'
import { policyTexts } from '@gaashaan/contract/defaults/en/policies'
import { policyExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { presentPolicy } from './present-policy.server.ts'

test('an unchanged policy is the default text', () => {
  for (const name of POLICIES) {
    expect(presentPolicy(name, 'EN')).toMatchObject(policyTexts[name])
    expect(presentPolicy(name, 'EN', null)).toEqual(presentPolicy(name, 'EN'))
  }
})

test('the ministry’s text replaces the default, with its date', () => {
  const { terms } = policyExamples.changed
  const page = presentPolicy('terms', 'EN', terms)
  expect(page).toMatchObject({ title: terms.title, lead: terms.lead, updatedAt: terms.updated_at })
  expect(page.sections).toEqual([
    terms.sections[0],
    { heading: 'End', paragraphs: ['It ends here.'] },
  ])
})

test('an empty part is the default', () => {
  const page = presentPolicy('security', 'EN', { title: '', lead: null, sections: [] })
  expect(page).toMatchObject(policyTexts.security)
})
