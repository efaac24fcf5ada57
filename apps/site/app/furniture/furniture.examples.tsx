import type { AlertLevel } from '@gaashaan/contract/content/site-settings'
import { siteSettingsExamples } from '@gaashaan/contract/examples'
import type { Language } from '@gaashaan/contract/language'
import type { Examples } from '../components/examples.ts'
import { presentDataSaverSwitch } from '../data-saver/present-switch.ts'
import { IMAGE_SLOTS } from '../images/image-slots.ts'
import { examplePicture } from '../images/picture.examples.ts'
import AlertBanner from './alert-banner.tsx'
import { Banner } from './banner.tsx'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation/navigation-bar.tsx'
import type { AlertView } from './present-alert.ts'
import { RadioLinks } from './radio-links.tsx'
import { SearchField } from './search/search-field.tsx'
import { TopBar } from './top-bar.tsx'

const { alert } = siteSettingsExamples.changed

/** The server's texts (`present-alert.ts`), which the bundle does not have. */
const ALERTS = {
  SO: {
    region: 'Ogeysiiska Wasaaradda',
    labels: { information: 'Ogeysiis', warning: 'Digniin', emergency: 'Degdeg' },
    close: 'Xir ogeysiiska',
    title: 'Tusaale: waddada xeebtu way xiran tahay',
    text: 'Isticmaal waddada gudaha ilaa duufaantu ka dhammaato.',
    link: { label: 'Nala soo xiriir', url: alert.link.url },
  },
  EN: {
    region: 'Notice from the Ministry',
    labels: { information: 'Notice', warning: 'Warning', emergency: 'Emergency' },
    close: 'Close the notice',
    title: alert.title,
    text: alert.text,
    link: alert.link,
  },
}

function alertView(level: AlertLevel, language: Language, alertLanguage = language): AlertView {
  const { labels, title, text, link } = ALERTS[alertLanguage]
  const { region, close } = ALERTS[language]
  return {
    id: level,
    level,
    label: labels[level],
    region,
    title,
    text,
    link,
    ...(alertLanguage !== language && { lang: 'en' }),
    ...(level === 'information' && { close }),
  }
}

export const examples = {
  alertInformation: (language) => <AlertBanner alert={alertView('information', language)} />,
  alertWarning: (language) => <AlertBanner alert={alertView('warning', language)} />,
  alertEmergency: (language) => <AlertBanner alert={alertView('emergency', language)} />,
  alertInOneLanguageOnly: (language) => (
    <AlertBanner alert={alertView('warning', language, 'EN')} />
  ),
  topBar: <TopBar />,
  banner: <Banner />,
  bannerOfTheMinistry: (language) => (
    <Banner
      banner={{ picture: examplePicture(language), slot: IMAGE_SLOTS.lightbox, isNamed: true }}
    />
  ),
  navigationBar: <Navigation />,
  searchField: <SearchField className={undefined} />,
  radioLinks: <RadioLinks />,
  footer: (language) => <Footer year={2026} saver={presentDataSaverSwitch(language, false)} />,
} satisfies Examples
