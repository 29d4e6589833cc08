import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { byListFirst, readHeldSkills } from '../person/held-skills.ts'
import type { SkillMention } from '../person/skill-mention.ts'
import { textAt } from '../person/text-at.ts'
import { isSkillName, type RoleNeeds } from '../resumes/resumes.public.ts'

/** A skill in the person's spelling, with where it is listed and where work shows it. */
export type EvidencedSkill = { text: string; from: string[]; weight: number; isShown: boolean }

const isLine = ({ pointer }: SkillMention): boolean => /^\/(?:work|projects)\/\d+\/highlights\//.test(pointer)

/**
 * The held skills that are listed or shown in a line, strongest for the role first: required skills first, then
 * skills shown by work over merely listed ones. Without a role, in order of first mention.
 */
export const findEvidencedSkills = (
  document: ResumeDocument,
  needs: RoleNeeds | undefined,
): EvidencedSkill[] => {
  const isNamed = (mention: SkillMention): boolean =>
    mention.place === 'list' && isSkillName(textAt(document, mention.pointer) ?? '')
  return byListFirst(readHeldSkills(document).full.values())
    .flatMap(({ name, mentions }) => {
      const used = [...mentions.filter(isNamed), ...mentions.filter(isLine)]
      const [first] = used
      if (!first) return []
      const text =
        first.place === 'list' ? (textAt(document, first.pointer) ?? first.text).trim() : first.text
      return [
        {
          text,
          from: [...new Set(used.map(({ pointer }) => pointer))].slice(0, 3),
          weight: needs?.skills.get(name) ?? 0,
          isShown: used.some(isLine),
        },
      ]
    })
    .filter(({ text }) => text.length <= 40)
    .sort((a, b) => b.weight - a.weight || Number(b.isShown) - Number(a.isShown))
}
