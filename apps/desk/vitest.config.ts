import { deskTests } from './src/testing/vitest-config.ts'

export default deskTests('desk', import.meta.dirname)
