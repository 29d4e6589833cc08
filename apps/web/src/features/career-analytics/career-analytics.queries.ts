import { analyticsRegion, getCareerAnalytics, listOpportunities } from '@nextrung/contract/career-analytics'
import { getOwnSkills, getPayByLevel } from '@nextrung/contract/career-analytics-panels'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

const retries = { retry: 2, retryDelay: (attempt: number) => 300 * 2 ** attempt }

/** The market for a role. Comparing roles shares this cache. */
export const careerAnalyticsQuery = (role: string) =>
  queryOptions({
    queryKey: ['career-analytics', role],
    queryFn: ({ signal }) => api(getCareerAnalytics, { params: { role, region: analyticsRegion }, signal }),
    ...retries,
  })

export const useOpportunities = (role: string) =>
  useQuery({
    queryKey: ['career-opportunities', role],
    queryFn: ({ signal }) => api(listOpportunities, { params: { role }, signal }),
    ...retries,
  })

/** Loads when its panel opens. */
export const usePayByLevel = (role: string) =>
  useQuery({
    queryKey: ['pay-by-level', role],
    queryFn: ({ signal }) => api(getPayByLevel, { params: { role }, signal }),
  })

/** Loads when asked for. A resume analyzed since then shows up on the next visit. */
export const useOwnSkills = (role: string, enabled: boolean) =>
  useQuery({
    queryKey: ['own-skills', role],
    queryFn: ({ signal }) => api(getOwnSkills, { params: { role }, signal }),
    enabled,
    staleTime: 0,
    gcTime: 0,
  })
