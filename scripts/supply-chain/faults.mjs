import { isAllowed, licenceOf } from './licences.mjs'

/**
 * Packages that ask for a script at installation, and why they work without: `.npmrc` runs none of
 * them. A person looks at each new one before it is added here.
 */
const EXPECTED_SCRIPTS = {
  esbuild: 'its script only swaps a launcher for the program, which comes as a package of its own',
}

/** One version, of the package of that name or, by an alias, of another. */
const EXACT = /^(?:npm:[\w@/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/

/** Where packages may come from; a lock file without addresses means the same. */
const REGISTRY = 'https://registry.npmjs.org/'

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']

/** Dependencies on more than one version, which a later install could resolve to another. */
export function inexactVersions(manifests) {
  return Object.entries(manifests).flatMap(([folder, manifest]) =>
    KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}))
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${folder}: ${name} is "${version}": write one exact version`),
  )
}

/** Packages without a hash in the lock file, and those from elsewhere than the registry. */
export function unverifiedPackages(packages) {
  return packages.flatMap(({ place, integrity, resolved }) => [
    ...(/^sha512-/.test(integrity ?? '') ? [] : [`${place} has no SHA-512 in the lock file`]),
    ...(resolved === undefined || resolved.startsWith(REGISTRY)
      ? []
      : [`${place} comes from ${resolved}`]),
  ])
}

/**
 * Packages that unexpectedly ask for a script at installation, and expected ones that no longer do.
 * @param {readonly import('./lock-file.mjs').LockedPackage[]} packages
 * @param {Readonly<Record<string, string>>} [expected] Reasons by names.
 */
export function unexpectedScripts(packages, expected = EXPECTED_SCRIPTS) {
  const withScript = packages.filter(({ hasScript }) => hasScript)
  const unexpected = withScript
    .filter(({ name }) => !Object.hasOwn(expected, name))
    .map(({ place }) => `${place} asks for a script at installation: see that it works without`)
  const outdated = Object.keys(expected)
    .filter((expectedName) => !withScript.some(({ name }) => name === expectedName))
    .map((name) => `${name} no longer asks for a script: take it off the expected ones`)
  return [...unexpected, ...outdated]
}

/** Packages that we ship under terms that nobody has agreed to. */
export function unapprovedLicences(packages) {
  return packages
    .filter((shipped) => shipped.isShipped && !isAllowed(shipped))
    .map((shipped) => `${shipped.place} is under "${licenceOf(shipped) ?? 'no licence'}"`)
}
