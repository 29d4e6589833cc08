import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { profileQuery } from './profile.queries.ts'
import { ProfileEditor, type ProfileEditorProps } from './profile-editor.tsx'

const fields = ['name', 'phone', 'email', 'bio']

/** A skeleton of the form. */
const ProfileLoading = () => (
  <Card>
    <p role="status" className="sr-only">
      Loading your profile
    </p>
    <Skeleton className="h-5 w-44" />
    <Skeleton className="mt-6 mb-7 h-4 w-full max-w-80" />
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field}>
          <Skeleton className="h-3 w-24" />
          <Skeleton className="mt-2 h-11" />
        </div>
      ))}
    </div>
  </Card>
)

/** The person's profile, once it has loaded. */
export const ProfileCard = ({ uid, onSessionEnded, ...rest }: Omit<ProfileEditorProps, 'saved'>) => {
  const { data, error, isError, isRefetching, refetch } = useQuery(profileQuery(uid, onSessionEnded))
  if (data) return <ProfileEditor uid={uid} saved={data} onSessionEnded={onSessionEnded} {...rest} />
  if (!isError) return <ProfileLoading />
  return (
    <ErrorCard
      title="Your profile could not be loaded"
      action={
        <Button variant="outline" busy={isRefetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      }
    >
      {errorMessage(error, 'Nothing is lost. Please try again.')}
    </ErrorCard>
  )
}
