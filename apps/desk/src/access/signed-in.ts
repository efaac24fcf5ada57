import type { Access } from 'payload'
import { hasPassedSignIn } from './passed-sign-in.ts'

/** Everyone who has signed in, with a one-time code where the account needs one. */
export const signedIn: Access = ({ req }) => hasPassedSignIn(req.user)
