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

/** Stores an unsaved form for the signed-in person, as draft text. */
export const saveDraft = (field: string, form: unknown): void => {
  const name = nameOf(field)
  if (name) writeDraftText(name, JSON.stringify(form))
}

/** The person's draft under this name, unvalidated; undefined when there is none. */
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
