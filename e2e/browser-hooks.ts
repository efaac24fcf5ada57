import { afterAll, afterEach } from 'vitest'
import { closeProfiles, endVisits } from './harness/browser.ts'

// Not where they are defined: the files of a worker share its modules, and each needs its hooks.
afterEach(endVisits)
afterAll(closeProfiles)
