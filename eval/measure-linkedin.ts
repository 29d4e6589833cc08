import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LinkedInText, linkedInLimits } from '@nextrung/contract/linkedin'
import type { TargetRole } from '@nextrung/contract/roles'
import type { Reader } from '@nextrung/documents/reader'
import { asResumeLine, checkLinkedInText } from '@nextrung/engine/linkedin/check-linked-in'
import { type WrittenLinkedIn, writeLinkedIn } from '@nextrung/engine/linkedin/write-linked-in'
import { optimizeResume } from '@nextrung/engine/resumes/optimize-resume'
import { findRoleNeeds } from '@nextrung/engine/resumes/optimizing/role-needs'
import { parseResume } from '@nextrung/engine/resumes/parse-resume'
import type { ParsedResume } from '@nextrung/engine/resumes/resume-model'
import { checkSummary } from '@nextrung/engine/truth/check-summary'
import type { AdversarialCase } from '@nextrung/engine/truth/testing/adversarial/adversarial-case'
import { allParts } from '@nextrung/engine/truth/testing/adversarial/adversarial-case'
import { honest, inventions } from '@nextrung/engine/truth/testing/adversarial/adversarial-sets'
import { type FileTruth, readRows } from './read-truth.ts'

export const measuredRoles: readonly TargetRole[] = [
  'Security Engineer',
  'Data Engineer',
  'Engineering Manager',
]
const today = '2026-11-20'

type Sample = { file: string; lines: Set<string>; parsed: ParsedResume }

/** The project's sample resumes, read by the real reader and parser. */
export async function readSamples(
  reader: Reader,
  folder: string,
): Promise<(Sample & { read: Parameters<typeof parseResume>[0] })[]> {
  const samples = []
  for (const { file } of readRows<FileTruth>(join(folder, 'truth.jsonl')) ?? []) {
    const read = await reader.read({ fileName: file, bytes: readFileSync(join(folder, file)) })
    samples.push({
      file,
      read,
      lines: new Set(read.lines.map(({ text }) => text)),
      parsed: parseResume(read),
    })
  }
  return samples
}

export type LinkedInFigures = {
  file: string
  role: TargetRole
  written: WrittenLinkedIn
  sentences: number
  /** Sentences whose source lines are all in the file. */
  traced: number
  /** Sentences based only on the chosen role. */
  aims: number
  /** Sentences that state something the parsed resume does not contain. */
  invented: string[]
  isWithinLimits: boolean
}

const textsOf = ({ headlines, about }: WrittenLinkedIn): LinkedInText[] => [...headlines, about]

/** Writes a sample's texts for a role, and checks each sentence against the file. */
export function measureSample(
  { file, read, lines, parsed }: Awaited<ReturnType<typeof readSamples>>[number],
  role: TargetRole,
): LinkedInFigures {
  const { document, evidence } = optimizeResume({ read, parsed, targetRole: role, today })
  const written = writeLinkedIn({ document, evidence, targetRole: role, today, language: parsed.language })
  const parts = textsOf(written).flatMap((text) => text.parts)
  const needs = findRoleNeeds(role)
  const goals = needs ? [needs.noun, needs.role] : []
  // The person's own summary is not among the sources that a summary is checked against.
  const isOwnSummary = (text: string) => (parsed.document.basics.summary ?? '').includes(text)
  return {
    file,
    role,
    written,
    sentences: parts.length,
    traced: parts.filter(({ sources }) => sources.length > 0 && sources.every(({ text }) => lines.has(text)))
      .length,
    aims: parts.filter(({ basis }) => basis === 'aim').length,
    invented: parts
      .map(({ text }) => text)
      .filter((text) => !isOwnSummary(text))
      .filter(
        (text) =>
          checkSummary({ summary: asResumeLine(text), document: parsed.document, goals, today }).length > 0,
      ),
    isWithinLimits:
      written.headlines.every(({ characters }) => characters > 0 && characters <= linkedInLimits.headline) &&
      written.about.characters > 0 &&
      written.about.characters <= linkedInLimits.about,
  }
}

export type PlantedFigures = { kind: string; cases: number; objected: number; wrong: string[] }

/** A case's line as a first-person sentence, as an About would put it. */
const asSentence = (line: string): string =>
  `I ${/^\p{Lu}\p{Ll}/u.test(line) ? line.charAt(0).toLowerCase() : line.charAt(0)}${line.slice(1).replace(/\.$/, '')}.`

const measureCases = (
  kind: string,
  cases: readonly AdversarialCase[],
  isInvented: boolean,
): PlantedFigures => {
  const told = cases.map(([source, line]) => {
    const text = asSentence(line)
    const sources = typeof source === 'string' ? [source] : [...source]
    return { text, isObjected: checkLinkedInText({ text, sources, goals: [] }).length > 0 }
  })
  return {
    kind,
    cases: cases.length,
    objected: told.filter(({ isObjected }) => isObjected).length,
    wrong: told.filter(({ isObjected }) => isObjected !== isInvented).map(({ text }) => text),
  }
}

/** Counts the planted inventions that are caught, and the honest sentences that are rejected. */
export const measurePlanted = (): { inventions: PlantedFigures[]; honest: PlantedFigures[] } => ({
  inventions: Object.entries(inventions).map(([kind, set]) =>
    measureCases(
      kind,
      allParts.flatMap((part) => set[part]),
      true,
    ),
  ),
  honest: Object.entries(honest).map(([kind, set]) =>
    measureCases(
      kind,
      allParts.flatMap((part) => set[part]),
      false,
    ),
  ),
})
