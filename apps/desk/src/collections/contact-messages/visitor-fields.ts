import type { Field, FieldHook } from 'payload'
import { DEPARTMENT_OPTIONS } from './departments.ts'

/** The key in a query's `context` with which a program reads lists with the messages' texts. */
export const WITH_TEXTS = 'withTexts'

/** The fields that a visitor filled in, which nobody may change. */
export const IMMUTABLE_FIELDS = ['name', 'email', 'subject', 'message', 'agreed'] as const

const immutable = { update: () => false }

/** What a visitor wrote is found by the search alone: a filter would stand in the list's address. */
const unfiltered = { disableListFilter: true } as const

const requiredText = { type: 'text', required: true, access: immutable } as const
const halfWidth = { admin: { ...unfiltered, width: '50%' } }

/** Hides the text in lists, so that people read it by opening the message, which the audit records. */
const hideInLists: FieldHook = ({ context, findMany, overrideAccess, value }) =>
  findMany && !overrideAccess && !context[WITH_TEXTS] ? null : value

/** The data of a visitor. Only the department changes, when the message is forwarded. */
export const visitorFields: Field[] = [
  {
    name: 'subject',
    label: { en: 'Subject', so: 'Mawduuca' },
    ...requiredText,
    admin: unfiltered,
  },
  {
    type: 'row',
    fields: [
      { name: 'name', label: { en: 'Name', so: 'Magaca' }, ...requiredText, ...halfWidth },
      { name: 'email', label: { en: 'E-mail', so: 'Iimayl' }, ...requiredText, ...halfWidth },
    ],
  },
  {
    name: 'message',
    label: { en: 'Message', so: 'Farriinta' },
    type: 'textarea',
    required: true,
    access: immutable,
    hooks: { afterRead: [hideInLists] },
    admin: { ...unfiltered, disableListColumn: true, rows: 8 },
  },
  {
    name: 'agreed',
    label: {
      en: 'Agreed to the data collection policy',
      so: 'Wuu oggolaaday siyaasadda ururinta xogta',
    },
    type: 'checkbox',
    access: immutable,
    admin: { disableListColumn: true },
  },
  {
    name: 'reference',
    label: { en: 'Reference', so: 'Tixraac' },
    type: 'text',
    virtual: true,
    access: immutable,
    admin: {
      position: 'sidebar',
      readOnly: true,
      ...unfiltered,
      disableListColumn: true,
      condition: (data) => Boolean(data.reference),
      description: {
        en: 'What the visitor was told to quote. The search of the list finds it.',
        so: 'Waxa qofka loo sheegay inuu sheego. Raadinta liiska ayaa hesha.',
      },
    },
  },
  {
    name: 'department',
    label: { en: 'Department', so: 'Waaxda' },
    type: 'select',
    required: true,
    index: true,
    options: DEPARTMENT_OPTIONS,
    admin: {
      position: 'sidebar',
      isClearable: false,
      description: {
        en: 'Another one forwards the message: its readers get it as new.',
        so: 'Haddii mid kale la doorto, farriinta waxaa loo gudbinayaa waaxdaas iyadoo cusub.',
      },
    },
  },
]
