import { useLocation } from 'react-router'
import { dataSaverUrl, SAVER_SWITCH } from './data-saver-url.ts'

/** What the switch says, in the page's language; made by the server. */
export interface DataSaverSwitchMessages {
  readonly isOn: boolean
  readonly state: string
  readonly what: string
  readonly turn: string
}

interface SaverSwitchProps {
  readonly messages: DataSaverSwitchMessages
  readonly className: string | undefined
}

/**
 * The data saver's state, what it does, and the link that turns it: to this same page, loaded anew,
 * with scripts and without.
 */
export function DataSaverSwitch({ messages, className }: SaverSwitchProps) {
  const { isOn, state, what, turn } = messages
  return (
    <div id={SAVER_SWITCH} className={className}>
      <p>
        <strong>{state}</strong>
        <span>{what}</span>
      </p>
      <a href={dataSaverUrl(useLocation(), !isOn)} rel="nofollow">
        {turn}
      </a>
    </div>
  )
}
