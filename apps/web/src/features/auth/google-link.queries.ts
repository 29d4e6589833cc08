import { linkGoogle, unlinkGoogle } from '@nextrung/contract/auth-google'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { signInStateQuery } from '../../lib/shared-queries.ts'
import { toast } from '../../ui/toast-store.ts'
import { openGooglePopup } from './google-popup.ts'

/** Links or unlinks Google; `password` is missing if the person has none. */
export const useChangeGoogleLink = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ act, password }: { act: 'link' | 'unlink'; password: string | undefined }) => {
      const body = password === undefined ? {} : { password }
      if (act === 'unlink') {
        await api(unlinkGoogle, { body })
        return 'Google account unlinked'
      }
      const { url } = await api(linkGoogle, { body })
      return (await openGooglePopup(url)) === 'done' ? 'Google account linked' : undefined
    },
    onSuccess: (title) => {
      if (title) toast({ title })
    },
    onSettled: () => client.invalidateQueries({ queryKey: signInStateQuery.queryKey }),
  })
}
