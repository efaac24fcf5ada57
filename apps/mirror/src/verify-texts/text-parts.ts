import {
  isEmptyText,
  MARK_PARTS,
  MAX_TEXTS_OF_MARK,
  type MarksPart,
  type MirroredText,
  marksPart,
  PARTS_FOLDER,
  partData,
  partScript,
  type TextsPart,
  textMarks,
  textsPart,
} from '@gaashaan/contract/texts/mirrored-text'
import type { MirrorFile } from '@gaashaan/transparency-log/mirror-manifest'
import { factsOf, type MirrorFolder } from '../mirror-folder.ts'

/** Changed texts that wait in memory until their parts are written. */
const MAX_PENDING_TEXTS = 5_000

/** What becomes of a text; one that is not known yet is empty. */
type Change = (text: MirroredText) => MirroredText

const NO_TEXT: MirroredText = { versions: [] }

interface MarkChange {
  readonly mark: number
  readonly key: string
  readonly isAdded: boolean
}

export type TextParts = ReturnType<typeof openTextParts>

const partPath = (name: string) => `${PARTS_FOLDER}/${name}.js`

function changeMarks(part: MarksPart, changes: readonly MarkChange[]): MarksPart {
  const marks: Record<string, readonly string[] | null> = { ...part }
  for (const { mark, key, isAdded } of changes) {
    const known = marks[mark]
    if (known === null) continue
    const others = known?.filter((other) => other !== key) ?? []
    const keys = isAdded ? [...others, key].sort() : others
    marks[mark] = keys.length > MAX_TEXTS_OF_MARK ? null : keys
    if (keys.length === 0) delete marks[mark]
  }
  return marks
}

/**
 * The parts by which the pages of a mirror check a text: those of the former mirror, in which a run changes
 * what has changed. `former` are its files.
 */
export function openTextParts(folder: MirrorFolder, former: readonly MirrorFile[]) {
  const files = new Map(
    former
      .filter(({ path }) => path.startsWith(`${PARTS_FOLDER}/`) && folder.has(path))
      .map((file) => [file.path, file]),
  )
  const pending = new Map<string, Change[]>()

  function read<Part>(name: string): Part {
    const path = partPath(name)
    return (files.has(path) ? partData(folder.read(path).toString()) : {}) as Part
  }

  function write(name: string, data: TextsPart | MarksPart): void {
    const path = partPath(name)
    const script = partScript(name, data)
    const facts = factsOf(Buffer.from(script))
    if (files.get(path)?.sha256 === facts.sha256) return
    folder.stage(path, script)
    files.set(path, { path, ...facts })
  }

  /** Changes the texts that wait; the result is what has changed among their marks. */
  function writeTexts(): MarkChange[] {
    const changes: MarkChange[] = []
    for (const [name, keys] of Map.groupBy(pending.keys(), textsPart)) {
      const texts = { ...read<TextsPart>(name) }
      for (const key of keys) {
        const before = texts[key] ?? NO_TEXT
        const after = pending.get(key)?.reduce((text, change) => change(text), before) ?? before
        texts[key] = after
        if (isEmptyText(after)) delete texts[key]
        const [old, now] = [textMarks(key, before), textMarks(key, after)]
        for (const mark of old) if (!now.has(mark)) changes.push({ mark, key, isAdded: false })
        for (const mark of now) if (!old.has(mark)) changes.push({ mark, key, isAdded: true })
      }
      write(name, texts)
    }
    return changes
  }

  function flush(): void {
    const changes = writeTexts()
    pending.clear()
    for (const [name, ofPart] of Map.groupBy(changes, ({ mark }) => marksPart(mark))) {
      write(name, changeMarks(read(name), ofPart))
    }
  }

  return {
    /** Changes a text, at the latest when the parts are listed. */
    change(key: string, change: Change): void {
      const changes = pending.get(key) ?? []
      pending.set(key, [...changes, change])
      if (pending.size >= MAX_PENDING_TEXTS) flush()
    },
    /** The keys of the texts with a mark. Texts that wait are not among them. */
    withMark: (mark: number) => read<MarksPart>(marksPart(mark))[mark] ?? [],
    /** Writes all that waits. The result is every part, those without a mark too: no page asks in vain. */
    list(): readonly MirrorFile[] {
      flush()
      for (let part = 0; part < MARK_PARTS; part += 1) {
        const name = marksPart(part)
        if (!files.has(partPath(name))) write(name, {})
      }
      return [...files.values()]
    },
  }
}
