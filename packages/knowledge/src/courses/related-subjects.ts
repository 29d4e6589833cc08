/** What to learn with instead, and why, as a sentence to a learner. */
export type RelatedSubject = {
  skill: string
  why: string
  /** It comes nearer than what the roles let count in the skill's place. */
  isNearer?: boolean
}

/** For skills that a role requires and no course of the catalog is about. */
export const relatedSubjects: Readonly<Record<string, RelatedSubject>> = {
  'App Store Deployment': {
    skill: 'Mobile Development',
    why: 'The catalog has no course on publishing in app stores alone; courses on mobile development lead up to it.',
  },
  'Automated Testing': {
    skill: 'Test Automation',
    why: 'These courses teach test automation, which is the larger part of automated testing.',
  },
  'Engineering Metrics': {
    skill: 'OKRs',
    why: 'The catalog has no course on engineering metrics; courses on OKRs teach how to set goals that can be measured.',
  },
  KPIs: {
    skill: 'OKRs',
    why: 'The catalog has no course on KPIs; courses on OKRs teach how to choose what to measure.',
  },
  'Market Research': {
    skill: 'User Research',
    why: 'The catalog has no course on market research; user research asks the same kind of question of fewer people.',
  },
  Mentoring: {
    skill: 'Coaching',
    why: 'The catalog has no course on mentoring; coaching uses the same conversations.',
  },
  'Microsoft Project': {
    skill: 'Scheduling',
    why: 'The catalog has no course on Microsoft Project; these teach the scheduling that you do in it.',
  },
  'Release Management': {
    skill: 'CI/CD',
    why: 'The catalog has no course on release management; delivery pipelines are how releases go out.',
  },
  'Resource Planning': {
    skill: 'Project Planning',
    why: 'The catalog has no course on resource planning alone; it is part of project planning.',
  },
  'Technical Strategy': {
    skill: 'Software Architecture',
    why: 'The catalog has no course on technical strategy; it starts from judging architectures.',
    isNearer: true,
  },
}
