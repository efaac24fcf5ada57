import type { SanitizedConfig } from 'payload'
import { programsAlone } from '../programs-alone.ts'

/**
 * Payload lets people set the creation date of a document that they may write. Here only the desk
 * sets it: the audit is compared with it, and the retention of messages is counted from it.
 */
export function protectCreatedAt(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) {
    for (const field of fields) {
      if (field.type !== 'date' || field.name !== 'createdAt') continue
      field.access = { ...field.access, create: programsAlone, update: programsAlone }
    }
  }
  return config
}
