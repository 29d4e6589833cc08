import { type KeptTextName, readKeptText, writeKeptText } from './kept-text.ts'
import { ownerKey } from './owner-key.ts'

const nameOf = (field: string): KeptTextName | undefined => {
  try {
    const owner = localStorage.getItem(ownerKey)
    return owner ? { owner, field } : undefined
  } catch {
    return undefined
  }
}

/** A form that is not saved yet, kept for the signed-in person like words being typed. */
export const keepDraft = (field: string, form: unknown): void => {
  const name = nameOf(field)
  if (name) writeKeptText(name, JSON.stringify(form))
}

/** What the person left under this name, unchecked; undefined without it. */
export const readDraft = (field: string): unknown => {
  const name = nameOf(field)
  try {
    return name ? JSON.parse(readKeptText(name)) : undefined
  } catch {
    return undefined
  }
}

export const dropDraft = (field: string): void => {
  const name = nameOf(field)
  if (name) writeKeptText(name, '')
}
