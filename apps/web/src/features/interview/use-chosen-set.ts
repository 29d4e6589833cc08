import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { difficulties, type QuestionSet, scenarios } from './interview-choices.ts'

const find = <Value extends string>(
  options: readonly { value: Value }[],
  wanted: string | null,
): Value | undefined => options.find(({ value }) => value === wanted)?.value

/** Which questions are shown. A link can name the scenario and the difficulty to begin with. */
export const useChosenSet = (role: string) => {
  const [query] = useSearchParams()
  const [chosen, setChosen] = useState<Omit<QuestionSet, 'role'>>(() => ({
    scenario: find(scenarios, query.get('scenario')) ?? 'technical',
    difficulty: find(difficulties, query.get('difficulty')) ?? 'intermediate',
    mode: 'open',
  }))
  return {
    set: { role, ...chosen },
    choose: (change: Partial<Omit<QuestionSet, 'role'>>) => setChosen((before) => ({ ...before, ...change })),
  }
}
