type Selection = { userType: string | undefined; targetRole: string | undefined }

/** What still has to be chosen before going on, as the notification that says so. Undefined when nothing is. */
export const missingSelection = ({
  userType,
  targetRole,
}: Selection): { title: string; description: string } | undefined => {
  if (!userType) {
    return {
      title: 'Please select your career status',
      description: "Choose whether you're transitioning to IT or an IT professional",
    }
  }
  if (!targetRole) {
    return {
      title: 'Please select a target role',
      description: 'Choose your desired role before continuing',
    }
  }
  return undefined
}
