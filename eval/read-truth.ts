import { existsSync, readFileSync } from 'node:fs'

/** The true content of a labelled resume file; an absent field is either not in the file or not labelled. */
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

/** A labelled span of a text, from character `start` up to but excluding `end`. */
type Entity = { label: string; text: string; start: number; end: number }

export type TextTruth = { id: string; text: string; entities: Entity[] }

/** Reads the rows of a JSON Lines file; undefined if there is no such file. */
export function readRows<Row>(path: string): Row[] | undefined {
  if (!existsSync(path)) return undefined
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line): Row => JSON.parse(line))
}
