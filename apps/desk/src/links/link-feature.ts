import { LinkFeature } from '@payloadcms/richtext-lexical'
import type { FieldAffectingData, PayloadRequest } from 'payload'
import { messagesFor } from '../i18n/messages.ts'
import { linkUrlProblem } from './link-url.ts'
import { LINKED_COLLECTIONS } from './links-in.ts'

const PAGE_CHOICE = '/links/admin/page-choice.tsx#PageChoice'

interface LinkValidation {
  readonly req: PayloadRequest
  readonly siblingData: { readonly linkType?: unknown }
}

/** What differs from Payload's own fields of a link, by their names. */
const OVERRIDES: Readonly<
  Record<string, { readonly admin: object; readonly [name: string]: unknown }>
> = {
  linkType: {
    label: { en: 'Where it leads', so: 'Halka uu u socdo' },
    options: [
      { value: 'custom', label: { en: 'An address or a page', so: 'Cinwaan ama bog' } },
      {
        value: 'internal',
        label: {
          en: 'A post, an operation or a leader of this site',
          so: 'Qoraal, howlgal ama hoggaamiye boggan ku jira',
        },
      },
    ],
    admin: {
      description: {
        en: 'A link to a post, an operation or a leader follows it when its title changes, and readers get the words without a link while it is not public.',
        so: 'Xiriirka qoraal, howlgal ama hoggaamiye wuu raacaa marka cinwaankiisu isbeddelo; inta uusan dadweynaha u furnayn akhristayaashu waxay helaan erayada oo aan xiriir lahayn.',
      },
    },
  },
  url: {
    label: { en: 'Address', so: 'Cinwaanka' },
    validate: (value: unknown, { req, siblingData }: LinkValidation) => {
      if (siblingData.linkType === 'internal') return true
      const problem = linkUrlProblem(value)
      return problem === undefined || messagesFor(req).t(problem)
    },
    admin: { components: { afterInput: [PAGE_CHOICE] } },
  },
  // Only the id is stored. The path is looked up when the text is read (`link-paths.ts`), so that the
  // link follows the document.
  doc: {
    label: { en: 'Post, operation or leader', so: 'Qoraal, howlgal ama hoggaamiye' },
    // Excludes the empty drafts of forms that were only opened.
    filterOptions: () => ({ heading: { not_equals: '' } }),
    admin: { allowCreate: false, allowEdit: false },
  },
}

function overrideField(field: FieldAffectingData): FieldAffectingData {
  const override = OVERRIDES[field.name ?? '']
  if (!override) return field
  const admin = { ...field.admin, ...override.admin }
  return { ...field, ...override, admin } as FieldAffectingData
}

/**
 * Payload's links without its processing of their fields when a text is saved. That encodes a URL
 * without a scheme once more at every save, and refuses the whole text for a wrong link. Here links are
 * stored as they are typed. They are validated in the link's form and before a text is published
 * (`link-problems.ts`), so that a wrong link of an older text does not keep it from being withdrawn.
 */
export function linkFeature(): ReturnType<typeof LinkFeature> {
  const { feature: createFeature, ...provider } = LinkFeature({
    enabledCollections: [...LINKED_COLLECTIONS],
    // The path of a linked document is looked up separately.
    maxDepth: 0,
    fields: ({ defaultFields }) => defaultFields.map(overrideField),
  })
  return {
    ...provider,
    feature: async (args) => {
      const feature = await (typeof createFeature === 'function'
        ? createFeature(args)
        : createFeature)
      const nodes = feature.nodes?.map(({ node, converters }) => ({ node, converters }))
      return { ...feature, nodes: nodes ?? [], componentImports: [PAGE_CHOICE] }
    },
  }
}
