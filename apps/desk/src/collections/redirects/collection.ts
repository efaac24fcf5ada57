import type { CollectionConfig, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { signedIn } from '../../access/signed-in.ts'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { bumpHooks } from '../../content-version/bump.ts'
import { PUBLISH_BUTTON } from '../../four-eyes/publish-button.ts'
import { messagesFor } from '../../i18n/messages.ts'
import type { Redirect } from '../../payload-types.ts'
import { STRUCTURE_GROUP } from '../groups.ts'
import { textField } from '../text-field.ts'
import { addMany, CHAINS_CHECKED } from './add-many.ts'
import { existingPageProblem } from './existing-page.ts'
import { type Arrow, chainProblems, otherRedirects } from './redirect-chains.ts'
import { fromProblem, normalizeOldPath, toProblem } from './redirect-problems.ts'

/** Programs may add a redirect from a page that still exists; it works once the page is gone. */
const checkFrom: TextFieldSingleValidation = async (value, { req }) => {
  const from = normalizeOldPath(value ?? '')
  const isByPerson = req.user?.collection === 'users'
  const problem = fromProblem(from) ?? (isByPerson && (await existingPageProblem(req, from)))
  return !problem || messagesFor(req).t(problem)
}

/** The chain that a redirect would be part of. Of many at once `addMany` has looked for it. */
async function chainProblem(req: PayloadRequest, arrow: Arrow, id?: number | string) {
  if (req.context[CHAINS_CHECKED]) return undefined
  return (await chainProblems(req, [arrow], await otherRedirects(req, id))).get(arrow.from)
}

const checkTo: TextFieldSingleValidation = async (value, { data, id, req }) => {
  const from = normalizeOldPath((data as Partial<Redirect>).from ?? '')
  const to = value ?? ''
  const problem = toProblem(from, to) ?? (await chainProblem(req, { from, to }, id))
  return !problem || messagesFor(req).t(problem)
}

const bump = bumpHooks(() => ['redirects'])

/** Redirects from paths that no longer exist. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: { en: 'Redirect', so: 'Weecin' },
    plural: { en: 'Redirects', so: 'Weecinno' },
  },
  admin: {
    group: STRUCTURE_GROUP,
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent', '_status', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    components: {
      beforeListTable: ['/collections/redirects/admin/add-many.tsx#AddMany'],
      edit: { PublishButton: PUBLISH_BUTTON },
    },
  },
  access: {
    create: thoseWhoPublish,
    read: signedIn,
    readVersions: signedIn,
    update: thoseWhoPublish,
    delete: thoseWhoPublish,
  },
  endpoints: [{ path: '/add-many', method: 'post', handler: addMany }],
  hooks: { afterChange: [bump.afterChange], afterDelete: [bump.afterDelete] },
  // A draft is complete too: the columns of what it must have take no empty value.
  versions: { drafts: { validate: true }, maxPerDoc: 50 },
  defaultSort: 'from',
  fields: [
    {
      name: 'from',
      label: { en: 'Old path', so: 'Waddadii hore' },
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: {
        description: {
          en: '/tag/* is /tag and all that is below it; a * in where it leads stands for the first part of that. /?p=* is the same for the queries of an old WordPress.',
          so: '/tag/* waa /tag iyo wax kasta oo ka hooseeya; * ku jirta halka ay u weecinayso waxay u taagan tahay qaybta koowaad ee intaas. /?p=* waa isla sidaas oo loogu talagalay WordPress hore.',
        },
      },
      hooks: {
        beforeValidate: [
          ({ value }) => (typeof value === 'string' ? normalizeOldPath(value) : value),
        ],
      },
      validate: checkFrom,
    },
    textField(
      'to',
      { en: 'Leads to', so: 'Waxay u weecisaa' },
      { required: true, validate: checkTo },
    ),
    {
      name: 'permanent',
      label: { en: 'For good', so: 'Weligeed' },
      type: 'checkbox',
      defaultValue: true,
      admin: {
        description: {
          en: 'Search engines and browsers remember it.',
          so: 'Mishiinnada raadinta iyo browser-radu way xasuustaan.',
        },
      },
    },
  ],
}
