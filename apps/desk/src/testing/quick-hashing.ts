import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Has Payload hash passwords with one iteration in unit tests: its 600,000 take a tenth of a second
 * each, a third of the suite's time. The journeys sign in with the real number.
 */
const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, _iterations, ...rest) => pbkdf2(password, salt, 1, ...rest)
syncBuiltinESMExports()
