import type { Access } from 'payload'

/** Nobody, signed in or not. The desk itself does this through the Local API, which skips access rules. */
export const nobody: Access = () => false
