import type { SiteSettings } from '../content/site-settings.ts'

/** Settings that the site must handle. */
export const siteSettingsExamples = {
  /** Nothing was changed at the desk. */
  untouched: {},
  changed: {
    alert: {
      id: 'a1',
      level: 'warning',
      language: 'EN',
      title: 'Sample: the coast road is closed',
      text: 'Use the inner road until the storm has passed.',
      link: { label: 'What to do', url: '/contact' },
      from: '2026-11-20T06:00:00.000Z',
      until: '2026-11-22T06:00:00.000Z',
    },
    contact: {
      email: 'sample@tusaale.example',
      press_email: 'press@tusaale.example',
      hotline: '+252 00 111 2222',
      office_phones: ['+252 00 111 3333'],
      radio_url: 'https://radio.tusaale.example/',
      stream_url: 'https://stream.tusaale.example/live',
      social: { facebook: 'https://facebook.example/tusaale' },
      working_hours: 'Sunday to Thursday 7.00–15.00',
      working_days: 'Sunday to Thursday, 7.00–15.00',
      day_off: 'Friday and Saturday off',
      hotline_title: 'Hotline, day and night',
      office_hours: 'Sunday to Thursday, 8am to 2pm',
      address: 'Sample Road 1, Mogadishu',
    },
    banner: {
      picture: { url: '/media/banner.png', width: 2400, height: 90, alt: 'The coast', sizes: [] },
      show_name: true,
    },
    partners: [
      {
        name: 'Sample Partner',
        kind: 'regional',
        text: 'What the two do together.',
        logo: { url: '/media/logo.png', width: 300, height: 200, alt: '', sizes: [] },
        url: 'https://partner.tusaale.example/',
      },
      { name: 'United Nations', kind: 'international', mark: 'un' },
    ],
    about: {
      title: 'About us',
      overview: { paragraphs: ['One sample paragraph.'] },
      structure: { roles: { minister: 'Leads.' } },
    },
  },
} satisfies Record<string, SiteSettings>

export const wrongSiteSettingsShapes = {
  aText: 'changed',
  alertWithoutTitle: { alert: { id: 'a1', level: 'warning', language: 'SO', title: '' } },
  unknownLevel: { alert: { id: 'a1', level: 'rumour', language: 'SO', title: 'T' } },
  scriptAddress: { contact: { radio_url: 'javascript:alert(1)' } },
  otherSiteAsPath: {
    alert: {
      id: 'a1',
      level: 'warning',
      language: 'SO',
      title: 'T',
      link: { label: 'L', url: '//elsewhere.example' },
    },
  },
} as const
