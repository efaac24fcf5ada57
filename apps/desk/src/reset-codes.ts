/**
 * Lets someone in who has lost phone and recovery codes, when no administrator can:
 * `npm run reset-codes -w apps/desk -- someone@ministry.example [--new-password]`, on the server,
 * with the desk's environment. Ends with exit code 1 when no account has the address.
 */
import { getPayload } from 'payload'
import config from './payload.config.ts'
import { letIn } from './second-factor/let-in.ts'

const words = process.argv.slice(2)
const email = words.find((word) => !word.startsWith('--'))

if (email === undefined) {
  console.error('Usage: npm run reset-codes -w apps/desk -- <e-mail address> [--new-password]')
  process.exit(1)
}
const payload = await getPayload({ config, disableOnInit: true })
try {
  const { link, ...account } = await letIn(payload, email, {
    newPassword: words.includes('--new-password'),
  })
  console.log(`${account.email} has no codes now, and its sessions have ended.`)
  if (link) console.log(`A new password, once and within an hour: ${link}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await payload.destroy()
}
