import type { Lenient } from '@nextrung/contract/lenient'
import { getSkillLevels, type SkillLevel } from '@nextrung/contract/skill-levels'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export type ShownLevel = Lenient<typeof SkillLevel>

/** Loaded when the levels of a skill are first opened. */
export const useSkillLevels = (skill: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['skill-levels', skill],
    enabled: isWanted,
    queryFn: ({ signal }) => api(getSkillLevels, { params: { skill }, signal }),
  })
