import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, whole } from './reader-marks.ts'

export const themes = ['light', 'dark', 'system'] as const
export const Theme = z.enum(themes)
export type Theme = z.output<typeof Theme>

export const Privacy = z.object({
  profileVisibility: whole(z.enum(['public', 'private'])),
  showEmail: z.boolean(),
  showActivity: z.boolean(),
})

export const Notifications = z.object({
  email: z.boolean(),
  jobAlerts: z.boolean(),
  careerTips: z.boolean(),
  learningUpdates: z.boolean(),
})

export const Settings = z.object({ theme: whole(Theme), privacy: Privacy, notifications: Notifications })
export type Settings = z.output<typeof Settings>

export const defaultSettings: Settings = {
  theme: 'light',
  privacy: { profileVisibility: 'public', showEmail: false, showActivity: true },
  notifications: { email: true, jobAlerts: true, careerTips: true, learningUpdates: true },
}

export const SettingsAnswer = z.object({ settings: Settings })

const uidParams = z.object({ uid: z.string().min(1).max(100) })

export const getSettings = defineCall({
  method: 'GET',
  path: '/api/settings/:uid',
  access: 'session',
  cost: 'quick',
  params: uidParams,
  response: SettingsAnswer,
})

/** Clients send the full object on every change; missing parts keep their values. Unknown keys are refused. */
export const updateSettings = defineCall({
  method: 'PATCH',
  path: '/api/settings/:uid',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: uidParams,
  body: z.strictObject({
    theme: Theme.optional(),
    privacy: Privacy.partial().strict().optional(),
    notifications: Notifications.partial().strict().optional(),
  }),
  response: dispensable(SettingsAnswer),
})
