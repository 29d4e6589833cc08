import { type TargetRole, targetRoles } from '@nextrung/contract/roles'

const everyEngineer = ['Git', 'Agile', 'Jira', 'Confluence', 'Software Development Life Cycle']
const everyDeveloper = [...everyEngineer, 'Code Review']
const everyLeader = [
  ...everyDeveloper,
  'Automated Testing',
  'CI/CD',
  'REST APIs',
  'Object-Oriented Programming',
]
const productPeople = ['Agile', 'Jira', 'Confluence', 'Software Development Life Cycle']

const developers: readonly TargetRole[] = [
  'Software Engineer',
  'Frontend Developer',
  'Backend Developer',
  'Full Stack Developer',
  'Mobile Developer',
  'Data Engineer',
  'Machine Learning Engineer',
]
const leaders: readonly TargetRole[] = ['Solutions Architect', 'Technical Lead', 'Engineering Manager']

const everydayOf = (role: TargetRole): readonly string[] => {
  if (role === 'Product Manager' || role === 'Technical Project Manager') return productPeople
  if (leaders.includes(role)) return everyLeader
  return developers.includes(role) ? everyDeveloper : everyEngineer
}

/** Skills so ordinary in a role that job postings for it need not name them. Our judgement. */
export const everydaySkills: ReadonlyMap<TargetRole, readonly string[]> = new Map(
  targetRoles.map((role) => [role, everydayOf(role)]),
)
