/** Messages of the site map. */
export const siteMap = {
  title: 'Khariidadda Bogga',
  lead: 'Bog walba oo halkan ku jira, hal meel.',
  pages: 'Bogagga ugu muhiimsan',
  aboutSite: 'Ku saabsan bogan',
  api: 'Xogta barnaamijyada (API)',
}
