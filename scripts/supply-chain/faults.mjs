import { isAllowed, licenceOf } from './licences.mjs'

/**
 * Packages that ask for a script at installation, and why they work without: `.npmrc` runs none of
 * them. Each new one is looked at before it is named here.
 */
const EXPECTED_SCRIPTS = {
  esbuild: 'its script only swaps a launcher for the program, which comes as a package of its own',
}

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

/** Where packages may come from; a lock file without addresses means the same. */
const REGISTRY = 'https://registry.npmjs.org/'

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']

/** Versions that are not one version, so that tomorrow's install would be another than today's. */
export function looseVersions(manifests) {
  return Object.entries(manifests).flatMap(([folder, manifest]) =>
    KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}))
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${folder}: ${name} is "${version}": write one exact version`),
  )
}

/** Packages whose bytes the lock file does not hold to, or that come from elsewhere. */
export function unheldPackages(packages) {
  return packages.flatMap(({ place, integrity, resolved }) => [
    ...(/^sha512-/.test(integrity ?? '') ? [] : [`${place} has no SHA-512 in the lock file`]),
    ...(resolved === undefined || resolved.startsWith(REGISTRY)
      ? []
      : [`${place} comes from ${resolved}`]),
  ])
}

/** Packages that ask for a script at installation and are not expected to. */
export function unexpectedScripts(packages, expected = EXPECTED_SCRIPTS) {
  const asking = packages.filter(({ hasScript }) => hasScript)
  const unknown = asking
    .filter(({ name }) => !Object.hasOwn(expected, name))
    .map(({ place }) => `${place} asks for a script at installation: see that it works without`)
  const gone = Object.keys(expected)
    .filter((name) => !asking.some((one) => one.name === name))
    .map((name) => `${name} no longer asks for a script: take it off the expected ones`)
  return [...unknown, ...gone]
}

/** Packages that we ship under terms that nobody has agreed to. */
export function foreignLicences(packages) {
  return packages
    .filter((one) => one.isShipped && !isAllowed(one))
    .map((one) => `${one.place} is under "${licenceOf(one) ?? 'no licence'}"`)
}
