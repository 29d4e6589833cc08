import type { ShownCourse } from './shown-learning.ts'

const names = new Map([
  ['linkedin_learning', 'LinkedIn Learning'],
  ['coursera', 'Coursera'],
  ['udemy', 'Udemy'],
])

/** The platform as shown; as the server wrote it if it gives no name. */
export const platformNameOf = ({
  platform,
  platformName,
}: Pick<ShownCourse, 'platform' | 'platformName'>): string | undefined =>
  platformName ?? (platform === undefined ? undefined : (names.get(platform) ?? platform))
