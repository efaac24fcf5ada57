import { languageTabs } from '../../collections/language-tabs.ts'
import { mediaField } from '../../collections/media/media-field.ts'
import { siteGlobal } from '../site-global.ts'

/** The picture below the top bar, one for each language (Specification §2). */
export const banners = () =>
  siteGlobal({
    slug: 'banners',
    label: { en: 'Banner pictures', so: 'Sawirrada dusha bogga' },
    description: {
      en: 'Shown 90 pixels high across the whole page: a picture of 2400 × 90 fits best, and narrow screens show its middle. Left empty, a language has the site’s own.',
      so: 'Waxaa lagu muujiyaa dherer 90 pixel ah bogga oo dhan: sawir 2400 × 90 ah ayaa ugu habboon, shaashadaha yarna waxay muujiyaan dhexdiisa. Haddii la banneeyo, luqaddu waxay leedahay kan bogga.',
    },
    fields: [
      languageTabs(() => [
        mediaField('picture', 'picture'),
        {
          name: 'showName',
          label: {
            en: 'Write the ministry’s name over the picture',
            so: 'Magaca wasaaradda ku dul qor sawirka',
          },
          type: 'checkbox',
          defaultValue: true,
          admin: {
            description: {
              en: 'Leave this on unless the picture itself says the name; then its description must say it too.',
              so: 'Ha damin haddii sawirka laftiisu aanu magaca sheegin; markaas sharraxaaddiisuna waa inay sheegtaa.',
            },
          },
        },
      ]),
    ],
  })
