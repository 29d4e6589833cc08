import { useEffect, useId, useRef, useState } from 'react'
import { TextWithCode } from '../../../ui/text-with-code.tsx'
import { useDisplayChoices } from '../display-choices.ts'
import { AnswerFrame } from './answer-frame.tsx'
import { clockText, useElapsedSeconds } from './elapsed.ts'

type ChoiceAnswerProps = {
  options: readonly string[]
  isSending: boolean
  reason: string | undefined
  onCancel: () => void
  onSubmit: (chosen: { option: number; duration: number }) => void
}

/** The options as radio buttons. */
export const ChoiceAnswer = ({ options, isSending, reason, onCancel, onSubmit }: ChoiceAnswerProps) => {
  const name = useId()
  const [chosen, setChosen] = useState<number>()
  const [isMissing, setMissing] = useState(false)
  const { timer } = useDisplayChoices()
  const duration = useElapsedSeconds(!isSending)
  const list = useRef<HTMLFieldSetElement>(null)

  useEffect(() => list.current?.querySelector('input')?.focus(), [])

  const submit = () => {
    setMissing(chosen === undefined)
    if (chosen !== undefined) onSubmit({ option: chosen, duration })
  }
  return (
    <AnswerFrame
      isSending={isSending}
      problem={isMissing ? 'Please select an answer option' : reason}
      onCancel={onCancel}
      onSubmit={submit}
      notes={
        timer && (
          <span role="timer" aria-label="Time on this answer" className="tabular-nums">
            {clockText(duration)}
          </span>
        )
      }
    >
      <fieldset ref={list}>
        <legend className="mb-3 text-h3">Your answer</legend>
        <div className="grid gap-2.5">
          {options.map((text, position) => (
            <label
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is its position.
              key={position}
              className="flex cursor-pointer items-start gap-3 rounded-md border border-line px-4 py-3 text-body hover:bg-sunken has-checked:border-primary has-checked:shadow-[inset_0_0_0_1px_var(--accent-fill)]"
            >
              <input
                type="radio"
                name={name}
                disabled={isSending}
                checked={chosen === position}
                onChange={() => {
                  setChosen(position)
                  setMissing(false)
                }}
                className="mt-[3px] size-[18px] shrink-0 accent-primary"
              />
              <span className="min-w-0 wrap-anywhere">
                <TextWithCode>{text}</TextWithCode>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </AnswerFrame>
  )
}
