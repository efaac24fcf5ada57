import type { Access } from 'payload'

/** Editors alone: someone who has signed in. */
export const signedIn: Access = ({ req }) => Boolean(req.user)
