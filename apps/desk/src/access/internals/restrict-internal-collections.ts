import type { Access, SanitizedConfig } from 'payload'
import { hasRole, ROLES } from '../role.ts'

/** Each account reads its own preferences, even on the way to the screen that asks for the code. */
const PREFERENCES = 'payload-preferences'

/**
 * Payload opens its own collections to every session. Here they also need a role: an account without
 * one, or whose code is due, cannot see who edits what or claim to edit something.
 */
export function restrictInternalCollections(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections) {
    if (!slug.startsWith('payload-') || slug === PREFERENCES) continue
    const rules = access as Record<string, Access>
    for (const [action, rule] of Object.entries(rules)) {
      rules[action] = (args) => hasRole(args.req.user, ...ROLES) && rule(args)
    }
  }
  return config
}
