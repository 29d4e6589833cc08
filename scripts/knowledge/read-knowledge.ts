import { createHash } from 'node:crypto'
import { requireSource } from './make-figure.ts'
import type { MarketFacts } from './market-facts.ts'
import { numbersIn } from './numbers-in.ts'
import { readMetroColumns, readMetros } from './read-metros.ts'
import { readNational } from './read-national.ts'
import { readOccupations } from './read-occupations.ts'
import { readRoles } from './read-roles.ts'
import { readSkillFrequency } from './read-skill-frequency.ts'
import { readSkillShares } from './read-skill-shares.ts'
import type { RoleSkillFacts, SkillRelationFacts } from './skill-facts.ts'

/** What is kept of a collected sentence that one of ours rewords. */
type SentenceFact = { fingerprint: string; source: string; numbers: readonly string[] }

/** The contents of the knowledge base's data files, by file name. */
export type KnowledgeFiles = Record<string, unknown>

/** @throws Error if the facts contradict one another or name an unknown source */
export const readMarketKnowledge = (facts: MarketFacts): KnowledgeFiles => ({
  'occupations.json': readOccupations(facts),
  'roles.json': readRoles(facts),
  'metros.json': { columns: readMetroColumns(facts), metros: readMetros(facts) },
  'national.json': readNational(facts),
  'statement-facts.json': readSentenceFacts(facts),
})

export const readShareKnowledge = (facts: RoleSkillFacts): KnowledgeFiles => ({
  'skill-shares.json': readSkillShares(facts),
})

export const readFrequencyKnowledge = (facts: SkillRelationFacts): KnowledgeFiles => ({
  'skill-frequency.json': readSkillFrequency(facts),
})

/**
 * What our own sentences are held against: the numbers of the fact that a sentence rewords, and a fingerprint. A changed
 * fingerprint says which sentences to reword.
 */
const readSentenceFacts = ({ trendGroups }: MarketFacts): Record<string, SentenceFact> =>
  Object.fromEntries(
    Object.entries(trendGroups).flatMap(([group, kinds]) =>
      Object.entries(kinds).flatMap(([kind, sentences]) =>
        sentences.map((sentence, index) => [`${group}.${kind}.${index + 1}`, readSentenceFact(sentence)]),
      ),
    ),
  )

const readSentenceFact = ({ text, source }: { text: string; source: string }): SentenceFact => ({
  fingerprint: createHash('sha256').update(`${source} ${text}`).digest('hex').slice(0, 12),
  source: requireSource(source),
  numbers: numbersIn(text),
})
