/** Under this name the browser keeps how loud the reader listens, from 0 to 1. */
const KEY = 'radio-volume'

/** Where loudness is the device's alone, such as on an iPhone, what is set is not taken. */
export function canSetVolume(): boolean {
  const probe = new Audio()
  probe.volume = 0.5
  return probe.volume === 0.5
}

/** How loud the reader listened last; as loud as it comes where nothing is stored. */
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
    // Until the page is closed, then.
  }
}
