import { changedFields, type FieldName, type ProfileFields, switches } from './profile-fields.ts'

type Sides = {
  /** The common ancestor. */
  base: ProfileFields
  /** The person's input. */
  mine: ProfileFields
  /** The currently saved profile. */
  theirs: ProfileFields
}

type Rebased = {
  /** `theirs` plus everything the person changed. */
  fields: ProfileFields
  /** Changed elsewhere and merged in, because the person had not touched them. */
  mergedFields: FieldName[]
  /** Changed differently on both sides; `fields` has the person's version. */
  conflicting: FieldName[]
}

/** Rebases the person's changes onto what was saved elsewhere meanwhile. */
export const rebaseFields = ({ base, mine, theirs }: Sides): Rebased => {
  const own = changedFields(base, mine)
  const foreign = changedFields(base, theirs)
  const fields = { ...theirs, ...Object.fromEntries(own.map((name) => [name, mine[name]])) }
  const different = changedFields(mine, theirs)
  return {
    fields: { ...fields, notificationPreferences: mergeSwitches({ base, mine, theirs }) },
    mergedFields: foreign.filter((name) => name === 'notificationPreferences' || !own.includes(name)),
    conflicting: foreign.filter(
      (name) => name !== 'notificationPreferences' && own.includes(name) && different.includes(name),
    ),
  }
}

// A switch has two states: whoever flipped it decides, and if both did, they agree.
const mergeSwitches = ({ base, mine, theirs }: Sides): ProfileFields['notificationPreferences'] => {
  const merged = { ...theirs.notificationPreferences }
  for (const name of switches)
    if (mine.notificationPreferences[name] !== base.notificationPreferences[name])
      merged[name] = mine.notificationPreferences[name]
  return merged
}
