import { LinkFeature } from '@payloadcms/richtext-lexical'
import type { FieldAffectingData, RelationshipField, TextField } from 'payload'
import { messagesFor } from '../i18n/messages.ts'
import { linkUrlProblem } from './link-url.ts'
import { LINKED_COLLECTIONS } from './links-in.ts'

const PAGE_CHOICE = '/links/admin/page-choice.tsx#PageChoice'

/** The address as someone gives it: the link's form says what is wrong with it. */
const url = (own: TextField): TextField =>
  ({
    ...own,
    validate: (
      value: unknown,
      { req, siblingData }: Parameters<NonNullable<TextField['validate']>>[1],
    ) => {
      if ((siblingData as { linkType?: unknown }).linkType === 'internal') return true
      const problem = linkUrlProblem(value)
      return problem === undefined || messagesFor(req).t(problem)
    },
    label: { en: 'Address', so: 'Cinwaanka' },
    admin: {
      ...own.admin,
      components: { afterInput: [PAGE_CHOICE] },
    },
  }) as TextField

/**
 * The document that a link refers to. Its number is stored, and its path is read when the text is
 * (`link-paths.ts`): it leads to where the document is then, or nowhere.
 */
const doc = (own: RelationshipField): RelationshipField =>
  ({
    ...own,
    label: { en: 'Post, operation or leader', so: 'Qoraal, howlgal ama hoggaamiye' },
    admin: { ...own.admin, allowCreate: false, allowEdit: false },
    // Forms that were opened and never written in.
    filterOptions: () => ({ heading: { not_equals: '' } }),
  }) as RelationshipField

const linkType = (own: FieldAffectingData): FieldAffectingData =>
  ({
    ...own,
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
  }) as FieldAffectingData

const OURS: Readonly<Record<string, (own: never) => FieldAffectingData>> = { url, doc, linkType }

/**
 * Links of a rich text, stored as they are given. When a text is saved, Payload's own feature goes
 * through the fields of its links: it encodes what it takes for no address, once more at every save,
 * and refuses the text of a link that it finds wrong. Here a text is saved whatever its links are. They
 * are checked where someone gives them, and before a text goes public (`link-problems.ts`): a link of
 * an older text keeps nobody from withdrawing it.
 */
export function linkFeature(): ReturnType<typeof LinkFeature> {
  const { feature: make, ...provider } = LinkFeature({
    enabledCollections: [...LINKED_COLLECTIONS],
    // Its path is all that readers need of a document.
    maxDepth: 0,
    fields: ({ defaultFields }) =>
      defaultFields.map((own) => (own.name && OURS[own.name]?.(own as never)) || own),
  })
  return {
    ...provider,
    feature: async (args) => {
      const made = await (typeof make === 'function' ? make(args) : make)
      const nodes = made.nodes?.map(({ node, converters }) => ({ node, converters }))
      return { ...made, nodes: nodes ?? [], componentImports: [PAGE_CHOICE] }
    },
  }
}
