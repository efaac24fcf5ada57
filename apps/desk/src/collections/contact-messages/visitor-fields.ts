import { DEPARTMENTS } from '@gaashaan/contract'
import type { Field, FieldHook } from 'payload'
import { DEPARTMENT_LABELS } from './departments.ts'

/** In the `context` of a program's own reading: lists with the messages' texts. */
export const WITH_TEXTS = 'withTexts'

/** The texts that a visitor wrote, which nobody changes. */
export const VISITORS_WORDS = ['name', 'email', 'subject', 'message', 'agreed'] as const

const fixed = { update: () => false }

/** Lists leave the text out for people: to read a message one opens it, and the audit says so. */
const readOnOpening: FieldHook = ({ context, findMany, overrideAccess, value }) =>
  findMany && !overrideAccess && !context[WITH_TEXTS] ? null : value

/** What came with a message. Its department alone changes: when it is forwarded to another. */
export const visitorFields: Field[] = [
  {
    name: 'subject',
    label: { en: 'Subject', so: 'Mawduuca' },
    type: 'text',
    required: true,
    access: fixed,
  },
  {
    type: 'row',
    fields: [
      {
        name: 'name',
        label: { en: 'Name', so: 'Magaca' },
        type: 'text',
        required: true,
        access: fixed,
        admin: { width: '50%' },
      },
      {
        name: 'email',
        label: { en: 'E-mail', so: 'Iimayl' },
        type: 'text',
        required: true,
        access: fixed,
        admin: { width: '50%' },
      },
    ],
  },
  {
    name: 'message',
    label: { en: 'Message', so: 'Farriinta' },
    type: 'textarea',
    required: true,
    access: fixed,
    hooks: { afterRead: [readOnOpening] },
    admin: { disableListColumn: true, rows: 8 },
  },
  {
    name: 'agreed',
    label: {
      en: 'Agreed to the data collection policy',
      so: 'Wuu oggolaaday siyaasadda ururinta xogta',
    },
    type: 'checkbox',
    access: fixed,
    admin: { disableListColumn: true },
  },
  {
    name: 'reference',
    label: { en: 'Reference', so: 'Tixraac' },
    type: 'text',
    virtual: true,
    access: fixed,
    admin: {
      position: 'sidebar',
      readOnly: true,
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
    options: DEPARTMENTS.map((value) => ({ value, label: DEPARTMENT_LABELS[value] })),
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
