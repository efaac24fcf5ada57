import type { FieldAccess } from 'payload'

/** A field that no person writes, only the desk itself. */
export const programsAlone: FieldAccess = () => false
