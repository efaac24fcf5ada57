import type { LockedPackage } from './lock-file.mjs'

export function looseVersions(manifests: Readonly<Record<string, object>>): string[]
export function unheldPackages(packages: readonly LockedPackage[]): string[]
export function unexpectedScripts(
  packages: readonly LockedPackage[],
  expected?: Readonly<Record<string, string>>,
): string[]
export function foreignLicences(packages: readonly LockedPackage[]): string[]
