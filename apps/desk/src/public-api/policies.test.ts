import { POLICIES, PoliciesSchema, parseResponse } from '@gaashaan/contract'
import { DEFAULT_TEXTS } from '@gaashaan/contract/defaults/texts'
import { policyExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { LANGUAGE_GROUP } from '../collections/language-fields.ts'
import { POLICY_GLOBALS } from '../globals/policies/global.ts'
import { testDesk } from '../testing/desk.ts'
import { person } from '../testing/people.ts'

const desk = testDesk()

async function told(language: 'SO' | 'EN') {
  const { json } = await desk.call('policies', `language=${language}`)
  const policies = parseResponse(PoliciesSchema, json)
  if (policies === undefined) throw new Error(JSON.stringify(json))
  return policies
}

test('a desk at which nothing was changed tells nothing', async () => {
  expect(await told('SO')).toEqual(policyExamples.untouched)
})

test('the example of changed terms comes out of the desk as it is', async () => {
  const { user } = await person(desk, ['publisher'])
  const { title, lead } = policyExamples.changed.terms
  const sections = [
    { heading: 'Use', text: 'One paragraph.\n\nAnother.\n\n- first\n- second' },
    { heading: 'End', text: 'It ends here.' },
  ]
  const data = { _status: 'published', en: { title, lead, sections } } as const
  const { updatedAt } = await desk.payload.updateGlobal({
    slug: 'terms-of-use',
    user,
    overrideAccess: false,
    data,
  })
  const terms = { ...policyExamples.changed.terms, updated_at: updatedAt }
  expect(await told('EN')).toEqual({ terms })
})

test.each(POLICIES)('%s published as it is has its own texts in both languages', async (name) => {
  const { user } = await person(desk, ['publisher'])
  const data = { _status: 'published' } as const
  if (name !== 'terms') {
    await desk.payload.updateGlobal({ slug: POLICY_GLOBALS[name].slug, user, data })
  }
  const language = name === 'terms' ? 'SO' : 'EN'
  const own = DEFAULT_TEXTS[LANGUAGE_GROUP[language]].policies[name]
  expect((await told(language))[name]).toMatchObject({
    title: own.title,
    lead: own.lead,
    sections: own.sections.map((section) => ({ list: null, ...section })),
  })
})
