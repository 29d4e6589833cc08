import { learningPlanLimits } from '@nextrung/contract/learning-plan'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

type OwnTopicsProps = { topics: readonly string[]; onChange: (topics: string[]) => void }

const { topics: mostTopics, topicCharacters } = learningPlanLimits

/** What the person wants to learn besides what the role asks for. */
export const OwnTopics = ({ topics, onChange }: OwnTopicsProps) => {
  const [text, setText] = useState('')
  const topic = text.trim()
  const isKnown = topics.some((one) => one.toLowerCase() === topic.toLowerCase())
  const isFull = topics.length >= mostTopics
  const add = () => {
    if (topic === '' || isFull) return
    if (!isKnown) onChange([...topics, topic])
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter adds the topic instead of saving the plan.
    event.preventDefault()
    add()
  }
  return (
    <div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label="Own topics" error={isFull ? `That is the most, ${mostTopics} topics.` : undefined}>
            {(control) => (
              <Input
                {...control}
                value={text}
                maxLength={topicCharacters}
                onChange={({ target }) => setText(target.value)}
                onKeyDown={onKeyDown}
                placeholder="For example: Rust"
              />
            )}
          </Field>
        </div>
        <Button variant="outline" className="h-11" disabled={topic === '' || isFull} onClick={add}>
          Add
        </Button>
      </div>
      {topics.length > 0 && (
        <ul aria-label="Own topics" className="mt-2.5 flex flex-wrap gap-2">
          {topics.map((one) => (
            <li key={one} className="max-w-full">
              <Chip
                removeLabel={`Remove ${one}`}
                onRemove={() => onChange(topics.filter((other) => other !== one))}
              >
                {one}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
