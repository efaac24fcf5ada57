/** Local storage has the reader's volume, from 0 to 1. */
const KEY = 'radio-volume'

/** On devices with their own volume only, such as an iPhone, a page's volume has no effect. */
export function canSetVolume(): boolean {
  const probe = new Audio()
  probe.volume = 0.5
  return probe.volume === 0.5
}

/** The reader's last volume, else the full volume. */
export function storedVolume(): number {
  try {
    const volume = Number(localStorage.getItem(KEY) ?? 1)
    return volume >= 0 && volume <= 1 ? volume : 1
  } catch {
    return 1
  }
}

export function storeVolume(volume: number): void {
  try {
    localStorage.setItem(KEY, String(volume))
  } catch {
    // Without storage the volume lasts until the page is closed.
  }
}
