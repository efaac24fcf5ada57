import type { PolicyName } from '@gaashaan/contract'
import { DEFAULT_TEXTS } from '@gaashaan/contract/defaults/texts'
import type { GlobalConfig } from 'payload'
import type { LanguageGroup } from '../../collections/language-fields.ts'
import { languageTabs } from '../../collections/language-tabs.ts'
import { trimText } from '../../collections/trim-text.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { line, text } from '../about/fields.ts'
import { siteGlobal } from '../site-global.ts'
import { writeSection } from './section-text.ts'

/** Most sections of a page, and most characters of one. */
const MAX = { sections: 30, heading: 120, text: 5_000 } as const

/** Where the desk keeps each page, and what it is called there. */
export const POLICY_GLOBALS = {
  privacy: { slug: 'privacy-policy', label: { en: 'Privacy', so: 'Asturnaanta' } },
  accessibility: {
    slug: 'accessibility-statement',
    label: { en: 'Accessibility', so: 'Helitaanka' },
  },
  terms: { slug: 'terms-of-use', label: { en: 'Terms of use', so: 'Shuruudaha isticmaalka' } },
  security: {
    slug: 'security-reports',
    label: { en: 'Security reports', so: 'Warbixinta ammaanka' },
  },
} as const satisfies Record<PolicyName, { slug: string; label: BothLanguages }>

const sectionsOf = (name: PolicyName, group: LanguageGroup) =>
  DEFAULT_TEXTS[group].policies[name].sections.map((section) => ({
    heading: section.heading,
    text: writeSection(section),
  }))

function policy(name: PolicyName): GlobalConfig {
  return siteGlobal({
    ...POLICY_GLOBALS[name],
    description: {
      en: 'A page of plain text. What is left empty is the site’s own text. Keep it true: it says what the site does.',
      so: 'Bog qoraal ah. Waxa la banneeyo waa qoraalka bogga. Run ha ahaado: wuxuu sheegayaa waxa boggu sameeyo.',
    },
    fields: [
      languageTabs((group) => {
        const own = DEFAULT_TEXTS[group].policies[name]
        return [
          line('title', { en: 'Title', so: 'Cinwaan' }, own.title),
          text('lead', { en: 'Lead', so: 'Horudhac' }, own.lead),
          {
            name: 'sections',
            label: { en: 'Sections', so: 'Qaybaha' },
            labels: {
              singular: { en: 'Section', so: 'Qayb' },
              plural: { en: 'Sections', so: 'Qaybaha' },
            },
            type: 'array',
            maxRows: MAX.sections,
            defaultValue: sectionsOf(name, group),
            fields: [
              {
                name: 'heading',
                label: { en: 'Heading', so: 'Cinwaan' },
                type: 'text',
                required: true,
                maxLength: MAX.heading,
                hooks: { beforeValidate: [trimText] },
              },
              {
                name: 'text',
                label: { en: 'Text', so: 'Qoraal' },
                type: 'textarea',
                required: true,
                maxLength: MAX.text,
                admin: {
                  rows: 6,
                  description: {
                    en: 'An empty line begins a new paragraph. A hyphen at the beginning of a line makes it an item of the list at the end.',
                    so: 'Sadar bannaan ayaa bilaaba baaragaraaf cusub. Jiitin sadarka horteeda ah ayaa ka dhigta qodob liiska dhammaadka ku jira.',
                  },
                },
                hooks: { beforeValidate: [trimText] },
              },
            ],
          },
        ]
      }),
    ],
  })
}

/** The pages of plain text that say how the site deals with its readers. */
export const policyGlobals = (): GlobalConfig[] =>
  (Object.keys(POLICY_GLOBALS) as PolicyName[]).map(policy)
