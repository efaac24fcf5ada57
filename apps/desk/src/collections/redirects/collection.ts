import type { CollectionConfig, TextFieldValidation } from 'payload'
import { signedIn } from '../../access/signed-in.ts'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { bumpAfterChange, bumpAfterDelete } from '../../content-version/bump.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { STRUCTURE_GROUP } from '../groups.ts'
import { addMany } from './add-many.ts'
import { fromProblem, normalizeOldPath, toProblem } from './address.ts'
import { livingPageProblem } from './living-page.ts'

/** People are told at once; what programs bring waits for its page to go. */
const fromIsPath: TextFieldValidation = async (value, { req }) => {
  const from = normalizeOldPath(value ?? '')
  const isByPerson = req.user?.collection === 'users'
  const problem = fromProblem(from) ?? (isByPerson && (await livingPageProblem(req, from)))
  return problem ? messagesFor(req).t(problem) : true
}

const toIsAddress: TextFieldValidation = (value, { data, req }) => {
  const { from } = data as { from?: unknown }
  const problem = toProblem(typeof from === 'string' ? from : '', value ?? '')
  return problem ? messagesFor(req).t(problem) : true
}

/** Where readers of addresses that are no more are sent. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: { en: 'Redirect', so: 'Weecin' },
    plural: { en: 'Redirects', so: 'Weecinno' },
  },
  admin: {
    group: STRUCTURE_GROUP,
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    components: { beforeListTable: ['/collections/redirects/admin/add-many.tsx#AddMany'] },
  },
  access: {
    create: thoseWhoPublish,
    read: signedIn,
    update: thoseWhoPublish,
    delete: thoseWhoPublish,
  },
  endpoints: [{ path: '/add-many', method: 'post', handler: addMany }],
  hooks: { afterChange: [bumpAfterChange], afterDelete: [bumpAfterDelete] },
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
      validate: fromIsPath,
    },
    {
      name: 'to',
      label: { en: 'Leads to', so: 'Waxay u weecisaa' },
      type: 'text',
      required: true,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)],
      },
      validate: toIsAddress,
    },
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
