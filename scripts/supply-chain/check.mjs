import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../steps/run.mjs'
import {
  inexactVersions,
  unapprovedLicences,
  unexpectedScripts,
  unverifiedPackages,
} from './faults.mjs'
import { LICENCE_LIST, licenceList } from './licences.mjs'
import { lockedPackages, manifests } from './lock-file.mjs'

function outdatedLicenceList(packages) {
  const file = path.join(ROOT, LICENCE_LIST)
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === licenceList(packages)
  return isFresh ? [] : [`${LICENCE_LIST} is out of date: npm run licences`]
}

/** Throws an error that lists everything that is wrong with the packages that we depend on. */
export function checkSupplyChain() {
  const packages = lockedPackages()
  const faults = [
    ...inexactVersions(manifests()),
    ...unverifiedPackages(packages),
    ...unexpectedScripts(packages),
    ...unapprovedLicences(packages),
    ...outdatedLicenceList(packages),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return `${packages.length} packages`
}
