import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { sessionQuery } from '../../features/auth/auth.queries.ts'
import { type SessionUser, useAuth } from '../../features/auth/auth-context.tsx'
import { ProfileCard } from '../../features/profile/profile-card.tsx'
import { changedFields, type ProfileFields } from '../../features/profile/profile-fields.ts'
import { settingsKey } from '../../features/settings/settings.queries.ts'
import { writeText } from '../../lib/stored-value.ts'
import { useTitle } from '../../lib/use-title.ts'
import { paths } from '../paths.ts'

/** Updates what other screens show of the profile, without refetching what the answer already contains. */
const useFollowSaved = (uid: string) => {
  const client = useQueryClient()
  return (saved: ProfileFields, before: ProfileFields) => {
    const changed = changedFields(before, saved)
    if (changed.includes('displayName')) {
      writeText('userName', saved.displayName)
      client.setQueryData(
        sessionQuery.queryKey,
        (session) => session && { ...session, user: { ...session.user, displayName: saved.displayName } },
      )
    }
    if (changed.includes('notificationPreferences'))
      void client.invalidateQueries({ queryKey: settingsKey(uid) })
  }
}

const ProfileScreen = ({ user }: { user: SessionUser }) => {
  useTitle('Profile Management')
  const [, navigate] = useLocation()
  const followSaved = useFollowSaved(user.uid)
  return (
    <div className="mx-auto max-w-[880px]">
      <h1 className="mb-5 text-h1 md:mb-7">Profile Management</h1>
      <ProfileCard
        uid={user.uid}
        uploadPath={paths.home}
        onSaved={followSaved}
        onSessionEnded={() => navigate(paths.signIn)}
      />
    </div>
  )
}

/** Without a session, shows nothing and redirects nowhere. */
const Profile = () => {
  const { user } = useAuth()
  return user && <ProfileScreen key={user.uid} user={user} />
}

export default Profile
