import { useRadio } from './radio.ts'

/** The radio's player, from the reader's first press on; beside the pages, which change under it. */
export function RadioPlayer() {
  const radio = useRadio()
  return radio ? <radio.Bar audio={radio.audio} /> : null
}
