import { listProfileFacts } from '@nextrung/contract/users'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'

/** What the newest resume says of the person, loaded each time it is opened: an analysis may have ended since. */
export const useProfileFacts = (uid: string) =>
  useQuery({
    queryKey: ['profile-facts', uid],
    queryFn: ({ signal }) => api(listProfileFacts, { params: { userId: uid }, signal }),
    gcTime: 0,
  })
