import { type DraftKey, readDraftText, writeDraftText } from './draft-text.ts'
import { storageOwnerKey } from './storage-owner-key.ts'

const nameOf = (field: string): DraftKey | undefined => {
  try {
    const owner = localStorage.getItem(storageOwnerKey)
    return owner ? { owner, field } : undefined
  } catch {
    return undefined
  }
}

/** A form that is not saved yet, kept for the signed-in person like words being typed. */
export const saveDraft = (field: string, form: unknown): void => {
  const name = nameOf(field)
  if (name) writeDraftText(name, JSON.stringify(form))
}

/** What the person left under this name, unchecked; undefined without it. */
export const readDraft = (field: string): unknown => {
  const name = nameOf(field)
  try {
    return name ? JSON.parse(readDraftText(name)) : undefined
  } catch {
    return undefined
  }
}

export const deleteDraft = (field: string): void => {
  const name = nameOf(field)
  if (name) writeDraftText(name, '')
}
