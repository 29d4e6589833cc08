import { UserType } from '@nextrung/contract/roles'
import { useMemo, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { storageOwnerKey } from './storage-owner-key.ts'

/** Values stored as plain text. */
const textKeys = {
  targetRole: z.string().trim().min(1).max(200),
  userType: UserType,
  userName: z.string().max(200),
  hasSeenTour: z.string(),
  voiceNotice: z.literal('read'),
  cachedTheme: z.enum(['light', 'dark', 'system']),
}

/** Values stored as JSON. A screen's cache can be any JSON; the screen validates it with its own schema. */
const jsonKeys = {
  currentSkills: z.array(z.string()),
  completedCourses: z.array(z.unknown()),
  cachedLearningPath: z.unknown(),
  cachedChallenges: z.unknown(),
  interviewDisplay: z.object({
    largerText: z.boolean().optional(),
    widerSpacing: z.boolean().optional(),
    timer: z.boolean().optional(),
  }),
}

export type TextKey = keyof typeof textKeys
export type JsonKey = keyof typeof jsonKeys
export type TextValue<K extends TextKey> = z.output<(typeof textKeys)[K]>
export type JsonValue<K extends JsonKey> = z.output<(typeof jsonKeys)[K]>

const listeners = new Set<() => void>()
const notifyListeners = (): void => {
  for (const listener of listeners) listener()
}

// Storage can be refused or full; the product then works without it.
const readRaw = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const writeRaw = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return
  }
  notifyListeners()
}
// Doesn't notify listeners, because values are read during rendering.
const deleteInvalid = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {}
}

/** The stored text, or undefined. Deletes an invalid value. */
export const readText = <K extends TextKey>(key: K): TextValue<K> | undefined => {
  const raw = readRaw(key)
  if (raw === null) return undefined
  const schema: z.ZodType<TextValue<K>> = textKeys[key] as unknown as z.ZodType<TextValue<K>>
  const read = schema.safeParse(raw)
  if (read.success) return read.data
  deleteInvalid(key)
  return undefined
}

export const writeText = <K extends TextKey>(key: K, value: TextValue<K>): void => writeRaw(key, value)

const parse = <K extends JsonKey>(key: K, raw: string): JsonValue<K> | undefined => {
  try {
    const schema: z.ZodType<JsonValue<K>> = jsonKeys[key] as unknown as z.ZodType<JsonValue<K>>
    const read = schema.safeParse(JSON.parse(raw))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** The stored JSON, or undefined. Deletes an invalid value. */
export const readJson = <K extends JsonKey>(key: K): JsonValue<K> | undefined => {
  const raw = readRaw(key)
  if (raw === null) return undefined
  const value = parse(key, raw)
  if (value === undefined) deleteInvalid(key)
  return value
}

export const writeJson = <K extends JsonKey>(key: K, value: JsonValue<K>): void =>
  writeRaw(key, JSON.stringify(value))

export const removeStored = (key: TextKey | JsonKey): void => writeRaw(key, null)

/** Removes everything stored about a person. */
export const clearStorage = (): void => {
  for (const key of [...Object.keys(textKeys), ...Object.keys(jsonKeys), storageOwnerKey]) writeRaw(key, null)
}

/** Makes this person the owner of the stored values, and removes those of any other owner first. */
export const claimStorage = (uid: string): void => {
  const owner = readRaw(storageOwnerKey)
  if (owner === uid) return
  if (owner !== null) clearStorage()
  writeRaw(storageOwnerKey, uid)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The stored text, in sync with this tab and others. */
export const useStoredText = <K extends TextKey>(key: K): TextValue<K> | undefined => {
  useSyncExternalStore(subscribe, () => readRaw(key))
  return readText(key)
}

/** The stored JSON, in sync with this tab and others. The object stays the same until the value changes. */
export const useStoredJson = <K extends JsonKey>(key: K): JsonValue<K> | undefined => {
  const raw = useSyncExternalStore(subscribe, () => readRaw(key))
  return useMemo(() => (raw === null ? undefined : readJson(key)), [key, raw])
}
