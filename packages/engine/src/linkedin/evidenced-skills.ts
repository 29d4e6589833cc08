import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { isSkillName, type RoleNeeds } from '../resumes/resumes.public.ts'
import { findSkills } from '../text/find-skills.ts'

/** A skill as the person writes it, with where it is listed and where work shows it. */
export type EvidencedSkill = { text: string; from: string[]; weight: number; isShown: boolean }

type Mention = { name: string; text: string; pointer: string; isShown: boolean }

const listedMentions = ({ skills }: ResumeDocument): Mention[] =>
  skills.flatMap(({ keywords }, group) =>
    keywords.flatMap((keyword, at) => {
      const [skill] = isSkillName(keyword) ? findSkills({ text: keyword, inSkillsSection: true }) : []
      const pointer = `/skills/${group}/keywords/${at}`
      return skill ? [{ name: skill.name, text: keyword.trim(), pointer, isShown: false }] : []
    }),
  )

const shownMentions = ({ work, projects }: ResumeDocument): Mention[] =>
  [
    ...work.map((entry, at) => ({ entry, at, list: 'work' })),
    ...projects.map((entry, at) => ({ entry, at, list: 'projects' })),
  ].flatMap(({ entry, at, list }) =>
    entry.highlights.flatMap((line, row) =>
      (isDoubtful.test(line) ? [] : findSkills({ text: line })).map(({ name, text }) => ({
        name,
        text,
        pointer: `/${list}/${at}/highlights/${row}`,
        isShown: true,
      })),
    ),
  )

/** What was only learned, seen, planned or not done makes no strength of a person. */
const isDoubtful =
  /\b(?:basics?|beginner|learn\w*|stud(?:y|ied|ying)|familiar\w*|expos\w+|shadow\w*|observ\w+|attend\w*|plan(?:s|ned|ning)?|propos\w+|suggest\w+|evaluat\w+|not|never|without|grundkenntnisse|notions)\b/i

/**
 * The skills of a resume, strongest for the role first: what the role asks for, then what work shows and not only a
 * list names. Without a role, in the order in which they are first met.
 */
export const findEvidencedSkills = (
  document: ResumeDocument,
  needs: RoleNeeds | undefined,
): EvidencedSkill[] => {
  const byName = new Map<string, Mention[]>()
  for (const mention of [...listedMentions(document), ...shownMentions(document)])
    byName.set(mention.name, [...(byName.get(mention.name) ?? []), mention])
  return [...byName]
    .map(([name, mentions]) => ({
      text: mentions[0]?.text ?? name,
      from: [...new Set(mentions.map(({ pointer }) => pointer))].slice(0, 3),
      weight: needs?.skills.get(name) ?? 0,
      isShown: mentions.some(({ isShown }) => isShown),
    }))
    .filter(({ text }) => text.length <= 40 && !isDoubtful.test(text))
    .sort((a, b) => b.weight - a.weight || Number(b.isShown) - Number(a.isShown))
}
