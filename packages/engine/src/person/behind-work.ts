import { impliedBy, prerequisitesOf } from '@nextrung/knowledge/skill-relations'

/** Whether skills shown at work take another one for granted: nobody runs Kubernetes without containers. */
export const isBehindWork = (skill: string, shownAtWork: readonly string[]): boolean =>
  shownAtWork.some(
    (shown) =>
      impliedBy(shown).includes(skill) ||
      prerequisitesOf(shown).some(({ skill: first, anyOf = [] }) => [first, ...anyOf].includes(skill)),
  )
