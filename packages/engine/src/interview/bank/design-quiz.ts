import type { TargetRole } from '@nextrung/contract/roles'

// The other roles have sets of their own.
const quizzesByRole: Partial<Record<TargetRole, string>> = {
  'Software Engineer': 'System Design',
  'Backend Developer': 'System Design',
  'Full Stack Developer': 'System Design',
  'Technical Lead': 'System Design',
  'Engineering Manager': 'System Design',
  'Solutions Architect': 'System Design',
  'DevOps Engineer': 'Cloud Architecture',
  'Cloud Engineer': 'Cloud Architecture',
  'Site Reliability Engineer (SRE)': 'Cloud Architecture',
}

/** The skill whose quiz has the multiple-choice questions about system design for a role. */
export const designQuizOf = (role: TargetRole): string | undefined => quizzesByRole[role]
