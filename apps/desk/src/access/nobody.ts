import type { Access } from 'payload'

/** Nobody, signed in or not: only the desk's own programs do this. */
export const nobody: Access = () => false
