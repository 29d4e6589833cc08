import { getProfile, updateProfile } from '@nextrung/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { ApiError, isSessionEnded } from '../../lib/errors.ts'
import { profileKey } from '../../lib/shared-queries.ts'
import { type FieldName, fieldsOf, type ProfileAnswer, type ProfileFields } from './profile-fields.ts'
import { type ProfileChange, wholeForm } from './profile-schema.ts'
import { rebaseFields } from './rebase-fields.ts'

/** The saved profile, with its ETag if the server sends one. */
export type SavedProfile = { fields: ProfileFields; answer: ProfileAnswer; etag: string | undefined }

const etagOf = (headers: Headers): string | undefined => headers.get('etag') ?? undefined

const loadProfile = async (userId: string, signal?: AbortSignal): Promise<SavedProfile> => {
  let etag: string | undefined
  const answer = await api(getProfile, {
    params: { userId },
    signal,
    onHeaders: (headers) => {
      etag = etagOf(headers)
    },
  })
  return { fields: fieldsOf(answer), answer, etag }
}

export const profileQuery = (uid: string, onSessionEnded: () => void) =>
  queryOptions({
    queryKey: profileKey(uid),
    queryFn: ({ signal }) =>
      loadProfile(uid, signal).catch((error: unknown) => {
        // The screen is already unmounted, so it can't see the error itself.
        if (isSessionEnded(error)) onSessionEnded()
        throw error
      }),
  })

const sendChange = async (
  userId: string,
  { change, base }: { change: ProfileChange; base: SavedProfile },
): Promise<SavedProfile> => {
  let newEtag: string | undefined
  const answer = await api(updateProfile, {
    params: { userId },
    body: wholeForm(base.answer, change),
    headers: base.etag ? { 'if-match': base.etag } : {},
    onHeaders: (headers) => {
      newEtag = etagOf(headers)
    },
  })
  // If the server only confirms, load the profile.
  return answer ? { fields: fieldsOf(answer), answer, etag: newEtag } : loadProfile(userId)
}

/** The same fields were changed here and elsewhere, so the person has to decide. */
export class ConflictError extends Error {
  readonly saved: SavedProfile
  readonly conflicting: FieldName[]

  constructor(cause: unknown, { saved, conflicting }: { saved: SavedProfile; conflicting: FieldName[] }) {
    super('The profile was changed elsewhere too', { cause })
    this.name = 'ConflictError'
    this.saved = saved
    this.conflicting = conflicting
  }
}

/** After losing this many races to saves from elsewhere, give up and let the person retry. */
const maxAttempts = 4

export type SaveInput = { change: ProfileChange; typed: ProfileFields; from: SavedProfile }

/**
 * Saves the change. If something else was saved meanwhile, loads it and rebases the change onto it.
 * Throws `ConflictError` when both changed the same field.
 */
export const saveProfile = async (
  uid: string,
  { change, typed, from }: SaveInput,
): Promise<{ saved: SavedProfile; mergedFields: FieldName[] }> => {
  let base = from
  for (let attempt = 1; ; attempt += 1) {
    try {
      const saved = await sendChange(uid, { change, base })
      return {
        saved,
        mergedFields: rebaseFields({ base: from.fields, mine: typed, theirs: base.fields }).mergedFields,
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || attempt === maxAttempts) throw error
      base = await loadProfile(uid)
      const { conflicting } = rebaseFields({ base: from.fields, mine: typed, theirs: base.fields })
      if (conflicting.length > 0) throw new ConflictError(error, { saved: base, conflicting })
    }
  }
}
