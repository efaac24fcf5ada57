import { useLocation } from 'react-router'
import { dataSaverUrl, SAVER_SWITCH_ID } from './data-saver-url.ts'
import type { DataSaverSwitchMessages } from './present-switch.ts'

interface SaverSwitchProps {
  readonly messages: DataSaverSwitchMessages
  readonly className: string | undefined
}

/** The data saver's state, its effect, and the link that turns it on or off by reloading the page. */
export function DataSaverSwitch({ messages, className }: SaverSwitchProps) {
  const { isOn, state, what, turn } = messages
  return (
    <div id={SAVER_SWITCH_ID} className={className}>
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
