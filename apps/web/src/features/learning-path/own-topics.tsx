import { learningPlanLimits } from '@nextrung/contract/learning-plan'
import type { KeyboardEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { isFull, withTopic } from './own-topic-list.ts'

type OwnTopicsProps = {
  topics: readonly string[]
  onChange: (topics: string[]) => void
  /** What is typed and not added yet; the form saves it, too. */
  text: string
  onTextChange: (text: string) => void
}

const { topics: mostTopics, topicCharacters } = learningPlanLimits

/** What the person wants to learn besides what the role asks for. */
export const OwnTopics = ({ topics, onChange, text, onTextChange }: OwnTopicsProps) => {
  const cannotAdd = text.trim() === '' || isFull(topics)
  const add = () => {
    if (cannotAdd) return
    onChange(withTopic(topics, text))
    onTextChange('')
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
          <Field
            label="Own topics"
            hint={isFull(topics) ? `You have reached the limit of ${mostTopics} topics.` : undefined}
          >
            {(control) => (
              <Input
                {...control}
                value={text}
                maxLength={topicCharacters}
                onChange={({ target }) => onTextChange(target.value)}
                onKeyDown={onKeyDown}
                placeholder="For example: Rust"
              />
            )}
          </Field>
        </div>
        <Button variant="outline" className="h-11" disabled={cannotAdd} onClick={add}>
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
