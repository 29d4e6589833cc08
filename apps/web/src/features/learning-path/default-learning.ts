import type { ShownChallenge, ShownPath } from './shown-learning.ts'

const mostAdvanced = 3
const mostPractised = 3

/** Which of the required skills the person names; case does not matter. */
export const heldOf = (required: readonly string[], current: readonly string[]): string[] => {
  const names = new Set(current.map((name) => name.toLowerCase()))
  return required.filter((skill) => names.has(skill.toLowerCase()))
}

/** What the screen shows before there is an answer. */
export const defaultPath = (required: readonly string[], current: readonly string[]): ShownPath => {
  const held = heldOf(required, current)
  const missing = required.filter((skill) => !held.includes(skill))
  return {
    courses: [
      {
        name: 'Getting Started',
        description:
          'Begin with the first skill on your list. Your own path replaces this one once it is ready.',
        platform: 'Self-paced',
        duration: '2-3 weeks',
      },
    ],
    estimatedDuration: '3-4 months',
    milestones: [
      { title: 'Foundation Skills', skills: [...current], completed: true },
      { title: 'Advanced Skills', skills: missing.slice(0, mostAdvanced), completed: false },
    ].map((milestone) => ({ ...milestone, why: [], held: [], evidence: [], needs: [], steps: [] })),
    progressPercentage: required.length === 0 ? 0 : Math.round((100 * held.length) / required.length),
    required: [...required],
    acquired: held,
    skipped: [],
    basis: [],
    weeks: [],
    evidence: [],
  }
}

export const defaultChallenges = (current: readonly string[]): ShownChallenge[] => {
  const skills = current.slice(0, mostPractised)
  return [
    {
      id: 'default',
      title: 'Build a Portfolio Project',
      description: 'Build something small that puts your skills together, and show it to somebody.',
      difficulty: 'intermediate',
      type: 'project',
      estimatedTime: '2-3 weeks',
      skills,
      learningObjectives: ['Use these skills together in one piece of work'],
      resources: [],
      steps: [],
      acceptanceCriteria: [],
      criterionChecks: [],
    },
  ]
}
