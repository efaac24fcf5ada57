import type { DataRouter } from 'react-router'

/** React Router's router object in the browser; it exists once the page is hydrated. */
export function browserRouter(): DataRouter {
  return (window as unknown as { __reactRouterDataRouter: DataRouter }).__reactRouterDataRouter
}
