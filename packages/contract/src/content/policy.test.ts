import { expect, test } from 'vitest'
import { policyTexts as english } from '../defaults/en/policies.ts'
import { policyTexts as somali } from '../defaults/so/policies.ts'
import { policyExamples, wrongPolicyShapes } from '../examples/policy.ts'
import { goodResponse, parseResponse } from '../response.ts'
import { POLICIES, PoliciesSchema } from './policy.ts'

test.each(Object.entries(policyExamples))('the policies example %s is read', (_name, policies) => {
  expect(parseResponse(PoliciesSchema, goodResponse(policies))).toEqual(policies)
})

test.each(Object.entries(wrongPolicyShapes))('policies with %s are refused', (_name, policies) => {
  expect(parseResponse(PoliciesSchema, goodResponse(policies))).toBeUndefined()
})

test.each(POLICIES)('%s has the same sections in both languages', (name) => {
  const shape = (texts: typeof somali) =>
    texts[name].sections.map(({ paragraphs, list }) => [paragraphs.length, list?.length])
  expect(shape(english)).toEqual(shape(somali))
})
