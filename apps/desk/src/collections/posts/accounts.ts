import type { PayloadRequest } from 'payload'
import type { User } from '../../payload-types.ts'

/** The account that makes a request; `null` for a program. */
export function accountId({ user }: PayloadRequest): number | null {
  return user?.collection === 'users' ? user.id : null
}

/** What an account is called: its name, else its e-mail address. */
export const accountName = ({ name, email }: Pick<User, 'name' | 'email'>) => name || email

/** The same for the id of an account; `null` for none and for one that is gone. */
export async function accountNameById(
  req: PayloadRequest,
  id: number | User | null | undefined,
): Promise<string | null> {
  if (typeof id !== 'number') return null
  const where = { id: { equals: id } }
  const account = await req.payload.db.findOne<User>({ collection: 'users', where, req })
  return account && accountName(account)
}
