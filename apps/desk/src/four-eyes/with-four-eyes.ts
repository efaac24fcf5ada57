import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug, JSONField } from 'payload'
import { programsAlone } from '../access/programs-alone.ts'
import { restoreDocumentVersion, restoreGlobalVersion } from '../collections/restore-as-draft.ts'
import { setGlobalWriteContext, setWriteContext } from '../publish-checks/write-context.ts'
import { requireSecondPerson, requireSecondPersonForGlobal } from './require-second-person.ts'

/** The accounts that have changed the newest copy since readers last had it: `[3, 8]`. */
const changedBy = (): JSONField => ({
  name: 'changedBy',
  type: 'json',
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  access: { create: programsAlone, update: programsAlone },
})

/**
 * Makes documents with drafts public by two people: who publishes changes of their own has to write why
 * (`FOUR_EYES=off` ends that). Publications have the same rule for each language (`posts/publishing`).
 */
export const withFourEyes = (collections: readonly CollectionConfig[]): CollectionConfig[] =>
  collections.map(({ hooks = {}, endpoints, ...collection }) => ({
    ...collection,
    endpoints: [...(endpoints || []), restoreDocumentVersion(collection.slug as CollectionSlug)],
    fields: [...collection.fields, changedBy()],
    hooks: {
      ...hooks,
      beforeOperation: [setWriteContext, ...(hooks.beforeOperation ?? [])],
      // Last, so that what it compares is what will be stored.
      beforeChange: [...(hooks.beforeChange ?? []), requireSecondPerson],
    },
  }))

/** The same for globals. */
export const withFourEyesGlobals = (globals: readonly GlobalConfig[]): GlobalConfig[] =>
  globals.map(({ hooks = {}, endpoints, ...global }) => ({
    ...global,
    endpoints: [...(endpoints || []), restoreGlobalVersion(global.slug as GlobalSlug)],
    fields: [...global.fields, changedBy()],
    hooks: {
      ...hooks,
      beforeOperation: [setGlobalWriteContext, ...(hooks.beforeOperation ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), requireSecondPersonForGlobal],
    },
  }))
