import type { Settings } from './settings.ts'

/** The addresses and numbers of an invented ministry, for tests. */
export const exampleSettings: Settings = {
  siteUrl: 'https://site.example',
  email: 'info@site.example',
  pressEmail: 'press@site.example',
  hotline: '+252 00 000 0000',
  officePhones: ['+252 00 000 0001', '+252 00 000 0002'],
  radioUrl: 'https://radio.site.example/',
  streamUrl: 'https://stream.site.example/live',
  social: {
    facebook: 'https://facebook.example/site',
    x: 'https://x.example/site',
    instagram: 'https://instagram.example/site',
    youtube: 'https://youtube.example/site',
    tiktok: 'https://tiktok.example/site',
  },
  creditUrl: 'https://credit.site.example/',
  mapEmbedUrl: 'https://map.example/embed',
  mapUrl: 'https://map.example/',
}
