import { PART_FUNCTION, PARTS_FOLDER } from '@gaashaan/contract/texts/mirrored-text'

const received = new Map<string, unknown>()
const loading = new Map<string, Promise<unknown>>()

Object.assign(globalThis, {
  [PART_FUNCTION]: (name: string, data: unknown) => received.set(name, data),
})

function load(name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `./${PARTS_FOLDER}/${name}.js`
    const fail = () => {
      // Whoever asks again may be luckier.
      loading.delete(name)
      reject(new Error(`${script.src} could not be loaded`))
    }
    script.onload = () => (received.has(name) ? resolve(received.get(name)) : fail())
    script.onerror = fail
    document.head.append(script)
  })
}

/** Loads a part of the mirror's texts beside the page, each once. Rejects where it cannot be loaded. */
export function loadPart<Part>(name: string): Promise<Part> {
  const part = loading.get(name) ?? load(name)
  loading.set(name, part)
  return part as Promise<Part>
}
