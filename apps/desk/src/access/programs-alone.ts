import type { FieldAccess } from 'payload'

/** A field that no person writes: the desk's own programs alone do, and its events. */
export const programsAlone: FieldAccess = () => false
