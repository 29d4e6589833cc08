import { getSignInState } from '@nextrung/contract/auth-mail'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

// Queries that one feature shows and another changes. Each loads once; whatever changes it invalidates it here.

export const sessionKey = ['session']

export const profileKey = (uid: string) => ['profile', uid]

export const subscriptionKey = ['subscription']

/** Extends the key of the list of versions: what invalidates that list also changes the path. */
export const careerPathKey = ['resumes', '1', 'career-path']

/** The skills that the learning path starts from, and the plan with what counts as progress. */
export const userSkillsKey = ['learning-path', 'user-skills']
export const learningPlanKey = ['learning-plan']

/** What the person has shown here, whatever it was shown in. */
export const shownSkillsKey = ['shown-skills']

/** The list of versions, and everything that follows from it. */
const versionsKey = ['resumes', '1']

/** How the person signs in. Several panels show and change it. */
export const signInStateQuery = queryOptions({
  queryKey: ['sign-in-state'],
  queryFn: ({ signal }) => api(getSignInState, { signal }),
})

/**
 * Call after changing the profile outside its form: the next visit reloads it. An open form keeps its initial state
 * and detects the conflict when it saves.
 */
export const invalidateProfile = (client: QueryClient, uid: string): void =>
  client.removeQueries({ queryKey: profileKey(uid), type: 'inactive' })

/** Call after using part of the day's allowance: the counts reload the next time they are shown. */
export const invalidateAllowances = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: subscriptionKey, refetchType: 'none' })

/** Call after changing what is known of the person outside a change to a version. */
export const invalidateCareerPath = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: careerPathKey })

/** The learning path follows from the skills. */
const invalidateLearningPath = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: userSkillsKey })
  void client.invalidateQueries({ queryKey: learningPlanKey })
}

/** Call after something was shown or its line went onto the resume: it counts on every screen. */
export const invalidateAfterShowing = (client: QueryClient): void => {
  invalidateLearningPath(client)
  void client.invalidateQueries({ queryKey: shownSkillsKey })
  void client.invalidateQueries({ queryKey: versionsKey })
}
