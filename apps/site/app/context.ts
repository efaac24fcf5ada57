import type { Language } from '@gaashaan/contract'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Transport } from './api/transport.ts'
import type { Settings } from './settings/settings.ts'

/** What the server knows about one request, for loaders and actions. */
export interface Visit {
  readonly language: Language
  /** Whether the data saver is on: the page then has no bundle, and pictures load on request. */
  readonly isDataSaverOn: boolean
  readonly transport: Transport
  readonly settings: Settings
  /**
   * Marks the scripts and styles that the site's own code writes into a page. It is removed before
   * the page is sent, so that nobody else can know it.
   */
  readonly nonce: string
  /** The reader's IP address, by which the desk limits messages. */
  readonly client: string
  /** Shows stacks on the error screen (Specification §2); never in production. */
  readonly showStack: boolean
}

const visitContext = createContext<Visit>()

/** The server calls it for each request, with a context object of the same bundle. */
export function setVisit(context: RouterContextProvider, visit: Visit): void {
  context.set(visitContext, visit)
}

export function getVisit(context: Readonly<RouterContextProvider>): Visit {
  return context.get(visitContext)
}
