import type { PayloadRequest } from 'payload'
import { accountNameById } from '../../collections/posts/accounts.ts'
import type { PasswordTries, SecondFactor } from '../../payload-types.ts'
import { isLocked } from './lock-time.ts'

/** The accounts that are locked now by wrong passwords or codes, those locked longest first. */
export async function lockedAccounts(req: PayloadRequest, limit: number) {
  const find = (collection: 'password-tries' | 'second-factors') =>
    req.payload.db.find<PasswordTries | SecondFactor>({
      collection,
      where: isLocked(),
      sort: '-closedUntil',
      limit,
      req,
    })
  const found = await Promise.all([find('password-tries'), find('second-factors')])
  const untilById = new Map<number, string>()
  for (const { account, closedUntil } of found.flatMap(({ docs }) => docs)) {
    const until = [untilById.get(account) ?? '', closedUntil ?? ''].sort().at(-1) ?? ''
    untilById.set(account, until)
  }
  const lines = await Promise.all(
    [...untilById].map(async ([id, until]) => ({
      id,
      until,
      name: await accountNameById(req, id),
    })),
  )
  return lines.sort((a, b) => b.until.localeCompare(a.until)).slice(0, limit)
}
