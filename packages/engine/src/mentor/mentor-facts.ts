import { TargetRole, UserType } from '@nextrung/contract/roles'
import { mentorSlots } from '@nextrung/knowledge/mentor/mentor-slots'
import { z } from 'zod'

/** Facts in the form in which a sentence takes them: "6", "about 7 months", "$132,270". Missing ones are not spoken of. */
export const SlotValues = z.partialRecord(z.enum(mentorSlots), z.string())
export type SlotValues = Partial<Record<(typeof mentorSlots)[number], string>>

/** What is known of the person who writes, and the product's own figures. Nothing else is ever said as a fact. */
export const MentorFacts = z.object({
  userType: UserType.optional(),
  targetRole: TargetRole.optional(),
  /** About the person and their target role. */
  slots: SlotValues,
  /** About roles that the message names, by role: the same slots as for the target role (pay, demand, gaps …). */
  roles: z.partialRecord(TargetRole, SlotValues),
  /** About skills that the message names, by the skill's name. */
  skills: z.record(z.string(), SlotValues),
  /** Names in the order in which lists are shown beside the reply. */
  lists: z.object({
    gaps: z.array(z.string()),
    topSkills: z.array(z.string()),
  }),
})
export type MentorFacts = z.output<typeof MentorFacts>
