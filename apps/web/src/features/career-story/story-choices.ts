import { StoryForm, StoryLength, StoryTone } from '@nextrung/contract/career-story'
import { useState } from 'react'
import { z } from 'zod'
import { readDraft, saveDraft } from '../../lib/form-draft.ts'

const StoryChoices = z.object({ years: z.string(), tone: StoryTone, length: StoryLength, form: StoryForm })

/** What the person asks for. The years are text while they are being typed. */
export type StoryChoices = z.output<typeof StoryChoices>

/** What the server assumes when a request names no tone, length or form. */
export const defaultChoices: StoryChoices = { years: '0', tone: 'plain', length: 'medium', form: 'story' }

const draftName = 'career-story'

/** The choices survive a visit to another screen, and a reload of this tab. */
export const useStoryChoices = () => {
  const [choices, setChoices] = useState(
    (): StoryChoices => StoryChoices.safeParse(readDraft(draftName)).data ?? defaultChoices,
  )
  const choose = (change: Partial<StoryChoices>) => {
    const next = { ...choices, ...change }
    setChoices(next)
    saveDraft(draftName, next)
  }
  return { choices, choose }
}
