import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './steps/run.mjs'
import { LICENCE_LIST, licenceList } from './supply-chain/licences.mjs'
import { lockedPackages } from './supply-chain/lock-file.mjs'

writeFileSync(path.join(ROOT, LICENCE_LIST), licenceList(lockedPackages()))
console.log(`Written: ${LICENCE_LIST}`)
