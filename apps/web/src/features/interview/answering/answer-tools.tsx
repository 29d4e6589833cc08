import type { SpokenPart } from '@nextrung/contract/interview'
import type { RefObject } from 'react'
import { usePracticeContext } from '../practice-context.ts'
import { StoryPicker } from '../stories/story-picker.tsx'
import { type KeepSound, VoiceControls } from '../voice/voice-controls.tsx'

/** What is asked, to find the stories that answer it. */
export type Asked = { question: string; tags: readonly string[] }

type AnswerToolsProps = {
  asked: Asked
  isSending: boolean
  /** What was spoken, for when the answer is sent. */
  spoken: RefObject<SpokenPart[]>
  keepSound: RefObject<KeepSound | undefined>
  onText: (text: string) => void
}

/** Ways to answer besides typing: a story of one's own, or one's voice. */
export const AnswerTools = ({ asked, onText, ...voice }: AnswerToolsProps) => {
  const { set } = usePracticeContext()
  return (
    <div className="mb-1 -ml-3 flex flex-wrap items-center gap-1">
      {set.scenario === 'behavioral' && (
        <StoryPicker question={asked.question} tags={asked.tags} onPick={onText} />
      )}
      <VoiceControls question={asked.question} onText={onText} {...voice} />
    </div>
  )
}
