import { targetRoles } from '@nextrung/contract/roles'
import { entryInTech, getEntryReality } from '@nextrung/knowledge/market/entry-reality'
import { statementGroups } from '@nextrung/knowledge/market/statements'
import { expect, it } from 'vitest'
import statementFacts from '../../packages/knowledge/src/market/facts/statement-facts.json' with {
  type: 'json',
}
import { numbersIn } from './numbers-in.ts'

const sentences = [
  ...statementGroups.flatMap(({ trends, opportunities, challenges, recommendations }) => [
    ...trends,
    ...opportunities,
    ...challenges,
    ...recommendations,
  ]),
  ...entryInTech,
  ...targetRoles.flatMap(getEntryReality),
]

it('our sentences about the market have no number and no source but those of the fact they reword', () => {
  const collected = statementFacts as Record<string, { source: string; numbers: string[] }>
  for (const { text, facts, sources, year } of sentences) {
    const fact = collected[facts]
    // "The 2025 survey" names the source.
    const allowed = [...(fact?.numbers ?? []), year]
    expect([text, numbersIn(text).filter((number) => !allowed.includes(number))]).toEqual([text, []])
    expect(sources[0]).toBe(fact?.source)
  }
})
