import type { LearningCourse } from '@nextrung/contract/learning-path'
import { challenges } from '@nextrung/knowledge/challenges'

const most = 2

/** The pages on a skill that authored tasks refer to: something to read where there is no course or article. */
export const documentationOf = (skill: string): LearningCourse[] => {
  const pages = challenges
    .filter(({ skills }) => skills.includes(skill))
    .flatMap(({ resources }) => resources)
  const named = ({ title }: { title: string }) => title.toLowerCase().includes(skill.toLowerCase())
  pages.sort((a, b) => Number(named(b)) - Number(named(a)))
  return [...new Map(pages.map((page) => [page.url, page])).values()]
    .slice(0, most)
    .map(({ title, url }) => ({
      name: title,
      description: '',
      platform: 'official',
      url,
      skill,
      reason: 'No course on our list teaches it; this is what to read for the task.',
    }))
}
