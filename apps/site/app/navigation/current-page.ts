import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

export type ClientMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>

/** Replays the data of the current page while the router returns to it from a failed navigation. */
export const currentPage: { replay?: ClientMiddleware | undefined } = {}

export const replayCurrentPage: ClientMiddleware = (args, next) =>
  currentPage.replay ? currentPage.replay(args, next) : next()
