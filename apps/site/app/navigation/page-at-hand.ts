import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

export type ClientMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>

/** Answers the way back to the page at hand, from what it was rendered from, while the reader returns. */
export const pageAtHand: { answer?: ClientMiddleware | undefined } = {}

/** Lets a navigation through, unless it is the way back to the page at hand. */
export const answerPageAtHand: ClientMiddleware = (request, next) =>
  pageAtHand.answer ? pageAtHand.answer(request, next) : next()
