import type { LockedPackage } from './lock-file.mjs'

export function licenceList(packages: readonly LockedPackage[]): string
