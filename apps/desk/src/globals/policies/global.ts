import type { PolicyName } from '@gaashaan/contract'
import { DEFAULT_TEXTS } from '@gaashaan/contract/defaults/texts'
import type { GlobalConfig } from 'payload'
import type { LanguageGroup } from '../../collections/language-fields.ts'
import { languageTabs } from '../../collections/language-tabs.ts'
import { textareaField, textField } from '../../collections/text-field.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { defaultLine, defaultText } from '../default-text-fields.ts'
import { siteGlobal } from '../site-global.ts'
import { formatSection } from './section-text.ts'

const MAX_SECTIONS = 30
const MAX_CHARS = { heading: 120, text: 5_000 } as const

/** The slug and label of each policy's global. */
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

const defaultSections = (name: PolicyName, group: LanguageGroup) =>
  DEFAULT_TEXTS[group].policies[name].sections.map((section) => ({
    heading: section.heading,
    text: formatSection(section),
  }))

function policy(name: PolicyName): GlobalConfig {
  return siteGlobal({
    ...POLICY_GLOBALS[name],
    cacheTag: 'policies',
    description: {
      en: 'A page of plain text. What is left empty is the site’s own text. Keep it true: it says what the site does.',
      so: 'Bog qoraal ah. Waxa la banneeyo waa qoraalka bogga. Run ha ahaado: wuxuu sheegayaa waxa boggu sameeyo.',
    },
    fields: [
      languageTabs((group) => {
        const { title, lead } = DEFAULT_TEXTS[group].policies[name]
        return [
          defaultLine('title', { en: 'Title', so: 'Cinwaan' }, title),
          defaultText('lead', { en: 'Lead', so: 'Horudhac' }, lead),
          {
            name: 'sections',
            label: { en: 'Sections', so: 'Qaybaha' },
            labels: {
              singular: { en: 'Section', so: 'Qayb' },
              plural: { en: 'Sections', so: 'Qaybaha' },
            },
            type: 'array',
            maxRows: MAX_SECTIONS,
            defaultValue: defaultSections(name, group),
            fields: [
              textField(
                'heading',
                { en: 'Heading', so: 'Cinwaan' },
                { required: true, maxLength: MAX_CHARS.heading },
              ),
              textareaField(
                'text',
                { en: 'Text', so: 'Qoraal' },
                {
                  required: true,
                  maxLength: MAX_CHARS.text,
                  admin: {
                    rows: 6,
                    description: {
                      en: 'An empty line begins a new paragraph. A hyphen at the beginning of a line makes it an item of the list at the end.',
                      so: 'Sadar bannaan ayaa bilaaba baaragaraaf cusub. Jiitin sadarka horteeda ah ayaa ka dhigta qodob liiska dhammaadka ku jira.',
                    },
                  },
                },
              ),
            ],
          },
        ]
      }),
    ],
  })
}

/** The policies: pages of plain text on privacy, accessibility, terms of use and security. */
export const policyGlobals = (): GlobalConfig[] =>
  (Object.keys(POLICY_GLOBALS) as PolicyName[]).map(policy)
