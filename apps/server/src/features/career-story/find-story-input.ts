import type { StoryInput } from '@nextrung/engine/story/story-input'
import type { RequestContext } from '../../http/request-context.ts'
import { findUserById } from '../identity/identity.public.ts'
import { listLearnedSkills } from '../learning/learning.public.ts'
import { getCompletedResume, listVersionIds } from '../resumes/resumes.public.ts'

/** The person's newest version that is a resume, with the evidence for its lines. Waits briefly for an analysis. */
const findResume = async (ctx: RequestContext): Promise<StoryInput['resume']> => {
  for (const id of (await listVersionIds(ctx.db, ctx.user.id)).reverse()) {
    const { document, evidence, language, notResume } = await getCompletedResume(ctx, id)
    if (document && evidence && notResume === null) return { document, evidence, language: language ?? 'en' }
  }
  return undefined
}

/** What the server knows about the person that a story can use. */
export const findStoryInput = async (
  ctx: RequestContext,
): Promise<Pick<StoryInput, 'resume' | 'profile' | 'learned' | 'today'>> => {
  const resume = await findResume(ctx)
  const user = await findUserById(ctx.db, ctx.user.id)
  const profile = user && {
    displayName: user.displayName,
    professionalTitle: user.professionalTitle,
    bio: user.bio,
    skills: user.skills ?? [],
    certifications: user.certifications ?? [],
    workHistory: user.workHistory ?? [],
    education: user.education ?? [],
  }
  return {
    ...(resume && { resume }),
    ...(profile && { profile }),
    learned: await listLearnedSkills(ctx.db, ctx.user.id),
    today: ctx.now().toISOString().slice(0, 10),
  }
}
