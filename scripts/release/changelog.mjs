/** What the changelog says of a version, without its heading; empty where it says nothing. */
export function sectionOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1)
  const own = sections.find((section) => section.split(/\s/, 1)[0] === version)
  return own === undefined ? '' : own.slice(own.indexOf('\n') + 1).trim()
}
