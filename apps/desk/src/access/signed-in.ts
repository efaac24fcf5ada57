import type { Access } from 'payload'
import { hasPassedSignIn } from './passed-sign-in.ts'

/** Editors alone: someone who has signed in, with the code where their account needs one. */
export const signedIn: Access = ({ req }) => hasPassedSignIn(req.user)
