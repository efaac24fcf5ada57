import { INSTITUTION, LEADERSHIP_ROLES, LEADERSHIP_TITLES } from '@gaashaan/contract'
import type { CollectionConfig, SelectFieldValidation } from 'payload'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { thoseWhoWrite } from '../../access/those-who-write.ts'
import { bumpAfterChange, bumpAfterDelete } from '../../content-version/bump.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { publishChecksEndpoint } from '../../publish-checks/endpoint.ts'
import { leaderFindings } from '../../publish-checks/leader-findings.ts'
import { noteWrite } from '../../publish-checks/write-context.ts'
import { clockSkewVersions } from '../clock-skew-versions.ts'
import { CONTENT_GROUP } from '../groups.ts'
import { headingField } from '../heading-field.ts'
import { LANGUAGE_GROUP } from '../language-fields.ts'
import { languageTabs } from '../language-tabs.ts'
import { mediaField } from '../media/media-field.ts'
import { colourProblem } from './colour.ts'
import { fixedTitles } from './fixed-titles.ts'
import { leaderTextFields } from './leader-text-fields.ts'
import { endFormerTerms, keepHolder, keepOneHolder } from './one-holder.ts'
import { settlePublicity } from './publicity.ts'
import { termFields } from './term.ts'

const institutionLabels = {
  ministry: { en: 'Ministry', so: 'Wasaaradda' },
  army: { en: 'Army', so: 'Ciidanka' },
} as const

const roleOfMinistry: SelectFieldValidation = (value, { req, siblingData }) => {
  const { institution } = siblingData as { institution?: unknown }
  return (
    institution !== 'ministry' ||
    Boolean(value) ||
    messagesFor(req).t({ en: 'Choose a role.', so: 'Dooro jagada.' })
  )
}

/** The ministry's leaders, one for each role, and the army's. */
export const leaders: CollectionConfig = {
  slug: 'leaders',
  labels: {
    singular: { en: 'Leader', so: 'Hoggaamiye' },
    plural: { en: 'Leaders', so: 'Hoggaanka' },
  },
  admin: {
    group: CONTENT_GROUP,
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'institution', 'role', 'order', '_status'],
    components: {
      edit: {
        beforeDocumentControls: ['/collections/untitled.tsx#Untitled'],
        PublishButton: '/publish-checks/admin/publish-button.tsx#PublishButton',
        UnpublishButton: '/publish-checks/admin/unpublish-button.tsx#UnpublishButton',
      },
    },
    listSearchableFields: ['so.name', 'en.name'],
  },
  access: {
    create: thoseWhoPublish,
    read: thoseWhoWrite,
    update: thoseWhoPublish,
    delete: thoseWhoPublish,
    readVersions: thoseWhoWrite,
  },
  endpoints: [publishChecksEndpoint('leaders', leaderFindings)],
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: {
    beforeValidate: [fixedTitles],
    beforeOperation: [noteWrite],
    beforeChange: [clockSkewVersions, settlePublicity, keepOneHolder],
    afterChange: [endFormerTerms, bumpAfterChange],
    beforeDelete: [keepHolder],
    afterDelete: [bumpAfterDelete],
  },
  defaultSort: ['institution', 'order'],
  indexes: Object.values(LANGUAGE_GROUP).map((group) => ({
    fields: ['institution', '_status', `${group}.public`, 'order'],
  })),
  fields: [
    headingField('name'),
    {
      name: 'institution',
      label: { en: 'Institution', so: 'Hay’adda' },
      type: 'select',
      required: true,
      defaultValue: 'ministry',
      options: (Object.keys(INSTITUTION) as (keyof typeof INSTITUTION)[]).map((value) => ({
        value,
        label: institutionLabels[value],
      })),
    },
    {
      name: 'role',
      label: { en: 'Role', so: 'Jagada' },
      type: 'select',
      validate: roleOfMinistry,
      options: LEADERSHIP_ROLES.map((value) => ({
        value,
        label: { en: LEADERSHIP_TITLES[value].EN, so: LEADERSHIP_TITLES[value].SO },
      })),
      admin: {
        condition: (data) => data.institution === 'ministry',
        description: {
          en: 'Gives the title in both languages.',
          so: 'Waxay bixisaa cinwaanka labada luqadood.',
        },
      },
    },
    languageTabs(() => leaderTextFields),
    ...termFields,
    mediaField('photo', 'picture', { label: { en: 'Photo', so: 'Sawirka' } }),
    {
      name: 'order',
      label: { en: 'Order', so: 'Kala horrayn' },
      type: 'number',
      required: true,
      defaultValue: 100,
      admin: {
        position: 'sidebar',
        description: { en: 'The smallest comes first.', so: 'Ka ugu yar ayaa hormara.' },
      },
    },
    {
      name: 'bgColor',
      label: { en: 'Background colour', so: 'Midabka gadaasha' },
      type: 'text',
      validate: (value: string | null | undefined) => colourProblem(value) ?? true,
      admin: {
        position: 'sidebar',
        description: {
          en: 'Like #14532D; dark green when empty.',
          so: 'Sida #14532D; cagaar madow haddii la bannaadiyo.',
        },
      },
    },
  ],
}
