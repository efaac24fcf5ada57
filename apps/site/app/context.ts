import type { Language } from '@gaashaan/contract'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Transport } from './api/transport.ts'
import type { Settings } from './settings/settings.ts'

/** What the server knows about one request, for loaders and actions. */
export interface Visit {
  readonly language: Language
  /** With the data saver on: the page comes without the bundle, and pictures on request. */
  readonly isSaving: boolean
  readonly transport: Transport
  readonly settings: Settings
  /**
   * Stands in the scripts and styles that the site's own code writes into a page, and is taken out
   * before the page is sent: nobody else can know it.
   */
  readonly nonce: string
  /** The reader's network address, for the desk's bound on messages. */
  readonly client: string
  /** Shows stacks on the error screen (Specification §2); never in production. */
  readonly showStack: boolean
}

const visitContext = createContext<Visit>()

/** Called by the server for each request; the context object must be the bundle's own. */
export function setVisit(context: RouterContextProvider, visit: Visit): void {
  context.set(visitContext, visit)
}

export function getVisit(context: Readonly<RouterContextProvider>): Visit {
  return context.get(visitContext)
}
