import { type ResumeDocument, type ResumeSection, resumeSections } from '@nextrung/contract/resume-document'
import { readStanding } from './person.ts'
import { isCertificateOfRole, type RoleNeeds } from './role-needs.ts'

const forProfessional: ResumeSection[] = [
  'summary',
  'work',
  'skills',
  'projects',
  'education',
  'certificates',
  'languages',
  'other',
]
const forBeginner: ResumeSection[] = [
  'summary',
  'skills',
  'projects',
  'education',
  'work',
  'certificates',
  'languages',
  'other',
]
const forChanger: ResumeSection[] = [
  'summary',
  'skills',
  'projects',
  'certificates',
  'work',
  'education',
  'languages',
  'other',
]

const before = (order: ResumeSection[], moved: ResumeSection, anchor: ResumeSection): ResumeSection[] =>
  order.indexOf(moved) < order.indexOf(anchor)
    ? order
    : order.flatMap((section) => (section === anchor ? [moved, anchor] : section === moved ? [] : [section]))

/**
 * Picks the section order that shows the person at their best: work first if they have held such a role, skills and
 * projects first where they say more than the jobs. Without a role the order of the original stays. Each section
 * appears once.
 */
export const orderSections = (
  document: ResumeDocument,
  { needs, today }: { needs: RoleNeeds | undefined; today: string | undefined },
): ResumeSection[] => {
  if (!needs)
    return before(
      [...new Set([...document.sectionOrder, ...resumeSections])],
      'summary',
      document.sectionOrder[0] ?? 'work',
    )
  const { isChanger, isWorkThin, areSkillsStrong, hasHardlyWorked } = readStanding(document, { needs, today })
  const order =
    isChanger && isWorkThin && areSkillsStrong ? forChanger : hasHardlyWorked ? forBeginner : forProfessional
  const isCertified = document.certificates.some(({ name }) => isCertificateOfRole(name, needs))
  return isCertified ? before(order, 'certificates', 'education') : order
}
