import { DEFAULT_TEXTS } from '@gaashaan/contract/defaults/texts'
import type { GroupField } from 'payload'
import type { LanguageGroup } from '../../collections/language-fields.ts'
import { languageTabs } from '../../collections/language-tabs.ts'
import { textField } from '../../collections/text-field.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { roleLabel } from '../../publish-checks/leader-findings.ts'
import { defaultLine, defaultText } from '../default-text-fields.ts'
import { siteGlobal } from '../site-global.ts'
import { STRUCTURE_ROLES } from './to-contract.ts'

/** Maximum length of a field that holds several paragraphs or a list. */
const MAX_LONG_TEXT_CHARS = 5_000

const TEXT = { en: 'Text', so: 'Qoraal' }
const ARMY_LEADERSHIP = { en: 'Army leadership', so: 'Hoggaanka Ciidanka' }

/** Several paragraphs or a list in one field; the description says how they are separated. */
const longText = (
  name: string,
  label: BothLanguages,
  siteText: string,
  description: BothLanguages,
) => {
  const admin = { rows: 8, description }
  return defaultText(name, label, siteText, { maxLength: MAX_LONG_TEXT_CHARS, admin })
}

const section = (
  name: string,
  label: BothLanguages,
  heading: string,
  fields: GroupField['fields'],
): GroupField => ({
  name,
  label,
  type: 'group',
  fields: [defaultLine('heading', { en: 'Heading', so: 'Cinwaan' }, heading), ...fields],
})

function textFields(group: LanguageGroup) {
  const { title, lead, overview, mission, vision, values, goals, minister, structure } =
    DEFAULT_TEXTS[group].about
  return [
    defaultLine('title', { en: 'Title', so: 'Cinwaan' }, title),
    defaultText('lead', { en: 'Lead', so: 'Horudhac' }, lead),
    section('overview', { en: 'Overview', so: 'Guudmar' }, overview.heading, [
      longText('paragraphs', TEXT, overview.paragraphs.join('\n\n'), {
        en: 'An empty line begins a new paragraph.',
        so: 'Sadar bannaan ayaa bilaaba baaragaraaf cusub.',
      }),
    ]),
    section('mission', { en: 'Mission', so: 'Hawsha' }, mission.heading, [
      defaultText('text', TEXT, mission.text),
    ]),
    section('vision', { en: 'Vision', so: 'Hiigsiga' }, vision.heading, [
      defaultText('text', TEXT, vision.text),
    ]),
    section('values', { en: 'Values', so: 'Qiyamka' }, values.heading, [
      {
        name: 'items',
        label: { en: 'Values', so: 'Qiyamka' },
        labels: {
          singular: { en: 'Value', so: 'Qiime' },
          plural: { en: 'Values', so: 'Qiyamka' },
        },
        type: 'array',
        maxRows: 12,
        defaultValue: values.items,
        fields: [
          textField('title', { en: 'Value', so: 'Qiime' }, { required: true, maxLength: 60 }),
          { name: 'text', label: TEXT, type: 'textarea', maxLength: 300 },
        ],
      },
    ]),
    section('goals', { en: 'Goals', so: 'Yoolalka' }, goals.heading, [
      longText('items', { en: 'Goals', so: 'Yoolalka' }, goals.items.join('\n'), {
        en: 'One goal a line.',
        so: 'Sadar kasta hal yool.',
      }),
    ]),
    section('minister', { en: 'Minister’s card', so: 'Kaarka wasiirka' }, minister.heading, []),
    section('structure', { en: 'Structure', so: 'Qaab-dhismeedka' }, structure.heading, [
      defaultText('lead', { en: 'Lead', so: 'Horudhac' }, structure.lead),
      ...STRUCTURE_ROLES.map((role) => {
        const label = role === 'armyLeadership' ? ARMY_LEADERSHIP : roleLabel(role)
        return defaultText(role, label, structure.roles[role])
      }),
    ]),
  ]
}

/** The page about the ministry, `/ministry/about` (Specification §2). */
export const about = () =>
  siteGlobal({
    slug: 'about',
    label: { en: 'About the ministry', so: 'Ku saabsan wasaaradda' },
    description: {
      en: 'The texts of the page About. What is left empty is the site’s own text.',
      so: 'Qoraallada bogga Ku saabsan. Waxa la banneeyo waa qoraalka bogga.',
    },
    fields: [languageTabs(textFields)],
  })
