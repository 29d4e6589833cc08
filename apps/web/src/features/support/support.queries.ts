import { askForHelp, getSupportDesk, type SupportForm } from '@nextrung/contract/support'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { toast } from '../../ui/toast-store.ts'

const supportKey = ['support']

/** How questions are delivered, and earlier questions. Reloads whenever the page opens. */
export const supportDeskQuery = queryOptions({
  queryKey: supportKey,
  queryFn: ({ signal }) => api(getSupportDesk, { signal }),
  staleTime: 0,
})

export const useAskForHelp = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (question: SupportForm) => api(askForHelp, { body: question }),
    onSuccess: () => {
      toast({ title: 'Question sent', description: 'You can find it below, under your questions.' })
      return queryClient.invalidateQueries({ queryKey: supportKey })
    },
  })
}
