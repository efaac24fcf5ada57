/** A length of seconds as people read it: `4:12`, `1:02:03`. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, place) => String(part).padStart(place === 0 ? 1 : 2, '0')).join(':')
}
