import type { Field, SanitizedConfig } from 'payload'
import { programsAlone } from '../programs-alone.ts'

function keepBeginning(field: Field): void {
  if (field.type !== 'date' || field.name !== 'createdAt') return
  field.access = { ...field.access, create: programsAlone, update: programsAlone }
}

/**
 * Payload lets who may write a document say when it was made. Here the desk alone says so: the audit
 * is read beside it, and messages are kept for a time that begins with it.
 */
export function keepBeginnings(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) {
    for (const field of fields) keepBeginning(field)
  }
  return config
}
