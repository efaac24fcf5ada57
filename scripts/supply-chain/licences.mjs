/** Terms under which anything may be shipped: they ask for no more than to be named. */
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

/** Terms that suit one package and not every other. */
const ALLOWED_FOR = [
  // libvips, used as the library it comes as and not changed.
  { of: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  // Data, which its maker is named for here.
  { of: /^caniuse-lite$/, licence: 'CC-BY-4.0' },
]

/** Packages that tell their licence in another place than the lock file reads. */
const READ_BY_HAND = { busboy: 'MIT', streamsearch: 'MIT' }

/** The SPDX expression of a package's licence; `undefined` where it has none. */
export function licenceOf({ name, licence }) {
  return licence ?? READ_BY_HAND[name]
}

/** Whether a package may be shipped: one of the alternatives that it leaves, in each of its parts. */
export function isAllowed(one) {
  const isFine = (id) =>
    ALLOWED.includes(id) ||
    ALLOWED_FOR.some(({ of, licence }) => licence === id && of.test(one.name))
  const plain = licenceOf(one)?.replaceAll(/[()]/g, '') ?? ''
  if (plain.includes(' OR ') && plain.includes(' AND ')) return false
  return plain.includes(' OR ')
    ? plain.split(' OR ').some(isFine)
    : plain.split(' AND ').every(isFine)
}

/** Where the list is kept, from the root. */
export const LICENCE_LIST = 'THIRD-PARTY-LICENCES.md'

/** The packages that we ship with their licences, as a page. */
export function licenceList(packages) {
  const lines = packages
    .filter(({ isShipped }) => isShipped)
    .map((one) => `| \`${one.name}\` | ${one.version} | ${licenceOf(one) ?? 'none'} |`)
  const rows = [...new Set(lines)].sort()
  return `# Licences of what we ship

Made by \`npm run licences\` from the lock file; \`npm run check\` fails where it is out of date, and where a
package has terms that nobody has agreed to. Each package's own text is in its folder.

| Package | Version | Licence (SPDX) |
|---|---|---|
${rows.join('\n')}
`
}
