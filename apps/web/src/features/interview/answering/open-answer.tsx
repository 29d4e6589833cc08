import { interviewLimits, type SpokenPart } from '@nextrung/contract/interview'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useDraftText } from '../../../lib/draft-text.ts'
import { Textarea } from '../../../ui/input.tsx'
import { Label } from '../../../ui/label.tsx'
import '../../../ui/serif.css'
import { useDisplayChoices } from '../display-choices.ts'
import { usePracticeContext } from '../practice-context.ts'
import type { KeepSound } from '../voice/voice-controls.tsx'
import { answerField } from './answer-field.ts'
import { AnswerFrame } from './answer-frame.tsx'
import type { Asked } from './answer-tools.tsx'
import { countWords } from './count-words.ts'
import { clockText, useElapsedSeconds } from './elapsed.ts'

const AnswerTools = lazy(async () => ({ default: (await import('./answer-tools.tsx')).AnswerTools }))

const most = interviewLimits.answerCharacters
const figures = new Intl.NumberFormat('en-US')

const lengthNote = (text: string): string | undefined =>
  text.length > most
    ? `An answer has at most ${figures.format(most)} characters. This one has ${figures.format(text.length)}: please shorten it.`
    : undefined

export type Written = { answer: string; duration: number; speech?: SpokenPart[] }

type OpenAnswerProps = {
  label: string
  asked: Asked
  questionId: number
  /** The follow-up that is answered, if it is one. */
  followUpId?: string
  rows?: number
  isSending: boolean
  reason: string | undefined
  onCancel: (discarded: string) => void
  /** Resolves to the id of the stored answer; undefined if it was not stored. */
  onSubmit: (written: Written) => Promise<number | undefined>
}

/** A large area to write an answer in. What is in it survives a reload. */
export const OpenAnswer = (props: OpenAnswerProps) => {
  const { label, asked, questionId, followUpId, rows = 9, isSending, reason, onCancel, onSubmit } = props
  const id = useId()
  const { uid } = usePracticeContext()
  const [text, write] = useDraftText({ owner: uid, field: answerField(questionId, followUpId) })
  const [isBlank, setBlank] = useState(false)
  const { timer } = useDisplayChoices()
  const duration = useElapsedSeconds(!isSending)
  const area = useRef<HTMLTextAreaElement>(null)
  const spoken = useRef<SpokenPart[]>([])
  const keepSound = useRef<KeepSound>(undefined)

  useEffect(() => {
    const element = area.current
    element?.focus({ preventScroll: true })
    element?.form?.scrollIntoView?.({ block: 'nearest' })
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])

  const problem = isBlank ? 'Please provide an answer' : (lengthNote(text) ?? reason)
  const submit = async () => {
    setBlank(text.trim() === '')
    if (text.trim() === '') area.current?.focus()
    else if (text.length <= most) {
      const speech = spoken.current
      const id = await onSubmit({ answer: text, duration, ...(speech.length > 0 && { speech }) })
      if (id !== undefined) keepSound.current?.({ responseId: id })
    }
  }
  const cancel = () => {
    write('')
    onCancel(text)
  }
  const words = countWords(text)

  return (
    <AnswerFrame
      isSending={isSending}
      problem={problem}
      onCancel={cancel}
      onSubmit={() => void submit()}
      notes={
        <>
          <span>{words === 1 ? '1 word' : `${figures.format(words)} words`}</span>
          {timer && (
            <span role="timer" aria-label="Time on this answer" className="tabular-nums">
              {clockText(duration)}
            </span>
          )}
          <span className="max-md:hidden">Ctrl or Cmd + Enter submits</span>
        </>
      }
    >
      <Label htmlFor={id} className="mb-2 block text-h3">
        {label}
      </Label>
      <Suspense fallback={<div className="mb-1 h-[34px] max-md:h-11" />}>
        <AnswerTools
          asked={asked}
          isSending={isSending}
          spoken={spoken}
          keepSound={keepSound}
          onText={(more) => {
            write(text.trim() === '' ? more : `${text.trimEnd()} ${more}`)
            setBlank(false)
          }}
        />
      </Suspense>
      <Textarea
        ref={area}
        id={id}
        rows={rows}
        value={text}
        readOnly={isSending}
        aria-invalid={isBlank || text.length > most ? true : undefined}
        onChange={(event) => {
          write(event.target.value)
          setBlank(false)
        }}
        className="px-4 py-3.5 font-serif text-[1.03125rem] leading-[1.6875rem]"
      />
    </AnswerFrame>
  )
}
