import type { Profile } from '@nextrung/contract/users'
import { Answer } from '../../http/answer.ts'
import { entityTag } from '../../http/entity-tag.ts'
import type { UserRow } from '../identity/identity.public.ts'
import { readSettings } from '../settings/settings.public.ts'

/** The profile as shown to its owner. */
export const profileOf = (row: UserRow): Profile => {
  const settings = readSettings(row.settings)
  return {
    id: row.id,
    uid: row.uid,
    displayName: row.displayName,
    email: row.email,
    phoneNumber: row.phoneNumber,
    bio: row.bio,
    professionalTitle: row.professionalTitle,
    linkedinUrl: row.linkedinUrl,
    githubUrl: row.githubUrl,
    portfolio: row.portfolio,
    education: row.education ?? [],
    workHistory: row.workHistory ?? [],
    languages: row.languages ?? [],
    certifications: row.certifications ?? [],
    skills: row.skills ?? [],
    yearsOfExperience: row.yearsOfExperience,
    currentLocation: row.currentLocation,
    preferredLocations: row.preferredLocations ?? [],
    expertiseLevel: row.expertiseLevel,
    preferredWorkType: row.preferredWorkType,
    userType: row.userType,
    targetRole: row.targetRole,
    careerGoals: row.careerGoals,
    avatarUrl: row.avatarUrl,
    // Both names expose the same stored value.
    notificationPreferences: settings.notifications,
    settings,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** A profile's ETag. Saving the same values again doesn't change it. */
export const profileTag = ({ updatedAt: _, ...profile }: Profile): string => entityTag(profile)

export const profileAnswer = (profile: Profile): Answer<Profile> =>
  new Answer(200, profile, { etag: profileTag(profile) })
