import { existsSync, readFileSync } from 'node:fs'

/** What a labelled resume file truly holds; a field that is absent is either not in the file or not labelled. */
export type FileTruth = {
  file: string
  name?: string
  email?: string
  phone?: string
  location?: string
  skills?: string[]
  companies?: string[]
  positions?: string[]
}

/** A labelled stretch of a text, from character `start` to before `end`. */
type Entity = { label: string; text: string; start: number; end: number }

export type TextTruth = { id: string; text: string; entities: Entity[] }

/** The rows of a file of one JSON value a line; undefined when the file is not there. */
export function readRows<Row>(path: string): Row[] | undefined {
  if (!existsSync(path)) return undefined
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line): Row => JSON.parse(line))
}
