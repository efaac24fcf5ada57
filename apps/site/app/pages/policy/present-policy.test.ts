import { POLICIES } from '@gaashaan/contract'
import { policyTexts } from '@gaashaan/contract/defaults/en/policies'
import { policyExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { PATHS } from '../../paths/canonical-paths.ts'
import { policyOfPattern } from './policy-of-pattern.ts'
import { presentPolicy } from './present-policy.server.ts'

test('what was never changed is the site’s own text', () => {
  for (const name of POLICIES) {
    expect(presentPolicy(name, 'EN')).toMatchObject(policyTexts[name])
    expect(presentPolicy(name, 'EN', null)).toEqual(presentPolicy(name, 'EN'))
  }
})

test('what the ministry wrote stands in its place, with its day', () => {
  const { terms } = policyExamples.changed
  const page = presentPolicy('terms', 'EN', terms)
  expect(page).toMatchObject({ title: terms.title, lead: terms.lead, updatedAt: terms.updated_at })
  expect(page.sections).toEqual([
    terms.sections[0],
    { heading: 'End', paragraphs: ['It ends here.'] },
  ])
})

test('a part that is empty is the site’s own', () => {
  const page = presentPolicy('security', 'EN', { title: '', lead: null, sections: [] })
  expect(page).toMatchObject(policyTexts.security)
})

test('each path is its policy’s, and another a developer error', () => {
  for (const name of POLICIES) expect(policyOfPattern(PATHS[name].slice(1))).toBe(name)
  expect(() => policyOfPattern('/contact')).toThrow('no policy has the path /contact')
})
