import { createRequire } from 'node:module'
import path from 'node:path'

const flagSet = createRequire(import.meta.url).resolve('country-flag-icons/package.json')

/** The flag set's files: its package names its scripts alone, and we want the drawings. */
export const aliases = { 'country-flag-icons/3x2': path.join(path.dirname(flagSet), '3x2') }
