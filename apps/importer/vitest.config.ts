import { deskTests } from '../desk/src/testing/vitest-config.ts'

export default deskTests('importer', import.meta.dirname)
