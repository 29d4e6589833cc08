import { listProfileFacts } from '@nextrung/contract/users'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'

/** Facts from the newest resume. Loads on each opening, because an analysis may have finished meanwhile. */
export const useProfileFacts = (uid: string) =>
  useQuery({
    queryKey: ['profile-facts', uid],
    queryFn: ({ signal }) => api(listProfileFacts, { params: { userId: uid }, signal }),
    gcTime: 0,
  })
