import { listProfileFacts, ProfileFact } from '@nextrung/contract/users'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../../lib/api.ts'

const ReadFacts = z.object({
  resume: z
    .object({ version: z.number().catch(0), fileName: z.string().catch('') })
    .nullable()
    .catch(null),
  facts: z.array(ProfileFact.nullable().catch(null)).catch([]),
})

const loadFacts = async (userId: string, signal: AbortSignal) => {
  const answer = ReadFacts.parse((await api(listProfileFacts, { params: { userId }, signal })) ?? {})
  return { resume: answer.resume, facts: answer.facts.filter((fact) => fact !== null) }
}

/** What the newest resume says of the person, asked for each time it is wanted. */
export const useProfileFacts = (uid: string) =>
  useQuery({
    queryKey: ['profile-facts', uid],
    queryFn: ({ signal }) => loadFacts(uid, signal),
    gcTime: 0,
  })
