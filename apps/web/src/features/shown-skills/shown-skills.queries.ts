import type { Lenient } from '@nextrung/contract/lenient'
import {
  addShownToResume,
  getShownSkills,
  type ShownEntry,
  shownKinds,
} from '@nextrung/contract/shown-skills'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { invalidateAfterShowing, shownSkillsKey } from '../../lib/shared-queries.ts'

export type Shown = Lenient<typeof ShownEntry>

/** Of a kind that this version of the application knows. */
export type AddableShown = Pick<Shown, 'skill' | 'id'> & { kind: ShownEntry['kind'] }

export const addableShown = ({ skill, id, kind }: Shown): AddableShown | undefined => {
  const known = shownKinds.find((one) => one === kind)
  return known && { skill, id, kind: known }
}

export const useShownSkills = () =>
  useQuery({ queryKey: shownSkillsKey, queryFn: ({ signal }) => api(getShownSkills, { signal }) })

/** Adds the line of something shown to the resume. What follows from the resume is asked for again. */
export const useAddToResume = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (shown: AddableShown) => {
      const { skill, kind, id } = shown
      return api(addShownToResume, { body: { skill, kind, id } })
    },
    onSuccess: (answer) => {
      if (answer) client.setQueryData(shownSkillsKey, answer)
      invalidateAfterShowing(client)
    },
  })
}
