import type { Messages } from '../so.ts'

export const siteMap: Messages['siteMap'] = {
  title: 'Site Map',
  lead: 'Every page on this site, in one place.',
  pages: 'Main pages',
  aboutSite: 'About this site',
  api: 'Public API',
}
