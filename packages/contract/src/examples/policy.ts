import type { Policies } from '../content/policy.ts'

/** Policies as the ministry may have changed them. */
export const policyExamples = {
  untouched: {},
  changed: {
    terms: {
      title: 'Sample terms',
      lead: 'What a sample may be used for.',
      sections: [
        { heading: 'Use', paragraphs: ['One paragraph.', 'Another.'], list: ['first', 'second'] },
        { heading: 'End', paragraphs: ['It ends here.'], list: null },
      ],
      updated_at: '2026-11-20T06:00:00.000Z',
    },
  },
} satisfies Record<string, Policies>

export const wrongPolicyShapes = {
  aText: 'changed',
  sectionWithoutHeading: { terms: { sections: [{ heading: '', paragraphs: [] }] } },
  paragraphsAsText: { privacy: { sections: [{ heading: 'H', paragraphs: 'P' }] } },
  noInstant: { security: { updated_at: 'yesterday' } },
}
