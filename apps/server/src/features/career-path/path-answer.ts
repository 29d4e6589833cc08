import type { CareerPath, PathSuggestion } from '@nextrung/contract/career-path'
import type { MappedPath } from '@nextrung/engine/path/map-career-path'
import type { SuggestionRow } from './career-path.store.ts'
import type { PathGoal } from './path-goal.ts'

/** The path as shown: the stored one if the person asked for recommendations, else the one just worked out. */
export const pathAnswer = (
  goal: PathGoal,
  { mapped, stored }: { mapped: MappedPath; stored: SuggestionRow | undefined },
): CareerPath => {
  const { root, message, userType } = mapped
  const { targetRole: role, resume } = goal
  return {
    ...root,
    ...(message ? { message } : {}),
    ...(role ? { goal: { role, userType } } : {}),
    resume: resume ?? null,
    suggestion: stored ? suggestionOf(stored, goal) : null,
  }
}

const suggestionOf = (stored: SuggestionRow, goal: PathGoal): PathSuggestion => {
  const { resumeId, resumeVersion, resumeFileName } = stored
  const outdated = outdatedBecause(stored, goal)
  return {
    madeAt: stored.createdAt.toISOString(),
    engine: stored.engine,
    role: stored.targetRole,
    userType: stored.userType,
    resume:
      resumeId === null
        ? null
        : { id: resumeId, version: resumeVersion ?? 1, fileName: resumeFileName ?? '' },
    claimed: stored.claimed,
    recommendations: stored.path.recommendations,
    ...(outdated ? { outdated } : {}),
  }
}

const again = 'Get recommendations again to use it.'

const outdatedBecause = (stored: SuggestionRow, goal: PathGoal): string | undefined => {
  const { resume, resumeDigest, profile } = goal
  if (resume && stored.resumeId === null)
    return `These recommendations were made before you uploaded a resume. ${again}`
  if (resume && resume.id !== stored.resumeId)
    return `These recommendations rest on version ${stored.resumeVersion} of your resume; version ${resume.version} is newer. ${again}`
  // Suggestions of an earlier release have no digest.
  if (resume && stored.resumeDigest !== null && stored.resumeDigest !== resumeDigest)
    return `You have corrected your resume since these recommendations were made. ${again}`
  const told = ({ title, skills, certificates }: Omit<PathGoal['profile'], 'yearsOfExperience'>) =>
    JSON.stringify([title ?? null, skills, certificates])
  return told(stored.profile) === told(profile)
    ? undefined
    : `Your profile has changed since these recommendations were made. ${again}`
}
