import { createRequire } from 'node:module'
import path from 'node:path'

const flagSet = createRequire(import.meta.url).resolve('country-flag-icons/package.json')

/** The folder of the flag set's drawings, which the package does not export. */
export const aliases = { 'country-flag-icons/3x2': path.join(path.dirname(flagSet), '3x2') }
