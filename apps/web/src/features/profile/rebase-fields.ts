import { changedFields, type FieldName, type ProfileFields, switches } from './profile-fields.ts'

type Sides = {
  /** What both sides began with. */
  base: ProfileFields
  /** What the person typed since. */
  mine: ProfileFields
  /** What is saved by now. */
  theirs: ProfileFields
}

type Rebased = {
  /** `theirs` with everything in it that the person changed. */
  fields: ProfileFields
  /** Changed elsewhere, and taken over because the person had not touched them. */
  mergedFields: FieldName[]
  /** Changed on both sides to something different; `fields` has the person's. */
  conflicting: FieldName[]
}

/** Puts what the person changed on top of what was saved elsewhere in the meantime. */
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

// A switch has two sides only: who turned it decides, and whoever turned it the same way agrees.
const mergeSwitches = ({ base, mine, theirs }: Sides): ProfileFields['notificationPreferences'] => {
  const merged = { ...theirs.notificationPreferences }
  for (const name of switches)
    if (mine.notificationPreferences[name] !== base.notificationPreferences[name])
      merged[name] = mine.notificationPreferences[name]
  return merged
}
