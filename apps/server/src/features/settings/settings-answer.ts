import type { Settings, SettingsAnswer } from '@nextrung/contract/settings'
import type { z } from 'zod'
import { Answer } from '../../http/answer.ts'
import { entityTag } from '../../http/entity-tag.ts'
import type { SignedIn } from '../../signed-in.ts'

/** The ETag of a person's settings. */
export const settingsTag = ({ uid }: SignedIn, settings: Settings): string => entityTag([uid, settings])

export const settingsAnswer = (user: SignedIn, settings: Settings) =>
  new Answer<z.output<typeof SettingsAnswer>>(200, { settings }, { etag: settingsTag(user, settings) })
