import { languageTabs } from '../../collections/language-tabs.ts'
import { trimText } from '../../collections/trim-text.ts'
import { siteGlobal } from '../site-global.ts'
import { defaultsIn } from './default-texts.ts'
import { line, longText, section, text } from './fields.ts'
import { ROLE_LABELS } from './role-labels.ts'

const TEXT = { en: 'Text', so: 'Qoraal' }

/** The page about the ministry, `/ministry/about` (Specification §2). */
export const about = () =>
  siteGlobal({
    slug: 'about',
    label: { en: 'About the ministry', so: 'Ku saabsan wasaaradda' },
    description: {
      en: 'The texts of the page About. What is left empty is the site’s own text.',
      so: 'Qoraallada bogga Ku saabsan. Waxa la banneeyo waa qoraalka bogga.',
    },
    fields: [
      languageTabs((group) => {
        const own = defaultsIn(group)
        return [
          line('title', { en: 'Title', so: 'Cinwaan' }, own.title),
          text('lead', { en: 'Lead', so: 'Horudhac' }, own.lead),
          section('overview', { en: 'Overview', so: 'Guudmar' }, own.overview.heading, [
            longText('paragraphs', TEXT, own.overview.paragraphs, {
              en: 'An empty line begins a new paragraph.',
              so: 'Sadar bannaan ayaa bilaaba baaragaraaf cusub.',
            }),
          ]),
          section('mission', { en: 'Mission', so: 'Hawsha' }, own.mission.heading, [
            text('text', TEXT, own.mission.text),
          ]),
          section('vision', { en: 'Vision', so: 'Hiigsiga' }, own.vision.heading, [
            text('text', TEXT, own.vision.text),
          ]),
          section('values', { en: 'Values', so: 'Qiyamka' }, own.values.heading, [
            {
              name: 'items',
              label: { en: 'Values', so: 'Qiyamka' },
              labels: {
                singular: { en: 'Value', so: 'Qiime' },
                plural: { en: 'Values', so: 'Qiyamka' },
              },
              type: 'array',
              maxRows: 12,
              defaultValue: own.values.items,
              fields: [
                {
                  name: 'title',
                  label: { en: 'Value', so: 'Qiime' },
                  type: 'text',
                  required: true,
                  maxLength: 60,
                  hooks: { beforeValidate: [trimText] },
                },
                { name: 'text', label: TEXT, type: 'textarea', maxLength: 300 },
              ],
            },
          ]),
          section('goals', { en: 'Goals', so: 'Yoolalka' }, own.goals.heading, [
            longText('items', { en: 'Goals', so: 'Yoolalka' }, own.goals.items, {
              en: 'One goal a line.',
              so: 'Sadar kasta hal yool.',
            }),
          ]),
          section(
            'minister',
            { en: 'Minister’s card', so: 'Kaarka wasiirka' },
            own.minister.heading,
            [],
          ),
          section('structure', { en: 'Structure', so: 'Qaab-dhismeedka' }, own.structure.heading, [
            text('lead', { en: 'Lead', so: 'Horudhac' }, own.structure.lead),
            ...ROLE_LABELS.map(([role, label]) => text(role, label, own.structure.roles[role])),
          ]),
        ]
      }),
    ],
  })
