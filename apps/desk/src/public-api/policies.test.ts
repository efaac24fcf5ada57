import { POLICIES, PoliciesSchema, parseResponse } from '@gaashaan/contract'
import { DEFAULT_TEXTS } from '@gaashaan/contract/defaults/texts'
import { policyExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { LANGUAGE_GROUP } from '../collections/language-fields.ts'
import { POLICY_GLOBALS } from '../globals/policies/global.ts'
import { testDesk } from '../testing/desk.ts'
import { createPerson } from '../testing/people.ts'

const desk = testDesk(undefined, async () => ({ fourEyes: false }))

async function read(language: 'SO' | 'EN') {
  const { json } = await desk.call('policies', `language=${language}`)
  const policies = parseResponse(PoliciesSchema, json)
  if (policies === undefined) throw new Error(JSON.stringify(json))
  return policies
}

test('no policy is returned until one is published', async () => {
  expect(await read('SO')).toEqual(policyExamples.untouched)
})

test('the desk produces the contract’s example of changed terms', async () => {
  const { user } = await createPerson(desk, ['publisher'])
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
  expect(await read('EN')).toEqual({ terms })
})

test.each(POLICIES)('%s published unchanged has the default texts', async (name) => {
  const { user } = await createPerson(desk, ['publisher'])
  const data = { _status: 'published' } as const
  if (name !== 'terms') {
    await desk.payload.updateGlobal({ slug: POLICY_GLOBALS[name].slug, user, data })
  }
  const language = name === 'terms' ? 'SO' : 'EN'
  const defaults = DEFAULT_TEXTS[LANGUAGE_GROUP[language]].policies[name]
  expect((await read(language))[name]).toMatchObject({
    title: defaults.title,
    lead: defaults.lead,
    sections: defaults.sections.map((section) => ({ list: null, ...section })),
  })
})
