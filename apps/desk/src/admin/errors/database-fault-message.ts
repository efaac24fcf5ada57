import type { AfterErrorHook } from 'payload'
import { errorBody } from '../../http/error-response.ts'
import type { BothLanguages } from '../../i18n/messages.ts'

type Fault = 'busy' | 'full' | 'unwritable' | 'away'

const MESSAGES: Readonly<Record<Fault, BothLanguages>> = {
  busy: {
    en: 'Another program holds the database. Nothing was saved, and what you typed is still here: try again in a minute. If it goes on, tell those who run the desk.',
    so: 'Barnaamij kale ayaa haysta kaydka xogta. Waxba lama kaydin, waxaad qortayna weli way ku jiraan halkan: isku day mar kale daqiiqad ka dib. Haddii ay sii socoto, u sheeg kuwa maamula miiska.',
  },
  full: {
    en: 'The disk of the database is full. Nothing was saved, and what you typed is still here: leave this page open, tell those who run the desk, and save again once there is room.',
    so: 'Diskiga kaydka xogta waa buuxaa. Waxba lama kaydin, waxaad qortayna weli way ku jiraan halkan: boggan ha xirin, u sheeg kuwa maamula miiska, oo mar kale kaydi marka meel la helo.',
  },
  unwritable: {
    en: 'The database may be read and not written. Nothing was saved, and what you typed is still here: leave this page open and tell those who run the desk.',
    so: 'Kaydka xogta waa la akhrin karaa, waxna laguma qori karo. Waxba lama kaydin, waxaad qortayna weli way ku jiraan halkan: boggan ha xirin oo u sheeg kuwa maamula miiska.',
  },
  away: {
    en: 'The database does not answer. Whether this was saved is not known, and what you typed is still here: look again in a minute, and tell those who run the desk if it goes on.',
    so: 'Kaydka xogtu ma jawaabayo. Lama oga in tan la kaydiyay, waxaad qortayna weli way ku jiraan halkan: mar kale eeg daqiiqad ka dib, haddii ay sii socotana u sheeg kuwa maamula miiska.',
  },
}

/**
 * Error codes: SQLite's result codes (https://sqlite.org/rescode.html), PostgreSQL's SQLSTATE (its
 * manual, appendix A) and the system's.
 */
const FAULTS: readonly (readonly [RegExp, Fault])[] = [
  [/^(?:SQLITE_(?:BUSY|LOCKED)\w*|55P03|40P01|53300|57014)$/, 'busy'],
  [/^(?:SQLITE_FULL|ENOSPC|53100)$/, 'full'],
  [/^(?:SQLITE_(?:READONLY|PERM|CANTOPEN)\w*|EROFS|EACCES|25006)$/, 'unwritable'],
  [/^(?:SQLITE_IOERR\w*|ECONN\w+|EPIPE|57P0\d|08\w{3})$/, 'away'],
]

/** The fault of the database that an error, or its cause, reports. */
export function databaseFault(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined
  const property = 'code' in error ? String(error.code) : ''
  // Errors of the queue before SQLite, and those wrapped twice, have the code in their message.
  const code = /^[A-Z0-9_]+$/.test(property)
    ? property
    : (/^SQLITE_\w+/.exec(error.message)?.[0] ?? '')
  const match = FAULTS.find(([codes]) => codes.test(code))
  return match?.[1] ?? databaseFault(error.cause)
}

/**
 * Explains a fault of the database and whether the data was saved (503). Payload reports every such
 * failure as "Something went wrong".
 */
export const databaseFaultMessage: AfterErrorHook = ({ error, req }) => {
  const { status } = error as { readonly status?: number }
  const fault = status === undefined || status === 500 ? databaseFault(error) : undefined
  if (fault === undefined) return undefined
  return { response: errorBody(req, MESSAGES[fault], `database_${fault}`), status: 503 }
}
