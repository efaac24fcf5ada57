import type { Access, SanitizedConfig } from 'payload'
import { hasRole, ROLES } from '../role.ts'

/** Everyone's own; the desk's frame reads it on its way to the screen that asks for the code. */
const PREFERENCES = 'payload-preferences'

/**
 * Payload's own collections open to every session. Here they ask for a role besides: an account
 * without one, or whose code is due, neither sees who edits what nor pretends to.
 */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections) {
    if (!slug.startsWith('payload-') || slug === PREFERENCES) continue
    const rules = access as Record<string, Access>
    for (const [action, rule] of Object.entries(rules)) {
      rules[action] = (args) => hasRole(args.req.user, ...ROLES) && rule(args)
    }
  }
  return config
}
