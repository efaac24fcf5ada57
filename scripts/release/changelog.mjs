/** What the changelog says of a version (`## [1.2.0] - 2027-01-31`), without its heading; empty where it says nothing. */
export function sectionOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1)
  const own = sections.find((section) => section.startsWith(`[${version}]`))
  return own === undefined ? '' : own.slice(own.indexOf('\n') + 1).trim()
}
