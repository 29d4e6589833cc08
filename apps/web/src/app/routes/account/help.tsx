import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../../../features/auth/auth-context.tsx'
import { displayNameOf } from '../../../features/auth/display-name-of.ts'
import { DeskFacts } from '../../../features/support/desk-facts.tsx'
import { HelpForm } from '../../../features/support/help-form.tsx'
import { QuestionList } from '../../../features/support/question-list.tsx'
import { supportDeskQuery } from '../../../features/support/support.queries.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RequireUser } from '../../guards.tsx'

const HelpLoading = () => (
  <div role="status" aria-label="Loading" className="grid gap-4 md:gap-6">
    <Skeleton className="h-[520px] rounded-lg" />
    <Skeleton className="h-28 rounded-lg" />
  </div>
)

const HelpScreen = () => {
  useTitle('Help')
  const { user } = useAuth()
  const { data: desk, isError, refetch, isRefetching } = useQuery(supportDeskQuery)
  if (!user) return null
  if (isError && !desk)
    return (
      <ErrorCard
        title="The help page could not be loaded"
        action={
          <Button variant="outline" busy={isRefetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        Please try again later.
      </ErrorCard>
    )
  if (!desk) return <HelpLoading />
  return (
    <div className="grid gap-4 md:gap-6">
      <Card aria-label="Ask a question">
        <DeskFacts desk={desk} />
        <div className="mt-5 border-t border-line pt-5">
          <HelpForm personId={user.uid} name={displayNameOf(user)} desk={desk} />
        </div>
      </Card>
      <QuestionList questions={desk.messages} />
    </div>
  )
}

const Help = () => (
  <RequireUser>
    <div className="mx-auto max-w-[880px]">
      <h1 className="mb-5 text-h1 md:mb-7">Help</h1>
      <HelpScreen />
    </div>
  </RequireUser>
)

export default Help
