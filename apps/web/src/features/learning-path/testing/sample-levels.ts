import type { CallOutput } from '@nextrung/contract/call'
import type { getSkillLevels } from '@nextrung/contract/skill-levels'

const names = ['Aware', 'Beginner', 'Independent', 'Advanced', 'Expert']

export const sampleLevels: CallOutput<typeof getSkillLevels> = {
  skill: 'Python',
  hoursBasis: 'The hours are our judgement.',
  levels: names.map((name, at) => ({
    level: at + 1,
    name,
    description: `What ${name} means.`,
    requiredCapabilities: [`Does what ${name} takes`],
    suggestedProjects: [`A project for ${name}`],
    resources: [{ name: `A course for ${name}`, url: 'https://example.com/course' }],
    ...(at < 4 ? { hours: { from: 10 * (at + 1), to: 20 * (at + 1) } } : {}),
  })),
}
