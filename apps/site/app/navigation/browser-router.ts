import type { DataRouter } from 'react-router'

/** React Router's own handle in the browser; there once the page is hydrated. */
export function browserRouter(): DataRouter {
  return (window as unknown as { __reactRouterDataRouter: DataRouter }).__reactRouterDataRouter
}
