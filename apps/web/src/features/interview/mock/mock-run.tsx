import { interviewLimits, type SpokenPart } from '@nextrung/contract/interview'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useDraftText, writeDraftText } from '../../../lib/draft-text.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Textarea } from '../../../ui/input.tsx'
import { Label } from '../../../ui/label.tsx'
import { QuestionText } from '../../../ui/question-text.tsx'
import { Rungs } from '../../../ui/rungs.tsx'
import { SaveFailure } from '../../../ui/save-failure.tsx'
import { TextWithCode } from '../../../ui/text-with-code.tsx'
import '../../../ui/serif.css'
import { countWords } from '../answering/count-words.ts'
import { OwnAnswer } from '../feedback/own-answer.tsx'
import { scenarioLabel } from '../interview-choices.ts'
import { StoryPicker } from '../stories/story-picker.tsx'
import { ReadAloud } from '../voice/read-aloud.tsx'
import { type KeepSound, VoiceControls } from '../voice/voice-controls.tsx'
import { CalmTimer } from './calm-timer.tsx'
import { FinishMock } from './finish-mock.tsx'
import { type ShownMockQuestion, type ShownState, useAnswerMock } from './mock.queries.ts'

type MockRunProps = { uid: string; state: ShownState; current: ShownMockQuestion }

const withCode = ({ question, code }: ShownMockQuestion): string =>
  code ? `${question}\n\n\`\`\`${code.language}\n${code.text}\n\`\`\`` : question

/** Where the newest answer is stored. An answer to a question on the resume is in its mock interview only. */
const storedAnswer = ({ lastResponseId, lastAnswerId }: ShownState): Parameters<KeepSound>[0] | undefined => {
  if (lastResponseId) return { responseId: lastResponseId }
  return lastAnswerId ? { mockAnswerId: lastAnswerId } : undefined
}

type AnswerFormProps = MockRunProps & { askedText: string }

/** Where an answer is written or spoken. What is in it survives a reload. */
const AnswerForm = ({ uid, state, current, askedText }: AnswerFormProps) => {
  const id = useId()
  const { id: mockId } = state.interview
  const isFollowUp = current.followUp !== undefined && current.followUp !== null
  const field = `mock/${mockId}/${current.place}${isFollowUp ? '/follow-up' : ''}`
  const [text, write] = useDraftText({ owner: uid, field })
  const [isBlank, setBlank] = useState(false)
  const spoken = useRef<SpokenPart[]>([])
  const keepSound = useRef<KeepSound>(undefined)
  const area = useRef<HTMLTextAreaElement>(null)
  const reply = useAnswerMock()
  const most = interviewLimits.answerCharacters
  const isTooLong = text.length > most

  const insert = (more: string) => write(text.trim() === '' ? more : `${text.trimEnd()} ${more}`)
  const send = async (answer: string | null) => {
    const speech = answer !== null && spoken.current.length > 0 ? spoken.current : undefined
    const sent = { id: mockId, place: current.place, isFollowUp, answer, ...(speech ? { speech } : {}) }
    // The form shows why an answer was refused.
    const next = await reply.mutateAsync(sent).catch(() => undefined)
    if (!next) return
    writeDraftText({ owner: uid, field }, '')
    const stored = storedAnswer(next)
    if (answer !== null && stored) keepSound.current?.(stored)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reply.isPending) return
    setBlank(text.trim() === '')
    if (text.trim() === '') area.current?.focus()
    else if (!isTooLong) void send(text)
  }
  const tooLong = `An answer has at most ${most.toLocaleString('en-US')} characters. Please shorten it.`
  const problem = isBlank ? 'Please provide an answer' : isTooLong ? tooLong : undefined
  const words = countWords(text)
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
      }}
      className="grid gap-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Label htmlFor={id} className="text-h3">
          {isFollowUp ? 'Your answer to the follow-up' : 'Your answer'}
        </Label>
        <div className="flex flex-wrap items-center gap-1">
          {(current.type === 'behavioral' || current.type === 'leadership') && (
            <StoryPicker question={askedText} tags={[]} onPick={insert} />
          )}
          <VoiceControls
            question={askedText}
            isSending={reply.isPending}
            spoken={spoken}
            keepSound={keepSound}
            onText={insert}
          />
        </div>
      </div>
      <Textarea
        ref={area}
        id={id}
        rows={10}
        value={text}
        readOnly={reply.isPending}
        aria-invalid={isBlank || isTooLong ? true : undefined}
        onChange={(event) => {
          write(event.target.value)
          setBlank(false)
        }}
        className="px-4 py-3.5 text-document text-[1.03125rem] leading-[1.6875rem]"
      />
      <div role="alert">{problem && <FailureNote>{problem}</FailureNote>}</div>
      {!problem && (
        <SaveFailure
          error={reply.error}
          fallback="Your answer could not be sent. It is kept; please try again."
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-caption text-muted-foreground">
          {words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`}
        </p>
        <div className="ml-auto flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button variant="outline" disabled={reply.isPending} onClick={() => void send(null)}>
            Skip
          </Button>
          <Button type="submit" busy={reply.isPending}>
            Submit Answer
          </Button>
        </div>
      </div>
    </form>
  )
}

/** One question at a time, as an interviewer asks. */
export const MockRun = ({ uid, state, current }: MockRunProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { interview } = state
  const followUp = current.followUp?.question
  const key = `${current.place}/${followUp ?? ''}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus when it is asked.
  useEffect(() => heading.current?.focus(), [key])
  const total = interview.questions ?? 0
  const place = current.place + 1
  return (
    <div className="mx-auto grid max-w-[860px] gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <p className="text-small text-ink-2">{`Question ${place} of ${total} · ${current.isFromResume ? 'Your resume' : scenarioLabel(current.type ?? '')}`}</p>
          <Rungs
            count={Math.max(1, total)}
            filled={current.place}
            label="Questions answered"
            valueNow={current.place}
            valueMax={Math.max(1, total)}
            className="mt-2 w-40"
          />
        </div>
        <CalmTimer
          key={key}
          seconds={current.seconds ?? 0}
          usedSeconds={current.usedSeconds ?? 0}
          isRunning
        />
      </div>
      <div>
        {followUp ? (
          <>
            <p className="max-w-[68ch] text-small text-ink-2 wrap-anywhere">
              <TextWithCode>{current.question}</TextWithCode>
            </p>
            {current.answer && (
              <div className="mt-2 border-l-2 border-line pl-4 text-ink-2">
                <OwnAnswer text={current.answer} />
              </div>
            )}
            <p className="mt-4 text-caption text-muted-foreground">A follow-up</p>
            <h3 ref={heading} tabIndex={-1} className="text-question outline-none wrap-anywhere">
              <TextWithCode>{followUp}</TextWithCode>
            </h3>
          </>
        ) : (
          <h3 ref={heading} tabIndex={-1} className="text-question outline-none wrap-anywhere">
            <QuestionText>{withCode(current)}</QuestionText>
          </h3>
        )}
        <div className="mt-2 -ml-3">
          <ReadAloud key={key} text={followUp ?? current.question} />
        </div>
      </div>
      <AnswerForm
        key={key}
        uid={uid}
        state={state}
        current={current}
        askedText={followUp ?? current.question}
      />
      <FinishMock id={interview.id} />
    </div>
  )
}
