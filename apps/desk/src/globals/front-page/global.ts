import type { Field, GlobalConfig, Where } from 'payload'
import { signedIn } from '../../access/signed-in.ts'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { STRUCTURE_GROUP } from '../../collections/groups.ts'
import { PUBLISH_BUTTON } from '../../four-eyes/publish-button.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { capturePublicState, onPublicChange } from '../on-public-change.ts'
import type { OrderedList } from './order.ts'

/** Maximum number of documents in an order; the front page shows no more. */
const MAX_ORDERED = 20

/** A list that editors put in order, below the order that readers see today. */
function orderedList(
  name: OrderedList,
  label: BothLanguages,
  relationTo: 'posts' | 'operations',
  where: Where = {},
): Field[] {
  const path = '/globals/front-page/admin/todays-order.tsx#TodaysOrder'
  const Field = { path, clientProps: { list: name } }
  return [
    {
      name: `${name}Today`,
      type: 'ui',
      admin: { disableListColumn: true, components: { Field } },
    },
    {
      name,
      label,
      type: 'relationship',
      relationTo,
      hasMany: true,
      maxRows: MAX_ORDERED,
      filterOptions: { ...where, featured: { equals: true } },
      // A document that is no longer featured may stay in the list and must not prevent saving.
      validate: () => true as const,
    },
  ]
}

/**
 * The order of featured posts and operations on the front page. Featured ones that are not in the
 * order follow, newest first; those in the order that are no longer featured are skipped.
 */
export const frontPage: GlobalConfig = {
  slug: 'front-page',
  label: { en: 'Front page', so: 'Bogga hore' },
  admin: {
    group: STRUCTURE_GROUP,
    components: { elements: { PublishButton: PUBLISH_BUTTON } },
    description: {
      en: 'Drag into the order in which readers see them. What is featured and not named here follows, the newest first.',
      so: 'U jiid sida ay akhristayaashu u arkayaan. Waxa muhiimka ah ee aan halkan ku jirin ayaa ku xiga, kan ugu cusub ayaa hormara.',
    },
  },
  access: { read: signedIn, update: thoseWhoPublish, readVersions: signedIn },
  versions: { drafts: true, max: 50 },
  hooks: {
    beforeOperation: [capturePublicState],
    afterChange: [onPublicChange('front-page')],
  },
  fields: [
    ...orderedList('news', { en: 'Featured news', so: 'Wararka muhiimka ah' }, 'posts', {
      kind: { equals: 'news' },
    }),
    ...orderedList('videos', { en: 'Featured videos', so: 'Muuqaallada muhiimka ah' }, 'posts', {
      kind: { equals: 'videos' },
    }),
    ...orderedList(
      'operations',
      { en: 'Featured operations', so: 'Howlgallada muhiimka ah' },
      'operations',
    ),
  ],
}
