import type { PostKind } from '@gaashaan/contract'
import type { Field, GlobalAfterChangeHook, GlobalConfig, RelationshipField } from 'payload'
import { signedIn } from '../../access/signed-in.ts'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { STRUCTURE_GROUP } from '../../collections/groups.ts'
import { bumpContentVersion } from '../../content-version/bump.ts'
import type { BothLanguages } from '../../i18n/messages.ts'

/** Most that can be put in an order: the front page shows no more. */
const MAX_ORDERED = 20

/**
 * What is offered is featured; what was named while it was may stay, and never keeps the rest from
 * being saved.
 */
const anyPlace = () => true as const

function inOrder(name: 'news' | 'videos', kind: PostKind, label: BothLanguages): RelationshipField {
  return {
    name,
    label,
    type: 'relationship',
    relationTo: 'posts',
    hasMany: true,
    maxRows: MAX_ORDERED,
    filterOptions: { kind: { equals: kind }, featured: { equals: true } },
    validate: anyPlace,
  }
}

/** Above a list: the order that readers have today. */
function todaysOrder(list: 'news' | 'videos' | 'operations'): Field {
  const path = '/globals/front-page/admin/todays-order.tsx#TodaysOrder'
  const Field = { path, clientProps: { list } }
  return {
    name: `${list}Today`,
    type: 'ui',
    admin: { disableListColumn: true, components: { Field } },
  }
}

const bump: GlobalAfterChangeHook = async ({ req }) => bumpContentVersion(req.payload, req)

/**
 * In which order the front page shows what is featured. What is featured and not named here follows,
 * the newest first; what is named and no longer featured is passed over.
 */
export const frontPage: GlobalConfig = {
  slug: 'front-page',
  label: { en: 'Front page', so: 'Bogga hore' },
  admin: {
    group: STRUCTURE_GROUP,
    description: {
      en: 'Drag into the order in which readers see them. What is featured and not named here follows, the newest first.',
      so: 'U jiid sida ay akhristayaashu u arkayaan. Waxa muhiimka ah ee aan halkan ku jirin ayaa ku xiga, kan ugu cusub ayaa hormara.',
    },
  },
  access: { read: signedIn, update: thoseWhoPublish, readVersions: signedIn },
  versions: { max: 50 },
  hooks: { afterChange: [bump] },
  fields: [
    todaysOrder('news'),
    inOrder('news', 'news', { en: 'Featured news', so: 'Wararka muhiimka ah' }),
    todaysOrder('videos'),
    inOrder('videos', 'videos', { en: 'Featured videos', so: 'Muuqaallada muhiimka ah' }),
    todaysOrder('operations'),
    {
      name: 'operations',
      label: { en: 'Featured operations', so: 'Howlgallada muhiimka ah' },
      type: 'relationship',
      relationTo: 'operations',
      hasMany: true,
      maxRows: MAX_ORDERED,
      filterOptions: { featured: { equals: true } },
      validate: anyPlace,
    },
  ],
}
